import { expect, test } from "vitest";
import { expectConsole, takeExpected } from "#tests/support/running/expect-console.ts";

test("a line that is expected does not fail its test", () => {
	expectConsole("error", /^lost 3 /);
	console.error("lost", 3, new Error("pieces"));
});

test("what one test expects is not expected of the next", () => {
	expect(takeExpected()).toEqual([]);
});
