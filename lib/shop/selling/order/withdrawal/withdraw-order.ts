import type { Order, WithdrawalBody } from "../../../../contract/schemas/order.ts";
import type { Locale } from "../../../../domain/locale.ts";
import { orderActions } from "../../../../domain/order/order-actions.ts";
import { mayMove } from "../../../../domain/order/order-states.ts";
import { hasLeftShop } from "../../../../domain/order/order-steps.ts";
import { isSealable, returnableGoods } from "../../../../domain/order/withdrawal.ts";
import { accept, type Result, refuse } from "../../../../domain/result.ts";
import { type Database, transaction } from "../../../kernel/db/client.ts";
import { withdrawals } from "../../../kernel/db/schema/orders.ts";
import type { Shop } from "../../../kernel/shop.ts";
import { lockOrder } from "../move-order.sql.ts";
import { moveOrder, type OrderMove } from "../move-order.ts";
import { type OrderRow, orderRow } from "../read-order.sql.ts";
import { getOrder, requireOrder, standingOf } from "../read-order.ts";
import { ORDER_STEP } from "../tell-buyer.ts";
import { writeSealed } from "./withdrawal.sql.ts";

/**
 * Withdraws from the contract, given the order's hash (OZ § 1829): stores the form with date and time and queues the receipt.
 * A repeat returns the same order with its first receipt. Refused before payment, after the period, when all goods are exempt
 * (OZ § 1837), and when a line declared as sealed has no seal.
 */
export async function withdrawOrder(
	shop: Shop,
	key: { id: number; hash: string; lang?: Locale | undefined },
	body: WithdrawalBody,
): Promise<Result<Order, "not_found" | "not_withdrawable" | "no_seal">> {
	if (!(await getOrder(shop, key.id, key.hash))) return refuse("not_found");
	const withdrawn = await transaction(shop.db, async (tx) => {
		const held = await lockOrder(tx, { orderId: key.id });
		const row = held && (await orderRow(tx, key.id, undefined));
		if (!row) return refuse("not_found");
		const sealed = new Set(body.sealed);
		if (row.state !== "withdrawn") {
			if (!orderActions(standingOf(row), shop.now()).withdraw) return refuse("not_withdrawable", row.state);
			if (![...sealed].every((place) => isSealable(row.lines[place]))) return refuse("no_seal");
			if (returnableGoods(row.lines, hasLeftShop(row.events), sealed).length === 0)
				return refuse("not_withdrawable", row.state);
		}
		return receive(shop, tx, row, { ...body, sealed, actor: "shopper" });
	});
	if (!withdrawn.ok) {
		const { error, value } = withdrawn;
		return refuse(error === "not_movable" ? "not_withdrawable" : error, value);
	}
	return accept((await requireOrder(shop, key.id, key.lang)).order);
}

type WrittenDown = {
	number: string;
	by: string;
	/** For the order's events alone. */
	note: string;
	/** In the buyer's words; shown to the buyer. */
	reason?: string;
	/** Codes of hygiene goods with an unbroken seal. */
	sealed?: readonly string[];
};

/**
 * Records a withdrawal that came on paper or by mail, in the buyer's name; the shop may take goods back voluntarily. `sealed`
 * are codes of hygiene goods with an unbroken seal; the refusal's value is a code that is not in the order. A repeat changes
 * nothing.
 */
export async function withdrawByStaff(
	shop: Shop,
	{ number, by, note, reason = "", sealed: codes = [] }: WrittenDown,
): Promise<Result<{ isRepeat: boolean }, "not_found" | "not_movable" | "no_seal">> {
	return transaction(shop.db, async (tx) => {
		const held = await lockOrder(tx, { number });
		const row = held && (await orderRow(tx, held.id, undefined));
		if (!row) return refuse("not_found");
		const name = `${row.invoice.firstname} ${row.invoice.lastname}`;
		const sealable = row.lines.flatMap((line, place) => (isSealable(line) ? [{ code: line.code, place }] : []));
		const unsealed = codes.find((code) => !sealable.some((line) => line.code === code));
		if (unsealed !== undefined && row.state !== "withdrawn") return refuse("no_seal", unsealed);
		const named = sealable.filter(({ code }) => codes.includes(code)).map(({ place }) => place);
		const written = { name, email: row.email, reason, sealed: new Set(named) };
		return receive(shop, tx, row, { ...written, actor: "command", by, note });
	});
}

type Received = Omit<WithdrawalBody, "sealed"> & { sealed: ReadonlySet<number> } & Pick<
		OrderMove,
		"actor" | "by" | "note"
	>;

async function receive(
	shop: Shop,
	tx: Database,
	row: OrderRow,
	{ name, email, reason = "", sealed, note = "", ...move }: Received,
): Promise<Result<{ isRepeat: boolean }, "not_found" | "not_movable">> {
	const orderId = row.id;
	// Before the goods leave the shop every seal is whole; a move that will be refused changes nothing.
	const isTold = hasLeftShop(row.events) && mayMove(standingOf(row), "withdrawn", move.actor);
	if (isTold) await writeSealed(tx, orderId, [...sealed]);
	const codes = row.lines.flatMap((line, place) => (isTold && sealed.has(place) ? [line.code] : [])).join(", ");
	const notes = [note, ...(codes === "" ? [] : [`sealed: ${codes}`])].filter((text) => text !== "");
	const moved = await moveOrder(shop, tx, { ...move, orderId, to: "withdrawn", note: notes.join("; ") });
	if (!moved.ok) return moved;
	if (moved.value.isRepeat) return moved;
	await tx.insert(withdrawals).values({ orderId, name, email, reason, receivedAt: shop.now() });
	// Somebody else may have the order's link, so the buyer is told too.
	if (email.toLowerCase() !== row.email.toLowerCase())
		await shop.jobs.enqueue(tx, ORDER_STEP, { orderId, step: "withdrawn", cause: move.actor, isCopy: true });
	return moved;
}
