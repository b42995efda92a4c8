import type { z } from "zod";

/** Stands in where the browser refuses its session storage (blocked, full): lives as long as the page. */
const memory = new Map<string, string>();

function withStore<Result>(use: (store: Storage) => Result, instead: () => Result): Result {
	try {
		return use(window.sessionStorage);
	} catch (error) {
		if (error instanceof DOMException) return instead();
		throw error;
	}
}

/** What this tab kept under a key, or null when there is nothing or it is not of that shape any more. */
export function readSession<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
	const text =
		memory.get(key) ??
		withStore(
			(store) => store.getItem(key),
			() => null,
		);
	if (text === null) return null;
	const parsed = schema.safeParse(parseJson(text));
	return parsed.success ? parsed.data : null;
}

export function writeSession(key: string, value: unknown): void {
	const text = JSON.stringify(value);
	withStore(
		(store) => store.setItem(key, text),
		() => void memory.set(key, text),
	);
}

export function removeSession(key: string): void {
	memory.delete(key);
	withStore(
		(store) => store.removeItem(key),
		() => undefined,
	);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
