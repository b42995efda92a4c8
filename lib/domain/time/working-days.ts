import { weekdayOf } from "./calendar-day.ts";
import { holidayOf } from "./holidays.ts";

/** Whether a calendar day, "2026-11-20", is neither on a weekend nor a Czech public holiday. */
export function isWorkingDay(day: string): boolean {
	const weekday = weekdayOf(day);
	return weekday <= 5 && holidayOf(day) === null;
}
