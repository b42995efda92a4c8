/** How memory and handles went over the run, of which the first third is left to growing warm. */
import { type AllSeen, DATABASE } from "./processes.ts";

/** When, and what was seen. */
export type Sample = { atS: number; seen: AllSeen };
/**
 * Levels of two thirds of the run, and the later one as a multiple of the earlier. Of memory it is the mean; of handles the least,
 * since any burst of visitors leaves connections for a while; of the database the most of both, since its connections grow for a quarter of an
 * hour, and are renewed then.
 */
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
			const [fromS, toS] = [totalS / 3, (totalS / 3) * 2];
			const levelOf = name === DATABASE ? mostOf : what === "memoryMb" ? meanOf : leastOf;
			const valuesOf = (some: typeof own) => some.map((one) => one[what]);
			const second = levelOf(valuesOf(own.filter(({ atS }) => atS >= fromS && atS < toS)));
			const last = levelOf(valuesOf(own.filter(({ atS }) => atS >= toS)));
			return { second, last, ratio: last / second };
		};
		const restarts = own.filter(({ pid }, at) => at > 0 && pid !== own[at - 1]?.pid).length;
		return { name, memoryMb: thirds("memoryMb"), handles: thirds("handles"), restarts };
	});
}

const mostOf = (values: readonly number[]) => Math.max(...some(values));
const leastOf = (values: readonly number[]) => Math.min(...some(values));
const meanOf = (values: readonly number[]) => some(values).reduce((sum, value) => sum + value, 0) / values.length;

function some(values: readonly number[]): readonly number[] {
	if (values.length === 0) throw new Error("The processes were not looked at in a whole third of the run.");
	return values;
}
