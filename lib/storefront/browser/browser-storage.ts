/** What `use` says of the browser's storage; undefined where it is refused: blocked, or full. */
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

/** Null for a text that is no JSON: anybody may write into the browser's storage. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
