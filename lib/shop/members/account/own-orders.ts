import type { OrderRow, OrdersPage } from "../../../contract/schemas/account-orders.ts";
import { mayPay } from "../../../domain/order/order-actions.ts";
import { orderProgress } from "../../../domain/order/order-progress.ts";
import { isByTransfer, isCash } from "../../../domain/order/payment-kinds.ts";
import { trackingUrl } from "../../../domain/order/tracking.ts";
import { ORDERS_PER_PAGE } from "../../../domain/people/account-limits.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import type { Shop } from "../../kernel/shop.ts";
import { documentPath } from "../../selling/order/read-order.ts";
import { countOwnOrders, type OwnOrderRow, ownOrderKey, ownOrderRows } from "./own-orders.sql.ts";

/** One page of a customer's orders, from page 1, newest first; a page past the end is empty. */
export async function listOwnOrders(shop: Shop, userId: number, page: number): Promise<OrdersPage> {
	const [count, rows] = await Promise.all([
		countOwnOrders(shop.db, userId),
		ownOrderRows(shop.db, userId, { limit: ORDERS_PER_PAGE, offset: (page - 1) * ORDERS_PER_PAGE }),
	]);
	const now = shop.now();
	return {
		orders: rows.map((row) => orderRowOf(row, now)),
		page,
		pages: Math.max(1, Math.ceil(count / ORDERS_PER_PAGE)),
		count,
	};
}

function orderRowOf(row: OwnOrderRow, now: Date): OrderRow {
	const { id, hash, number, state, currency, items, goods } = row;
	const isPickup = row.is_pickup;
	const progress = orderProgress({ state, isPickup, isCash: isCash(row.payment_kind) });
	const standing = {
		state,
		isPickup,
		paymentKind: row.payment_kind,
		expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
	};
	return {
		id,
		hash,
		number,
		date: new Date(row.created_at).toISOString(),
		state,
		total_with_tax: Number(row.total_minor),
		currency,
		items,
		goods,
		pictures: row.pictures.map(({ key, name, tint }) => ({ image: pictureOf(key, name), tint })),
		progress: progress && { reached: progress.reached, steps: progress.steps.length },
		tracking_url: row.tracking_number && trackingUrl(row.carrier, row.tracking_number, row.locale),
		actions: {
			pay: mayPay(standing, now),
			transfer: state === "waiting_for_payment" && isByTransfer(row.payment_kind),
		},
		documents: row.documents.map((document) => ({ ...document, url: documentPath(row, document.number) })),
	};
}

/** Id and hash of the customer's own order; null for a foreign or missing one. */
export async function findOwnOrder(
	shop: Shop,
	owned: { id: number; userId: number },
): Promise<{ id: number; hash: string } | null> {
	return (await ownOrderKey(shop.db, owned)) ?? null;
}
