/** What browsers measure of a page that was loaded (web.dev/articles/vitals). */
import { MINUTE_S, SECOND_MS } from "../durations.ts";

/** Largest paint, answer to a click, shift of the layout, first paint, first byte. */
export const VITALS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type Vital = (typeof VITALS)[number];

/** A year beside the last one, and some days. */
export const VITALS_KEPT_DAYS = 400;

export type VitalRating = "good" | "needs improvement" | "poor";

type VitalFacts = {
	/** The most that is good, and the most that is not yet poor (web.dev/articles/lcp, /inp, /cls, /fcp, /ttfb). */
	good: number;
	fair: number;
	/** More than this is told as this. */
	max: number;
	/** Whole units that it is counted in, to its own one: milliseconds, thousandths of a shift. */
	unitsOfOne: number;
};

const time = (good: number, fair: number): VitalFacts => ({ good, fair, max: MINUTE_S * SECOND_MS, unitsOfOne: 1 });

/** Times in milliseconds; CLS is a share of the window and has no unit. */
export const VITAL_FACTS: Record<Vital, VitalFacts> = {
	LCP: time(2500, 4000),
	INP: time(200, 500),
	CLS: { good: 0.1, fair: 0.25, max: 10, unitsOfOne: 1000 },
	FCP: time(1800, 3000),
	TTFB: time(800, 1800),
};

export function rateVital(vital: Vital, value: number): VitalRating {
	const { good, fair } = VITAL_FACTS[vital];
	if (value <= good) return "good";
	return value <= fair ? "needs improvement" : "poor";
}
