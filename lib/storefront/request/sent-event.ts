import { z } from "zod";
import { localRedirect } from "#lib/domain/local-redirect.ts";
import { readSession, writeSession } from "../browser/session-store.ts";

const KEY = "sent-event";
const sentEvent = z.object({ number: z.string().max(40), url: z.string().max(500) });

/** Keeps which event was asked for, for the page that says thanks. */
export function keepSentEvent({ number, url }: z.input<typeof sentEvent>): void {
	writeSession(KEY, { number, url });
}

/** The event asked for last in this tab, and its own page; null when none was. */
export function readSentEvent(): z.output<typeof sentEvent> | null {
	const sent = readSession(KEY, sentEvent);
	return sent && localRedirect(sent.url) !== null ? sent : null;
}
