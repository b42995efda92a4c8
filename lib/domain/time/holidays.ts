import { addDays, weekdayOf } from "./calendar-day.ts";

/** Czech public holidays (Act 245/2000) by key: `holiday.*` in messages/*.json names each. Those with a fixed date first. */
export const HOLIDAYS = [
	"newYear",
	"labourDay",
	"liberationDay",
	"cyrilAndMethodius",
	"janHus",
	"statehoodDay",
	"independenceDay",
	"freedomDay",
	"christmasEve",
	"christmasDay",
	"stStephen",
	"goodFriday",
	"easterMonday",
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** Month and day of those with a fixed date. */
const FIXED = "01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26".split(" ");

/** The public holiday of a calendar day, "2026-12-24"; null on all others. */
export function holidayOf(day: string): Holiday | null {
	return HOLIDAYS[placeOf(day)] ?? null;
}

/** Whether a calendar day is a public holiday. Pages of goods ask this, which needs no names. */
export function isHoliday(day: string): boolean {
	return placeOf(day) >= 0;
}

/** Place in `HOLIDAYS`; -1 when the day is none. Years 1900 to 2099. */
function placeOf(day: string): number {
	const year = day.slice(0, 4);
	const sunday = easterSunday(Number(year));
	return [...FIXED.map((fixed) => `${year}-${fixed}`), addDays(sunday, -2), addDays(sunday, 1)].indexOf(day);
}

/** Easter Sunday; years 1900 to 2099. */
export function easterSunday(year: number): string {
	const moon = paschalMoon(year);
	return addDays(moon, 7 - (weekdayOf(moon) % 7));
}

/** The full moon by the church's table, after which the first Sunday is Easter; Gauss's numbers for 1900 to 2099. */
function paschalMoon(year: number): string {
	const golden = year % 19;
	const age = (19 * golden + 24) % 30;
	return addDays(`${year}-03-21`, age > 28 || (age > 27 && golden > 10) ? age - 1 : age);
}
