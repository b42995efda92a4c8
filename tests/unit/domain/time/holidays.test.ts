import { expect, test } from "vitest";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { HOLIDAYS, holidayOf } from "#lib/domain/time/holidays.ts";

test.each([
	["2026-01-01", "newYear"],
	["2026-04-03", "goodFriday"],
	["2026-04-06", "easterMonday"],
	["2027-03-26", "goodFriday"],
	["2027-03-29", "easterMonday"],
	["2029-03-30", "goodFriday"],
	["2029-04-02", "easterMonday"],
	["2033-04-18", "easterMonday"],
	// Full moons so late that Easter comes a week earlier.
	["2049-04-19", "easterMonday"],
	["2076-04-20", "easterMonday"],
	["2100-03-29", "easterMonday"],
	["2026-05-01", "labourDay"],
	["2026-05-08", "liberationDay"],
	["2026-07-05", "cyrilAndMethodius"],
	["2026-07-06", "janHus"],
	["2026-09-28", "statehoodDay"],
	["2026-10-28", "independenceDay"],
	["2026-11-17", "freedomDay"],
	["2026-12-24", "christmasEve"],
	["2026-12-25", "christmasDay"],
	["2026-12-26", "stStephen"],
	["2026-12-31", null],
	["2026-04-05", null],
])("%s is %s", (day, holiday) => {
	expect(holidayOf(day)).toBe(holiday);
});

test("a year has each public holiday once", () => {
	const days = Array.from({ length: 365 }, (_, index) => addDays("2026-01-01", index));
	expect(days.flatMap((day) => holidayOf(day) ?? []).toSorted()).toEqual(HOLIDAYS.toSorted());
});
