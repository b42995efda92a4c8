import type { z } from "zod";
import { parseJson, withStorage } from "./browser-storage.ts";

/** Fallback when session storage is blocked or full: lives as long as the page. */
const memory = new Map<string, string>();

/** The value that this tab stored under a key; null when there is none or it does not match the schema. */
export function readSession<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
	const text = memory.get(key) ?? withStorage("sessionStorage", (store) => store.getItem(key)) ?? null;
	if (text === null) return null;
	const parsed = schema.safeParse(parseJson(text));
	return parsed.success ? parsed.data : null;
}

export function writeSession(key: string, value: unknown): void {
	const text = JSON.stringify(value);
	const isKept = withStorage("sessionStorage", (store) => {
		store.setItem(key, text);
		return true;
	});
	if (!isKept) memory.set(key, text);
}

export function removeSession(key: string): void {
	memory.delete(key);
	withStorage("sessionStorage", (store) => store.removeItem(key));
}
