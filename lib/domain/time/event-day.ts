import { addDays } from "./calendar-day.ts";
import { holidayOf } from "./holidays.ts";
import { type Hours, type OpeningBranch, openingOf } from "./opening-hours.ts";

/** Days in which a better one is looked for. */
const LOOK_DAYS = 60;

/**
 * The day of an event that a text places so many days from `today`: the first from there on, going on into the future or
 * the past as the days do, that is no public holiday and on which its branch is open from its beginning to its end. An event elsewhere has no `branch`.
 */
export function eventDay(today: string, inDays: number, [from, to]: Hours, branch: OpeningBranch | null): string {
	const step = inDays < 0 ? -1 : 1;
	const takesPlace = (day: string) => {
		if (holidayOf(day)) return false;
		const open = branch && openingOf(branch, day);
		return branch === null || (open !== null && open[0] <= from && to <= open[1]);
	};
	const days = Array.from({ length: LOOK_DAYS }, (_, i) => addDays(today, inDays + i * step));
	return days.find(takesPlace) ?? addDays(today, inDays);
}
