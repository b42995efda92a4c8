import { addDays } from "./calendar-day.ts";

/** Public holidays of the same date each year (Act 245/2000), month and day. */
const FIXED_HOLIDAYS = new Set([
	"01-01",
	"05-01",
	"05-08",
	"07-05",
	"07-06",
	"09-28",
	"10-28",
	"11-17",
	"12-24",
	"12-25",
	"12-26",
]);

/** Whether a calendar day, "2026-11-20", is neither on a weekend nor a Czech public holiday. */
export function isWorkingDay(day: string): boolean {
	const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
	if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.has(day.slice(5))) return false;
	const easter = easterSunday(Number(day.slice(0, 4)));
	return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** Easter Sunday of a year; the Gregorian computus of Meeus, Jones and Butcher, with its letters. */
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
