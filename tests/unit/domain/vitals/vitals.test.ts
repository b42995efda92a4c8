import { expect, test } from "vitest";
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import { rateVital, VITAL_FACTS, VITALS, type Vital, type VitalRating } from "#lib/domain/vitals/vitals.ts";

test.each<[Vital, number, VitalRating]>([
	["LCP", 0, "good"],
	["LCP", 2500, "good"],
	["LCP", 2501, "needs improvement"],
	["LCP", 4000, "needs improvement"],
	["LCP", 4001, "poor"],
	["INP", 200, "good"],
	["INP", 500, "needs improvement"],
	["INP", 501, "poor"],
	["CLS", 0.1, "good"],
	["CLS", 0.25, "needs improvement"],
	["CLS", 0.251, "poor"],
	["FCP", 1800, "good"],
	["FCP", 3000, "needs improvement"],
	["FCP", 3001, "poor"],
	["TTFB", 800, "good"],
	["TTFB", 1800, "needs improvement"],
	["TTFB", 1801, "poor"],
])("%s of %d is %s", (vital, value, rating) => {
	expect(rateVital(vital, value)).toBe(rating);
});

test("the thresholds are those that the measuring library has", () => {
	const ours = VITALS.map((vital) => [vital, VITAL_FACTS[vital].good, VITAL_FACTS[vital].fair]);
	expect(ours).toEqual([
		["LCP", ...LCPThresholds],
		["INP", ...INPThresholds],
		["CLS", ...CLSThresholds],
		["FCP", ...FCPThresholds],
		["TTFB", ...TTFBThresholds],
	]);
});
