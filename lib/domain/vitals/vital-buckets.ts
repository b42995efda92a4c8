/** Values of vitals are kept as counts by bucket, so that storage is bounded and no visit can be told from another. */
import { VITAL_FACTS, type Vital } from "./vitals.ts";

/** So many loads had a value above the bucket below, up to and including `upTo`: whole units of the vital. */
export type VitalCount = { upTo: number; count: number };

/** Widths of buckets; above 20 they are 4–11 % of what is in them. Every threshold of `VITAL_FACTS` is a border, so the share of good is exact. */
const WIDTHS = [
	{ upTo: 20, width: 1 },
	{ upTo: 50, width: 2 },
	{ upTo: 100, width: 5 },
	{ upTo: 200, width: 10 },
	{ upTo: 500, width: 25 },
	{ upTo: 1000, width: 50 },
	{ upTo: 2000, width: 100 },
	{ upTo: 5000, width: 250 },
	{ upTo: 10_000, width: 500 },
	{ upTo: 20_000, width: 1000 },
	{ upTo: 60_000, width: 2500 },
] as const;

function widthAt(units: number): number {
	const row = WIDTHS.find(({ upTo }) => units <= upTo);
	if (!row) throw new Error(`${units} is beyond every bucket`);
	return row.width;
}

/** The bucket of a value of 0 to `max`, named by its upper border in whole units; 0 is a bucket by itself. */
export function bucketOf(vital: Vital, value: number): number {
	const units = Math.ceil(value * VITAL_FACTS[vital].unitsOfOne);
	const width = widthAt(units);
	return Math.ceil(units / width) * width;
}

/** How many loads were counted. */
export function loadsOf(counts: readonly VitalCount[]): number {
	return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The value that this share of loads, above 0 to 1, did not exceed: inside its bucket by even spread. Null without loads. */
export function percentileOf(vital: Vital, counts: readonly VitalCount[], share: number): number | null {
	const wanted = share * loadsOf(counts);
	let before = 0;
	for (const { upTo, count } of counts.toSorted((a, b) => a.upTo - b.upTo)) {
		if (before + count < wanted) {
			before += count;
			continue;
		}
		const units = Math.max(0, upTo - widthAt(upTo) * (1 - (wanted - before) / count));
		return units / VITAL_FACTS[vital].unitsOfOne;
	}
	return null;
}

/** The share of loads that were good, 0 to 1; null without loads. */
export function goodShareOf(vital: Vital, counts: readonly VitalCount[]): number | null {
	const all = loadsOf(counts);
	const { good, unitsOfOne } = VITAL_FACTS[vital];
	return all === 0 ? null : loadsOf(counts.filter(({ upTo }) => upTo <= good * unitsOfOne)) / all;
}
