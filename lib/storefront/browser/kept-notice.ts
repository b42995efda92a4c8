/** A notice for the next page of this tab: a document navigation removes the notices on screen. */
import { parseJson, withStorage } from "./browser-storage.ts";

type Tone = "danger" | "success";
type KeptNotice = { tone: Tone; text: string };

const KEY = "kept-notice";

export function keepNotice(tone: Tone, text: string): void {
	withStorage("sessionStorage", (store) => store.setItem(KEY, JSON.stringify({ tone, text })));
}

/** Returns the stored notice and deletes it; null when there is none or it is malformed. */
export function takeNotice(): KeptNotice | null {
	const kept = withStorage("sessionStorage", (store) => store.getItem(KEY));
	if (typeof kept !== "string") return null;
	withStorage("sessionStorage", (store) => store.removeItem(KEY));
	const notice = parseJson(kept);
	if (typeof notice !== "object" || notice === null || !("tone" in notice) || !("text" in notice)) return null;
	const { tone, text } = notice;
	if ((tone !== "danger" && tone !== "success") || typeof text !== "string") return null;
	return { tone, text };
}
