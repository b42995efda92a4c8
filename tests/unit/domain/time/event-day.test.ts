import { describe, expect, test } from "vitest";
import { eventDay } from "#lib/domain/time/event-day.ts";
import type { OpeningBranch } from "#lib/domain/time/opening-hours.ts";

const mall: OpeningBranch = {
	openingHours: Object.fromEntries(["1", "2", "3", "4", "5", "6", "7"].map((day) => [day, ["09:00", "21:00"]])),
	isLargeShop: true,
	exceptions: [{ day: "2026-12-31", hours: ["09:00", "14:00"] }],
};
const street: OpeningBranch = {
	openingHours: { 1: ["09:00", "18:00"], 6: ["09:00", "13:00"] },
	isLargeShop: false,
	exceptions: [],
};

describe("the day of an event", () => {
	test.each([
		["a day when the branch is open", "2026-11-28", 12, mall, "2026-12-10"],
		["Christmas Day goes on to the first day after the holidays", "2026-11-28", 27, mall, "2026-12-27"],
		["a day that is shorter goes on, over New Year", "2026-11-28", 33, mall, "2027-01-02"],
		["a weekday when the branch is closed", "2026-11-28", 4, street, "2026-12-07"],
		["a past day goes back", "2026-12-28", -2, mall, "2026-12-23"],
		["elsewhere only holidays count", "2026-11-28", 26, null, "2026-12-27"],
		["elsewhere a Sunday is like other days", "2026-11-28", 1, null, "2026-11-29"],
	] as const)("%s", (_, today, inDays, branch, day) => {
		expect(eventDay(today, inDays, ["10:00", "18:00"], branch)).toBe(day);
	});

	test("a branch that is never open long enough leaves it where it is", () => {
		expect(eventDay("2026-11-28", 3, ["10:00", "23:00"], mall)).toBe("2026-12-01");
	});
});
