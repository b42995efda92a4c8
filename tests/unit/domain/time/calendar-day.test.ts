import { expect, test } from "vitest";
import { addDays, daysBetween, pragueDay, pragueMoment, pragueTime, weekdayOf } from "#lib/domain/time/calendar-day.ts";

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

test.each([
	["2026-11-20", "2026-11-20", 0],
	["2026-11-20", "2026-12-04", 14],
	["2026-12-04", "2026-11-20", -14],
	["2028-02-28", "2028-03-01", 2],
	// The day on which clocks are put forward has 23 hours.
	["2026-03-28", "2026-03-30", 2],
])("from %s to %s it is %i days", (earlier, later, days) => {
	expect(daysBetween(earlier, later)).toBe(days);
});

test.each([
	["2026-11-20", "09:30", "2026-11-20T08:30:00.000Z"],
	["2026-07-01", "09:30", "2026-07-01T07:30:00.000Z"],
	["2026-07-01", "00:30", "2026-06-30T22:30:00.000Z"],
	// Skipped on this night: an hour later.
	["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
	// Comes twice on this night: the first time.
	["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
])("on %s clocks in Prague show %s at %s", (day, time, instant) => {
	expect(pragueMoment(day, time).toISOString()).toBe(instant);
});

test("a moment is shown in Prague time", () => {
	expect(pragueTime(new Date("2026-11-20T08:05:00Z"))).toBe("09:05");
	expect(pragueTime(new Date("2026-07-31T22:00:00Z"))).toBe("00:00");
});

test.each([
	["2026-11-20", 5],
	["2026-11-22", 7],
	["2026-11-23", 1],
])("%s is day %i of the week", (day, weekday) => {
	expect(weekdayOf(day)).toBe(weekday);
});
