import { pickupDays } from "../../../domain/goods/availability.ts";
import { countedDay, cutOffTime, type Dispatch, promisedDates } from "../../../domain/time/promised-dates.ts";

/** Deadline of an order, and the end of the day by which it arrives. */
export type Due = { orderBy: string; by: string };

/** Due for an order of now, promised within `to` working days. */
function dueIn(to: number, now: Date, dispatch: Dispatch): Due {
	const { to: last } = promisedDates({ from: null, to }, now, dispatch);
	return { orderBy: `${countedDay(now, dispatch)} ${cutOffTime(dispatch)}`, by: `${last} 23:59` };
}

/** Latest arrival of an order of now by the quickest of these deliveries; null when there is none. */
export function dueDelivery(now: Date, dispatch: Dispatch, deliveries: readonly { daysTo: number }[]): Due | null {
	if (deliveries.length === 0) return null;
	return dueIn(Math.min(...deliveries.map(({ daysTo }) => daysTo)), now, dispatch);
}

/** Latest pickup time at a branch that has the goods, for an order of now (promises §4). */
export function duePickup(now: Date, dispatch: Dispatch, branch: { isPrague: boolean }): Due {
	return dueIn(pickupDays({ ...branch, lacksStock: false }).to, now, dispatch);
}
