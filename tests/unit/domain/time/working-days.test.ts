import { expect, test } from "vitest";
import { isWorkingDay, workingDayAfter } from "#lib/domain/time/working-days.ts";

test.each([
	["2026-11-20", true, "a Friday"],
	["2026-11-21", false, "a Saturday"],
	["2026-11-22", false, "a Sunday"],
	["2026-11-17", false, "a Tuesday, Struggle for Freedom and Democracy Day"],
	["2026-12-24", false, "a Thursday, Christmas Eve"],
	["2026-12-28", true, "a Monday after Christmas"],
	["2027-01-01", false, "a Friday, New Year"],
	["2026-09-28", false, "a Monday, Czech Statehood Day"],
	["2026-04-03", false, "Good Friday"],
	["2026-04-06", false, "Easter Monday"],
	["2026-04-07", true, "the day after Easter Monday"],
	["2027-03-26", false, "Good Friday of 2027"],
	["2027-03-29", false, "Easter Monday of 2027"],
	["2028-04-14", false, "Good Friday of 2028"],
	["2028-04-17", false, "Easter Monday of 2028"],
	["2038-04-26", false, "Easter Monday at its latest"],
])("%s: working is %s, it is %s", (day, isWorking) => {
	expect(isWorkingDay(day)).toBe(isWorking);
});

test.each([
	["2026-11-24", 0, "2026-11-24"],
	["2026-11-24", 1, "2026-11-25"],
	["2026-11-27", 1, "2026-11-30"],
	["2026-11-28", 1, "2026-11-30"],
	["2026-12-23", 2, "2026-12-29"],
	["2026-12-31", 1, "2027-01-04"],
])("from %s, %i working days later is %s", (day, workingDays, later) => {
	expect(workingDayAfter(day, workingDays)).toBe(later);
});
