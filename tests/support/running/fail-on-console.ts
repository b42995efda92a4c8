import { afterEach, beforeEach, vi } from "vitest";
import { takeExpected } from "./expect-console.ts";

const METHODS = ["error", "warn"] as const;
type Said = { method: (typeof METHODS)[number]; text: string };

let said: Said[] = [];

/** What was written, as one text; an error's stack is left out. */
const textOf = (parts: unknown[]) =>
	parts.map((part) => (part instanceof Error ? part.message : String(part))).join(" ");

beforeEach(() => {
	said = [];
	for (const method of METHODS) {
		vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
			said.push({ method, text: textOf(parts) });
		});
	}
});

afterEach(() => {
	for (const method of METHODS) vi.mocked(console[method]).mockRestore?.();
	const expected = takeExpected();
	const isExpected = ({ method, text }: Said) =>
		expected.some((one) => one.method === method && one.pattern.test(text));
	const unexpected = said.filter((one) => !isExpected(one));
	const missing = expected.filter(
		(one) => !said.some(({ method, text }) => one.method === method && one.pattern.test(text)),
	);
	if (unexpected.length > 0) {
		throw new Error(
			`Unexpected output:\n${unexpected.map(({ method, text }) => `console.${method}: ${text}`).join("\n")}`,
		);
	}
	if (missing.length > 0) {
		throw new Error(
			`Expected output never came: ${missing.map(({ method, pattern }) => `console.${method} ${pattern}`).join(", ")}`,
		);
	}
});
