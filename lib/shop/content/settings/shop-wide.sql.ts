import { eq } from "drizzle-orm";
import { SHOP_WIDE_VALUES, type ShopWideKey } from "../../../contract/schemas/lists.ts";
import type { Parcels } from "../../../domain/order/carriers.ts";
import type { OrderLimits } from "../../../domain/order/order-limits.ts";
import type { RequestLimits } from "../../../domain/request/request-limits.ts";
import { DISPATCH, type Dispatch } from "../../../domain/time/promised-dates.ts";
import type { Database } from "../../kernel/db/client.ts";
import { settings } from "../../kernel/db/schema/shop.ts";

/** Key under which the limits of orders are stored, for statements that read them beside other things. */
export const ORDER_LIMITS = "orderLimits" satisfies ShopWideKey;

/** Limits of one order and of unpaid orders, of the stored value. */
export const orderLimitsOf = (value: unknown): OrderLimits => SHOP_WIDE_VALUES.orderLimits.parse(value ?? {});

/** Key of the stored cut-off, for statements that read it beside other things. */
export const DISPATCH_KEY = "dispatch" satisfies ShopWideKey;

/** Until when an order counts from its own day, of the stored value. */
export const dispatchOf = (value: unknown): Dispatch => SHOP_WIDE_VALUES.dispatch.catch(DISPATCH).parse(value ?? {});

/** Limits of unanswered requests, and the time to answer. Locks nothing. */
export async function readRequestLimits(db: Database): Promise<RequestLimits> {
	return SHOP_WIDE_VALUES.requestLimits.parse(await shopWideValue(db, "requestLimits"));
}

/** The shop's settings of parcels. Locks nothing. */
export async function readParcels(db: Database): Promise<Parcels> {
	return SHOP_WIDE_VALUES.parcels.parse(await shopWideValue(db, "parcels"));
}

/** Until when an order counts from its own day. Locks nothing. */
export async function readDispatch(db: Database): Promise<Dispatch> {
	return dispatchOf(await shopWideValue(db, DISPATCH_KEY));
}

async function shopWideValue(db: Database, key: ShopWideKey): Promise<unknown> {
	const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).limit(1);
	return row?.value ?? {};
}
