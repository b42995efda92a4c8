/** Result of `use` with the browser's storage; undefined when the storage is blocked or full. */
export function withStorage<Result>(
	kind: "localStorage" | "sessionStorage",
	use: (storage: Storage) => Result,
): Result | undefined {
	try {
		return use(window[kind]);
	} catch (error) {
		if (error instanceof DOMException) return undefined;
		throw error;
	}
}

/** Null for malformed JSON: other scripts and people can write into the browser's storage. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
