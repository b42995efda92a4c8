import { addDays, weekdayOf } from "#lib/domain/time/calendar-day.ts";

const WEEK = 7;

/** A moment that is on this day in every zone of Europe, to be written by `Intl`. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The month of a day, "2026-11". */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `months` months later. */
export function addMonths(month: string, months: number): string {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day `months` months later, or the last day of that month. */
function sameDayIn(day: string, months: number): string {
	const month = addMonths(monthOf(day), months);
	const last = addDays(`${addMonths(month, 1)}-01`, -1);
	const same = month + day.slice(7);
	return same > last ? last : same;
}

/** Weeks of a month from Monday to Sunday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
	const first = `${month}-01`;
	const start = addDays(first, 1 - weekdayOf(first));
	const weeks: (string | null)[][] = [];
	for (let monday = start; monday < `${addMonths(month, 1)}-01`; monday = addDays(monday, WEEK)) {
		const days = Array.from({ length: WEEK }, (_, index) => addDays(monday, index));
		weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
	}
	return weeks;
}

/** The day that a key moves to (WAI-ARIA APG, date grid); null for other keys. */
export function dayOfKey(key: string, day: string): string | null {
	switch (key) {
		case "ArrowLeft":
			return addDays(day, -1);
		case "ArrowRight":
			return addDays(day, 1);
		case "ArrowUp":
			return addDays(day, -WEEK);
		case "ArrowDown":
			return addDays(day, WEEK);
		case "Home":
			return addDays(day, 1 - weekdayOf(day));
		case "End":
			return addDays(day, WEEK - weekdayOf(day));
		case "PageUp":
			return sameDayIn(day, -1);
		case "PageDown":
			return sameDayIn(day, 1);
		default:
			return null;
	}
}

/** The same day in the next or previous month, within the calendar. */
export function turnMonth(day: string, months: 1 | -1, [first, last]: [string, string]): string {
	return within(sameDayIn(day, months), [first, last]);
}

/** The day itself, or the nearest one in the calendar. */
export function within(day: string, [first, last]: [string, string]): string {
	if (day < first) return first;
	return day > last ? last : day;
}

type Shown = { first: string; count: number; span: [first: string, last: string] };

/** The first of `count` months shown, so that this day is among them and none is wholly outside the calendar. */
export function firstShown(day: string, { first, count, span }: Shown): string {
	const month = monthOf(day);
	const latest = addMonths(monthOf(span[1]), 1 - count);
	const near = month < first ? month : month > addMonths(first, count - 1) ? addMonths(month, 1 - count) : first;
	return within(near, [monthOf(span[0]), latest < monthOf(span[0]) ? monthOf(span[0]) : latest]);
}
