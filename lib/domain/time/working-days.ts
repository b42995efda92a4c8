import { addDays, weekdayOf } from "./calendar-day.ts";
import { isHoliday } from "./holidays.ts";

/** Whether a calendar day, "2026-11-20", is neither on a weekend nor a Czech public holiday. */
export function isWorkingDay(day: string): boolean {
	return weekdayOf(day) <= 5 && !isHoliday(day);
}

/** The working day `workingDays` working days after this day; 0: the day itself. */
export function workingDayAfter(day: string, workingDays: number): string {
	let reached = day;
	for (let left = workingDays; left > 0; ) {
		reached = addDays(reached, 1);
		if (isWorkingDay(reached)) left -= 1;
	}
	return reached;
}
