/** How memory and handles went over the run, of which the first third is left to growing warm. */
import type { AllSeen } from "./processes.ts";

/** When, and what was seen. */
export type Sample = { atS: number; seen: AllSeen };
/** Means of two thirds of the run, and the later one as a multiple of the earlier. */
export type Thirds = { second: number; last: number; ratio: number };
export type Trend = {
	name: string;
	memoryMb: Thirds;
	handles: Thirds;
	/** How often it was started anew. */
	restarts: number;
};

/** Throws when a third has no samples. */
export function trendsOf(samples: readonly Sample[], totalS: number): Trend[] {
	const names = [...new Set(samples.flatMap(({ seen }) => Object.keys(seen)))];
	return names.map((name) => {
		const own = samples.flatMap(({ atS, seen }) => (seen[name] ? [{ atS, ...seen[name] }] : []));
		const thirds = (what: "memoryMb" | "handles"): Thirds => {
			const mean = (from: number, to: number) =>
				meanOf(
					own.filter(({ atS }) => atS >= from && atS < to),
					what,
				);
			const [second, last] = [mean(totalS / 3, (totalS / 3) * 2), mean((totalS / 3) * 2, Number.POSITIVE_INFINITY)];
			return { second, last, ratio: last / second };
		};
		const restarts = own.filter(({ pid }, at) => at > 0 && pid !== own[at - 1]?.pid).length;
		return { name, memoryMb: thirds("memoryMb"), handles: thirds("handles"), restarts };
	});
}

function meanOf(seen: readonly { memoryMb: number; handles: number }[], what: "memoryMb" | "handles"): number {
	if (seen.length === 0) throw new Error("The processes were not looked at in a whole third of the run.");
	return seen.reduce((sum, one) => sum + one[what], 0) / seen.length;
}
