import { describe, expect, test } from "vitest";
import { bucketOf, goodShareOf, percentileOf, type VitalCount } from "#lib/domain/vitals/vital-buckets.ts";
import { VITAL_FACTS, VITALS, type Vital } from "#lib/domain/vitals/vitals.ts";

describe("a value is counted in the bucket up to", () => {
	test.each<[Vital, number, number]>([
		["LCP", 0, 0],
		["LCP", 0.4, 1],
		["LCP", 1, 1],
		["LCP", 19.5, 20],
		["LCP", 20.1, 22],
		["LCP", 22, 22],
		["LCP", 49, 50],
		["LCP", 51, 55],
		["LCP", 101, 110],
		["LCP", 201, 225],
		["LCP", 501, 550],
		["LCP", 1001, 1100],
		["LCP", 1999.9, 2000],
		["LCP", 2000.1, 2250],
		["LCP", 2500, 2500],
		["LCP", 2500.1, 2750],
		["LCP", 5001, 5500],
		["LCP", 10_001, 11_000],
		["LCP", 20_001, 22_500],
		["LCP", 60_000, 60_000],
		["CLS", 0, 0],
		["CLS", 0.0001, 1],
		["CLS", 0.001, 1],
		["CLS", 0.0123, 13],
		["CLS", 0.07, 70],
		["CLS", 0.071, 75],
		["CLS", 0.1, 100],
		["CLS", 0.1001, 110],
		["CLS", 0.25, 250],
		["CLS", 10, 10_000],
	])("%s of %d: %d", (vital, value, upTo) => {
		expect(bucketOf(vital, value)).toBe(upTo);
	});

	test.each(VITALS)("%s: none below itself, none wider than a ninth above 20 units, and 160 at most", (vital) => {
		const { max, unitsOfOne } = VITAL_FACTS[vital];
		const buckets = new Set<number>();
		for (let units = 0; units <= max * unitsOfOne; units++) {
			const upTo = bucketOf(vital, units / unitsOfOne);
			expect(upTo).toBeGreaterThanOrEqual(units);
			if (units > 20) expect((upTo - units) / upTo).toBeLessThan(1 / 9);
			buckets.add(upTo);
		}
		expect(buckets.size).toBeLessThanOrEqual(160);
	});

	test.each(VITALS)("%s: the thresholds are borders of buckets", (vital) => {
		const { good, fair, max, unitsOfOne } = VITAL_FACTS[vital];
		for (const border of [good, fair, max]) expect(bucketOf(vital, border)).toBe(border * unitsOfOne);
	});
});

const counts = (...pairs: [number, number][]): VitalCount[] => pairs.map(([upTo, count]) => ({ upTo, count }));

describe("the value that three quarters of loads did not exceed", () => {
	test.each<[string, Vital, VitalCount[], number | null]>([
		["is unknown without loads", "LCP", [], null],
		["of one load is in its bucket", "LCP", counts([2500, 1]), 2437.5],
		["of loads that took no time is 0", "TTFB", counts([0, 4]), 0],
		["lies at the border of the bucket that three quarters fill", "LCP", counts([1000, 3], [4000, 1]), 1000],
		["lies inside the bucket by even spread", "LCP", counts([1000, 2], [2000, 2]), 1950],
		["does not depend on the order of buckets", "LCP", counts([2000, 2], [1000, 2]), 1950],
		["of shifts has their own unit", "CLS", counts([0, 1], [100, 3]), 0.09833],
	])("%s", (_rule, vital, given, value) => {
		const found = percentileOf(vital, given, 0.75);
		if (value === null) expect(found).toBeNull();
		else expect(found).toBeCloseTo(value, 4);
	});

	test("of the same value however often is in its bucket, at every share", () => {
		for (const share of [0.01, 0.5, 0.75, 1]) {
			const value = percentileOf("INP", counts([110, 1000]), share) ?? 0;
			expect(value).toBeGreaterThan(100);
			expect(value).toBeLessThanOrEqual(110);
		}
	});
});

test.each<[string, Vital, VitalCount[], number | null]>([
	["none", "LCP", [], null],
	["all good", "LCP", counts([2500, 4]), 1],
	["one of four above the threshold", "LCP", counts([100, 1], [2500, 2], [2750, 1]), 0.75],
	["shifts", "CLS", counts([100, 1], [110, 1]), 0.5],
])("the share of good loads: %s", (_case, vital, given, share) => {
	expect(goodShareOf(vital, given)).toBe(share);
});
