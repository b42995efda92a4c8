import { expect, test } from "vitest";
import { addCounts, countLine, countPlaywright, countVitest, NO_TESTS, verdictOf } from "#tools/reports.ts";

test("Vitest's pending and todo tests count as skipped", () => {
	const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3, success: false };
	expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 5 });
});

test("a browser test that passed on a second try counts as failed", () => {
	const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 4, duration: 12.5 };
	expect(countPlaywright(JSON.stringify({ stats, suites: [] }))).toEqual({ passed: 7, failed: 3, skipped: 4 });
});

test("a step that fails without a failed test counts as one failure, so the last line never hides it", () => {
	expect(verdictOf(false, NO_TESTS)).toEqual({ passed: 0, failed: 1, skipped: 0 });
	expect(verdictOf(false, { passed: 3, failed: 2, skipped: 0 })).toEqual({ passed: 3, failed: 2, skipped: 0 });
	expect(verdictOf(true, { passed: 3, failed: 0, skipped: 1 })).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test("the last line sums all steps", () => {
	const sum = addCounts([NO_TESTS, { passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 0, skipped: 0 }]);
	expect(countLine(sum)).toBe("11 passed, 2 failed, 3 skipped");
});
