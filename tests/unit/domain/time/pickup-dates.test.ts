import { expect, test } from "vitest";
import type { Hours, OpeningBranch } from "#lib/domain/time/opening-hours.ts";
import { pickupDates } from "#lib/domain/time/pickup-dates.ts";

const DAY: Hours = ["09:00", "18:00"];
/** Open from Tuesday to Saturday. */
const BRANCH: OpeningBranch = {
	openingHours: { 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: DAY },
	isLargeShop: false,
	exceptions: [{ day: "2026-12-16", hours: null }],
};

test.each([
	["open days stay", ["2026-12-10", "2026-12-11"], ["2026-12-10", "2026-12-11"]],
	["a day closed for stocktaking", ["2026-12-16", "2026-12-16"], ["2026-12-17", "2026-12-17"]],
	["a weekday on which it never opens", ["2026-12-11", "2026-12-14"], ["2026-12-11", "2026-12-15"]],
	["both days", ["2026-12-14", "2026-12-16"], ["2026-12-15", "2026-12-17"]],
	["a last day alone", [null, "2026-12-16"], [null, "2026-12-17"]],
	["Christmas", ["2026-12-24", "2026-12-25"], ["2026-12-29", "2026-12-29"]],
] as const)("days at a branch: %s", (_, [from, to], moved) => {
	expect(Object.values(pickupDates({ from, to }, BRANCH))).toEqual(moved);
});

test("a branch that never opens keeps the days", () => {
	const dates = { from: "2026-12-10", to: "2026-12-11" };
	expect(pickupDates(dates, { ...BRANCH, openingHours: {} })).toEqual(dates);
});
