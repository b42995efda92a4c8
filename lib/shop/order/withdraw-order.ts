import type { Order, WithdrawalBody } from "../../contract/order.ts";
import type { Locale } from "../../domain/locale.ts";
import { orderActions } from "../../domain/order-actions.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import { type Database, transaction } from "../db/client.ts";
import { withdrawals } from "../db/schema/orders.ts";
import type { Shop } from "../shop.ts";
import { holdOrder } from "./move-order.sql.ts";
import { moveOrder, type OrderMove } from "./move-order.ts";
import { orderRow } from "./read-order.sql.ts";
import { getOrder, standingOf } from "./read-order.ts";

/**
 * Withdraws from the contract for whoever knows the order's hash (OZ § 1829): keeps what was sent with its date and time and
 * queues the receipt. A repeat is the same order with its first receipt. Refused before payment, after the period, and when
 * nothing of it can be given back (OZ § 1837).
 */
export async function withdrawOrder(
	shop: Shop,
	key: { id: number; hash: string; lang?: Locale | undefined },
	body: WithdrawalBody,
): Promise<Result<Order, "not_found" | "not_withdrawable">> {
	if (!(await getOrder(shop, key.id, key.hash))) return refuse("not_found");
	const withdrawn = await transaction(shop.db, async (tx) => {
		const held = await holdOrder(tx, { orderId: key.id });
		const row = held && (await orderRow(tx, key.id, undefined));
		if (!row) return refuse("not_found");
		const isRepeat = row.state === "withdrawn";
		if (!isRepeat && !orderActions(standingOf(row), shop.now()).withdraw) return refuse("not_withdrawable", row.state);
		return receive(shop, tx, { ...body, orderId: key.id, actor: "shopper" });
	});
	if (!withdrawn.ok)
		return withdrawn.error === "not_found" ? refuse("not_found") : refuse("not_withdrawable", withdrawn.value);
	const order = await getOrder(shop, key.id, key.hash, key.lang);
	return order ? accept(order) : refuse("not_found");
}

/**
 * Writes down a withdrawal that came on paper or by mail, in the buyer's name; the shop may take goods back when the law does
 * not make it. A repeat changes nothing.
 */
export async function withdrawByStaff(
	shop: Shop,
	move: { number: string; by: string; note: string },
): Promise<Result<{ isRepeat: boolean }, "not_found" | "not_movable">> {
	return transaction(shop.db, async (tx) => {
		const held = await holdOrder(tx, move);
		const row = held && (await orderRow(tx, held.id, undefined));
		if (!row) return refuse("not_found");
		const name = `${row.invoice.firstname} ${row.invoice.lastname}`;
		const { by, note } = move;
		return receive(shop, tx, { orderId: row.id, actor: "command", by, note, name, email: row.email, reason: note });
	});
}

type Received = WithdrawalBody & Omit<OrderMove, "to"> & { orderId: number };

async function receive(
	shop: Shop,
	tx: Database,
	{ orderId, name, email, reason = "", ...move }: Received,
): Promise<Result<{ isRepeat: boolean }, "not_found" | "not_movable">> {
	const moved = await moveOrder(shop, tx, { ...move, orderId, to: "withdrawn" });
	if (!moved.ok) return moved;
	if (!moved.value.isRepeat)
		await tx.insert(withdrawals).values({ orderId, name, email, reason, receivedAt: shop.now() });
	return moved;
}
