import { addDays } from "../time/calendar-day.ts";
import {
	RENTAL_CLEANING_DAYS,
	RENTAL_EARLIEST_DAYS,
	RENTAL_LATEST_DAYS,
	RENTAL_MAX_DAYS,
	RENTAL_SHORT_DAYS,
	RENTAL_WEEK_DAYS,
} from "./request-terms.ts";

/** Why a costume can't be handed over or brought back on a day. */
export const RENTAL_OBSTACLES = ["past", "too_early", "too_far", "closed", "taken"] as const;
export type RentalObstacle = (typeof RENTAL_OBSTACLES)[number];

/** Gross in minor units: for up to 3 days, for up to 7, and for every day above 7. */
export type RentalRates = { short: number; week: number; extra_day: number };

/** Calendar days in Prague on which a costume is lent, the first and the last included; cleaning comes after them. */
export type Lent = { from: string; to: string };

const DAY_MS = 86_400_000;

/** How many days a rental lasts, the first and the last counted in. */
export function rentalDays({ from, to }: Lent): number {
	return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS) + 1;
}

/** What a rental of so many days costs, gross in minor units; the deposit is no part of it. */
export function rentalPrice({ short, week, extra_day }: RentalRates, days: number): number {
	if (days <= RENTAL_SHORT_DAYS) return short;
	return week + Math.max(0, days - RENTAL_WEEK_DAYS) * extra_day;
}

/** The last day on which a costume that was lent is still away, with its cleaning. */
export function blockedUntil(to: string): string {
	return addDays(to, RENTAL_CLEANING_DAYS);
}

/** Whether a costume that is lent on these occasions can be lent on these days as well, and be cleaned afterwards. */
export function isFree(lent: readonly Lent[], { from, to }: Lent): boolean {
	return !lent.some((other) => other.from <= blockedUntil(to) && blockedUntil(other.to) >= from);
}

type Asked = { today: string; isOpen: (day: string) => boolean };

/** What a day itself has against being the first one of a rental, or the last; null: nothing. */
function obstacleOf(day: string, { today, isOpen }: Asked, latestDays: number): RentalObstacle | null {
	if (day < today) return "past";
	if (day < addDays(today, RENTAL_EARLIEST_DAYS)) return "too_early";
	if (day > addDays(today, latestDays)) return "too_far";
	return isOpen(day) ? null : "closed";
}

const startObstacle = (day: string, asked: Asked) => obstacleOf(day, asked, RENTAL_LATEST_DAYS);
const endObstacle = (day: string, asked: Asked) => obstacleOf(day, asked, RENTAL_LATEST_DAYS + RENTAL_MAX_DAYS - 1);

/** Keys of the texts beside `fromDay` and `toDay` of a rental that nobody could have, whatever is free; empty: none. */
export function rentalFaults(rental: Lent, asked: Asked): { fromDay?: string; toDay?: string } {
	const start = startObstacle(rental.from, asked);
	const end = endOf(rental, asked);
	return { ...(start && { fromDay: `day_${start}` }), ...(end && { toDay: end }) };
}

function endOf(rental: Lent, asked: Asked): string | null {
	if (rental.to < rental.from) return "day_order";
	if (rentalDays(rental) > RENTAL_MAX_DAYS) return "rental_too_long";
	const end = endObstacle(rental.to, asked);
	return end && `day_${end}`;
}

export type CalendarDay = {
	day: string;
	free: number;
	start: RentalObstacle | null;
	end: RentalObstacle | null;
	until: string | null;
};

/** So many days from `from` on; `costumes` are those of one size at one branch, each with the occasions on which it is lent. */
export function rentalCalendar(
	costumes: readonly (readonly Lent[])[],
	{ from, days, ...asked }: Asked & { from: string; days: number },
): CalendarDay[] {
	return Array.from({ length: days }, (_, index) => {
		const day = addDays(from, index);
		const free = costumes.filter((lent) => isFree(lent, { from: day, to: day }));
		const taken = free.length === 0 ? "taken" : null;
		const start = startObstacle(day, asked) ?? taken;
		return {
			day,
			free: free.length,
			start,
			end: endObstacle(day, asked) ?? taken,
			until: start === null ? longestUntil(free, day) : null,
		};
	});
}

/** The last day to which one of these costumes, all of them free on `day`, can stay with whoever takes it then. */
function longestUntil(free: readonly (readonly Lent[])[], day: string): string {
	const longest = addDays(day, RENTAL_MAX_DAYS - 1);
	const ends = free.map((lent) => {
		const next = lent
			.filter(({ from }) => from > day)
			.map(({ from }) => addDays(from, -RENTAL_CLEANING_DAYS - 1))
			.toSorted()[0];
		return next === undefined || next > longest ? longest : next;
	});
	return ends.toSorted().at(-1) ?? day;
}
