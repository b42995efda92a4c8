import type { RentalCalendar, RentalDay } from "#lib/contract/schemas/request.ts";
import { rentalDays } from "#lib/domain/request/rental.ts";

/** First and last chosen day; "" for none yet. */
export type Range = { from: string; to: string };

/** Why a day cannot be chosen next. */
export type DayObstacle = NonNullable<RentalDay["start"]> | "too_long";

/** Whether the next chosen day is the last one of the rental. */
export const isChoosingLast = ({ from, to }: Range): boolean => from !== "" && to === "";

const dayIn = ({ days }: RentalCalendar, day: string): RentalDay | undefined => days.find((one) => one.day === day);

/** Why this day cannot be chosen next; null: it can. A day before the first one starts a new range. */
export function obstacleOf(calendar: RentalCalendar, range: Range, day: string): DayObstacle | null {
	const known = dayIn(calendar, day);
	if (!known) return "too_far";
	if (!isChoosingLast(range) || day < range.from) return known.start;
	if (known.end !== null) return known.end;
	if (rentalDays({ from: range.from, to: day }) > calendar.max_days) return "too_long";
	const until = dayIn(calendar, range.from)?.until ?? null;
	return until === null || day > until ? "taken" : null;
}

/** The range after choosing this day, which must have no obstacle. */
export function choose(range: Range, day: string): Range {
	return isChoosingLast(range) && day >= range.from ? { from: range.from, to: day } : { from: day, to: "" };
}

/** Whether a complete range, chosen earlier or for another costume, is possible in this calendar. */
export function isPossible(calendar: RentalCalendar, { from, to }: Range): boolean {
	return (
		obstacleOf(calendar, { from: "", to: "" }, from) === null && obstacleOf(calendar, { from, to: "" }, to) === null
	);
}
