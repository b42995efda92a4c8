import { z } from "zod";

export type Counts = { passed: number; failed: number; skipped: number };

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

const vitestSchema = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number().default(0),
});

const playwrightSchema = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts of Vitest's JSON report. */
export function countVitest(report: string): Counts {
	const stats = vitestSchema.parse(JSON.parse(report));
	return {
		passed: stats.numPassedTests,
		failed: stats.numFailedTests,
		skipped: stats.numPendingTests + stats.numTodoTests,
	};
}

/** Counts of Playwright's JSON report; a test that passed only on retry counts as failed. */
export function countPlaywright(report: string): Counts {
	const { stats } = playwrightSchema.parse(JSON.parse(report));
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

export function addCounts(all: Counts[]): Counts {
	return all.reduce(
		(sum, one) => ({
			passed: sum.passed + one.passed,
			failed: sum.failed + one.failed,
			skipped: sum.skipped + one.skipped,
		}),
		NO_TESTS,
	);
}

/**
 * Counts of a step: its tests, and one failure if it failed without naming a test (types, lint, a file that does not
 * load).
 */
export function verdictOf(isOk: boolean, counts: Counts): Counts {
	return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The last line of `npm test`. */
export const countLine = ({ passed, failed, skipped }: Counts) =>
	`${passed} passed, ${failed} failed, ${skipped} skipped`;
