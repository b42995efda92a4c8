import type { WorkingDays } from "../goods/availability.ts";
import { pragueDay, pragueMoment, pragueTime } from "./calendar-day.ts";
import { isWorkingDay, workingDayAfter } from "./working-days.ts";

/** Calendar days, "2026-11-25", between which goods are promised; `from` null: on `to` at the latest. */
export type PromisedDates = { from: string | null; to: string };

/** When the shop still begins with an order on the day it came. */
export type Dispatch = {
	/** Full hour in Prague, 1–23; from then on an order counts from the next working day. */
	cutOffHour: number;
};

/** Default until the shop sets its own (`settings set dispatch`). */
export const DISPATCH: Dispatch = { cutOffHour: 14 };

/** The working day from which an order counts: its own before the cut-off, else the next one. */
export function countedDay(ordered: Date, { cutOffHour }: Dispatch): string {
	const day = pragueDay(ordered);
	const isInTime = Number(pragueTime(ordered).slice(0, 2)) < cutOffHour;
	return isInTime && isWorkingDay(day) ? day : workingDayAfter(day, 1);
}

/** The days on which goods promised in so many working days are there, for an order (or its payment) at this moment. */
export function promisedDates({ from, to }: WorkingDays, ordered: Date, dispatch: Dispatch): PromisedDates {
	const counted = countedDay(ordered, dispatch);
	return { from: from === null ? null : workingDayAfter(counted, from), to: workingDayAfter(counted, to) };
}

/** The later one of two promises of the same goods: dates never come nearer. */
export function laterDates(before: PromisedDates | null, now: PromisedDates): PromisedDates {
	if (before === null || now.to > before.to) return now;
	return now.to === before.to && (now.from ?? "") > (before.from ?? "") ? now : before;
}

/** The moment from which orders are promised later days than at this one. */
export function datesUntil(ordered: Date, dispatch: Dispatch): Date {
	return pragueMoment(countedDay(ordered, dispatch), cutOffTime(dispatch));
}

/** "14:00" */
export function cutOffTime({ cutOffHour }: Dispatch): string {
	return `${String(cutOffHour).padStart(2, "0")}:00`;
}
