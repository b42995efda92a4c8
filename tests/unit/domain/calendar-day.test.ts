import { expect, test } from "vitest";
import { addDays, pragueDay } from "#lib/domain/calendar-day.ts";

test.each([
	["2026-11-20T10:00:00Z", "2026-11-20"],
	// Midnight in Prague is 23:00 of UTC in winter, 22:00 in summer.
	["2026-12-31T22:59:59Z", "2026-12-31"],
	["2026-12-31T23:00:00Z", "2027-01-01"],
	["2026-07-31T21:59:59Z", "2026-07-31"],
	["2026-07-31T22:00:00Z", "2026-08-01"],
])("%s is %s in Prague", (moment, day) => {
	expect(pragueDay(new Date(moment))).toBe(day);
});

test.each([
	["2026-11-20", 14, "2026-12-04"],
	["2026-12-25", 14, "2027-01-08"],
	["2028-02-28", 1, "2028-02-29"],
	["2026-03-28", 2, "2026-03-30"],
	["2026-11-20", 0, "2026-11-20"],
])("%s and %i days is %s", (day, days, later) => {
	expect(addDays(day, days)).toBe(later);
});
