import type { WorkingDays } from "../../../domain/goods/availability.ts";
import type { OpeningBranch } from "../../../domain/time/opening-hours.ts";
import { pickupDates } from "../../../domain/time/pickup-dates.ts";
import { type Dispatch, laterDates, type PromisedDates, promisedDates } from "../../../domain/time/promised-dates.ts";
import { readDispatch } from "../../content/settings/shop-wide.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { orderPromise, writeOrderDates } from "./order-dates.sql.ts";

/** The dates of an order that counts from this moment; `branch` where it is fetched at one. */
export function datesFrom(
	now: Date,
	{ days, branch, dispatch }: { days: WorkingDays; branch: OpeningBranch | null; dispatch: Dispatch },
): PromisedDates {
	const dates = promisedDates(days, now, dispatch);
	return branch ? pickupDates(dates, branch) : dates;
}

/**
 * Fixes the dates of an order that has been paid: a transfer's first ones, and later ones where the payment missed the
 * cut-off. Dates never come nearer, whatever the setting is by now. The caller has locked the order.
 */
export async function promiseFromPayment(shop: Shop, tx: Database, orderId: number): Promise<void> {
	const { days, branch, dates } = await orderPromise(tx, orderId);
	if (!days) return;
	const now = datesFrom(shop.now(), { days, branch, dispatch: await readDispatch(tx) });
	await writeOrderDates(tx, orderId, laterDates(dates, now));
}
