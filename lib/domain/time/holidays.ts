import { addDays } from "./calendar-day.ts";

/** Czech public holidays (Act 245/2000) by key: `holiday.*` in messages/*.json names each. */
export const HOLIDAYS = [
	"newYear",
	"goodFriday",
	"easterMonday",
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
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** Month and day of holidays with a fixed date. */
const FIXED: Partial<Record<string, Holiday>> = {
	"01-01": "newYear",
	"05-01": "labourDay",
	"05-08": "liberationDay",
	"07-05": "cyrilAndMethodius",
	"07-06": "janHus",
	"09-28": "statehoodDay",
	"10-28": "independenceDay",
	"11-17": "freedomDay",
	"12-24": "christmasEve",
	"12-25": "christmasDay",
	"12-26": "stStephen",
};

/** The public holiday of a calendar day, "2026-12-24"; null on all others. */
export function holidayOf(day: string): Holiday | null {
	const fixed = FIXED[day.slice(5)];
	if (fixed) return fixed;
	const easter = easterSunday(Number(day.slice(0, 4)));
	if (day === addDays(easter, -2)) return "goodFriday";
	return day === addDays(easter, 1) ? "easterMonday" : null;
}

/** Easter Sunday of a year by the Gregorian computus of Meeus, Jones and Butcher, in its usual letters. */
function easterSunday(year: number): string {
	const a = year % 19;
	const [b, c] = [Math.floor(year / 100), year % 100];
	const [d, e] = [Math.floor(b / 4), b % 4];
	const g = Math.floor((8 * b + 13) / 25);
	const h = (19 * a + b - d - g + 15) % 30;
	const [i, k] = [Math.floor(c / 4), c % 4];
	const l = (32 + 2 * e + 2 * i - h - k) % 7;
	const m = Math.floor((a + 11 * h + 19 * l) / 433);
	const month = Math.floor((h + l - 7 * m + 90) / 25);
	const dayOfMonth = (h + l - 7 * m + 33 * month + 19) % 32;
	return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10);
}
