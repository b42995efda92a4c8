import { z } from "zod";
import { localRedirect } from "#lib/domain/local-redirect.ts";
import { readSession, writeSession } from "../browser/session-store.ts";

const KEY = "sent-event";
const sentEvent = z.object({ number: z.string().max(40), url: z.string().max(500) });

/** Stores the proposed event for the page that says thanks. */
export function keepSentEvent({ number, url }: z.input<typeof sentEvent>): void {
	writeSession(KEY, { number, url });
}

/** The event proposed last in this tab, with the address of its page; null if none was. */
export function readSentEvent(): z.output<typeof sentEvent> | null {
	const sent = readSession(KEY, sentEvent);
	return sent && localRedirect(sent.url) !== null ? sent : null;
}
