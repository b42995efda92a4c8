import { laterDates, promisedDates } from "../../../domain/time/promised-dates.ts";
import { readDispatch } from "../../content/settings/shop-wide.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { orderPromise, writeOrderDates } from "./order-dates.sql.ts";

/**
 * Fixes the dates of an order that has been paid: a transfer's first ones, and later ones where the payment missed the
 * cut-off. Dates never come nearer, whatever the setting is by now. The caller has locked the order.
 */
export async function promiseFromPayment(shop: Shop, tx: Database, orderId: number): Promise<void> {
	const promise = await orderPromise(tx, orderId);
	if (!promise.days) return;
	const dates = promisedDates(promise.days, shop.now(), await readDispatch(tx));
	await writeOrderDates(tx, orderId, laterDates(promise.dates, dates));
}
