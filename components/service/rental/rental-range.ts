import type { RentalCalendar, RentalDay } from "#lib/contract/schemas/request.ts";
import { rentalDays } from "#lib/domain/request/rental.ts";

/** First and last day as they are chosen; "" is none yet. */
export type Range = { from: string; to: string };

/** Why a day cannot be chosen next. */
export type DayObstacle = NonNullable<RentalDay["start"]> | "too_long";

/** Whether the next day to choose is the last one of a rental. */
export const isChoosingLast = ({ from, to }: Range): boolean => from !== "" && to === "";

const dayIn = ({ days }: RentalCalendar, day: string): RentalDay | undefined => days.find((one) => one.day === day);

/** What is against choosing this day next; null: nothing. Before the first day one begins anew. */
export function obstacleOf(calendar: RentalCalendar, range: Range, day: string): DayObstacle | null {
	const known = dayIn(calendar, day);
	if (!known) return "too_far";
	if (!isChoosingLast(range) || day < range.from) return known.start;
	if (known.end !== null) return known.end;
	if (rentalDays({ from: range.from, to: day }) > calendar.max_days) return "too_long";
	const until = dayIn(calendar, range.from)?.until ?? null;
	return until === null || day > until ? "taken" : null;
}

/** The range after this day is chosen, which nothing is against. */
export function choose(range: Range, day: string): Range {
	return isChoosingLast(range) && day >= range.from ? { from: range.from, to: day } : { from: day, to: "" };
}

/** Whether a whole range, chosen earlier or for another costume, can be had as the calendar stands. */
export function isPossible(calendar: RentalCalendar, { from, to }: Range): boolean {
	return (
		obstacleOf(calendar, { from: "", to: "" }, from) === null && obstacleOf(calendar, { from, to: "" }, to) === null
	);
}
