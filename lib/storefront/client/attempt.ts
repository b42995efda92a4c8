import { z } from "zod";
import { readSession, removeSession, writeSession } from "../browser/session-store.ts";

const attempt = z.object({ content: z.string(), key: z.uuid() });

const storageKey = (name: string) => `${name}-attempt`;

/** Idempotency key of sent content: the same for retries and reloads of the tab, a new one when the content changes. */
export function keyOfAttempt(name: string, content: unknown): string {
	const text = JSON.stringify(content);
	const kept = readSession(storageKey(name), attempt);
	if (kept?.content === text) return kept.key;
	const key = randomUuid();
	writeSession(storageKey(name), { content: text, key });
	return key;
}

/** The attempt succeeded: the same content gets a new key. */
export function forgetAttempt(name: string): void {
	removeSession(storageKey(name));
}

/** `crypto.randomUUID` is missing on plain http, which a shop in a local network may use. */
function randomUuid(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
