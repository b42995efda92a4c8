import { pickupDays } from "../../../domain/goods/availability.ts";
import { addDays } from "../../../domain/time/calendar-day.ts";
import { isWorkingDay } from "../../../domain/time/working-days.ts";

/** Deadline of an order that arrives by `by`: the shop counts in days, so both are ends of days. */
export type Due = { orderBy: string; by: string };

const endOf = (day: string) => `${day} 23:59`;

/** The working day `workingDays` working days after this one. */
function workingDayAfter(day: string, workingDays: number): string {
	let reached = day;
	for (let left = workingDays; left > 0; ) {
		reached = addDays(reached, 1);
		if (isWorkingDay(reached)) left -= 1;
	}
	return reached;
}

/** Latest arrival of an order of this day by the quickest of these deliveries; null when there is none. */
export function dueDelivery(day: string, deliveries: readonly { daysTo: number }[]): Due | null {
	if (deliveries.length === 0) return null;
	const workingDays = Math.min(...deliveries.map(({ daysTo }) => daysTo));
	return { orderBy: endOf(day), by: endOf(workingDayAfter(day, workingDays)) };
}

/** Latest pickup time at a branch that has the goods, for an order of this day (promises §4). */
export function duePickup(day: string, branch: { isPrague: boolean }): Due {
	return { orderBy: endOf(day), by: endOf(workingDayAfter(day, pickupDays({ ...branch, lacksStock: false }).to)) };
}
