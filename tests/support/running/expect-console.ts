type Expected = { method: "error" | "warn"; pattern: RegExp };

let expected: Expected[] = [];

/** Says that this test makes the code write such a line; it fails when the line never comes. */
export function expectConsole(method: Expected["method"], pattern: RegExp): void {
	expected.push({ method, pattern });
}

/** What the running test expected; the next test starts with nothing. */
export function takeExpected(): Expected[] {
	const all = expected;
	expected = [];
	return all;
}
