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

/** Gross in minor units: up to 3 days, up to 7 days, and each further day. */
export type RentalRates = { short: number; week: number; extra_day: number };

/** Calendar days in Prague on which a costume is lent, inclusive; cleaning comes after them. */
export type Lent = { from: string; to: string };

const DAY_MS = 86_400_000;

/** Days of a rental, the first and the last included. */
export function rentalDays({ from, to }: Lent): number {
	return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS) + 1;
}

/** Price of a rental, gross in minor units, without the deposit. */
export function rentalPrice({ short, week, extra_day }: RentalRates, days: number): number {
	if (days <= RENTAL_SHORT_DAYS) return short;
	return week + Math.max(0, days - RENTAL_WEEK_DAYS) * extra_day;
}

/** The last day on which a costume is unavailable after a rental, cleaning included. */
export function blockedUntil(to: string): string {
	return addDays(to, RENTAL_CLEANING_DAYS);
}

/** Whether a costume with these rentals is free on these days, with cleaning before and after. */
export function isFree(lent: readonly Lent[], { from, to }: Lent): boolean {
	return !lent.some((other) => other.from <= blockedUntil(to) && blockedUntil(other.to) >= from);
}

type Asked = { today: string; isOpen: (day: string) => boolean };

/** Why a day cannot begin or end any rental; null: it can. */
function obstacleOf(day: string, { today, isOpen }: Asked, latestDays: number): RentalObstacle | null {
	if (day < today) return "past";
	if (day < addDays(today, RENTAL_EARLIEST_DAYS)) return "too_early";
	if (day > addDays(today, latestDays)) return "too_far";
	return isOpen(day) ? null : "closed";
}

const startObstacle = (day: string, asked: Asked) => obstacleOf(day, asked, RENTAL_LATEST_DAYS);
const endObstacle = (day: string, asked: Asked) => obstacleOf(day, asked, RENTAL_LATEST_DAYS + RENTAL_MAX_DAYS - 1);

/** Message keys for `fromDay` and `toDay` when they break the rules, regardless of free costumes; empty: none. */
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

/** A calendar of `days` days from `from`; `costumes` holds the rentals of each costume of one size at one branch. */
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

/** The last possible day of a rental from `day`, with the best of these costumes, which are all free on `day`. */
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
