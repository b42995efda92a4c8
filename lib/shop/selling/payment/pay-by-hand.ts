import { hasEnded } from "../../../domain/order/order-states.ts";
import { accept, type Refusal, refuse } from "../../../domain/result.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type LockedOrder, lockOrder, writeEvent } from "../order/move-order.sql.ts";
import { moveOrder } from "../order/move-order.ts";
import { type EndedOrderRow, endedOrderRow, writePaidAt } from "./pay-by-hand.sql.ts";
import { insertRefundByHand } from "./refund.sql.ts";

type MoneyByHand = {
	number: string;
	by: string;
	note: string;
	/** Amount received, in hundredths of the currency's unit; default the total. Only for an order that has ended. */
	amountCents?: number;
};

export type PaidByHand =
	| { outcome: "paid"; isRepeat: boolean }
	/** The order has ended and stays so. `keptMinor` pays for what the buyer keeps, `backMinor` is refunded by hand. */
	| {
			outcome: "late";
			isRepeat: boolean;
			state: string;
			keptMinor: number;
			backMinor: number;
			currency: EndedOrderRow["currency"];
	  };

type Refused =
	| Refusal<"not_found" | "not_movable" | "not_ended" | "at_gateway">
	/** Less than the buyer owes, or more than the total. */
	| { ok: false; error: "wrong_amount"; leastMinor: number; mostMinor: number; currency: EndedOrderRow["currency"] };

type Answer = { ok: true; value: PaidByHand } | Refused;

/**
 * Records money for an order from outside the gateways, a transfer or cash, once. An order that waits for payment becomes
 * paid. One that ended unpaid stays ended: the money pays what its documents leave with the buyer (exempt goods of a
 * withdrawal on the way), the rest becomes a refund by hand. Refused (`not_movable` with the state) when it was paid before
 * it ended, or needs no payment; `at_gateway` when a gateway has its money and refunds it.
 */
export async function payByHand(shop: Shop, money: MoneyByHand): Promise<Answer> {
	const { number, by, note, amountCents } = money;
	return transaction(shop.db, async (tx): Promise<Answer> => {
		const order = await lockOrder(tx, { number });
		if (!order) return refuse("not_found");
		if (hasEnded(order.state)) return takeLateMoney(shop, tx, order, money);
		if (amountCents !== undefined) return refuse("not_ended", order.state);
		const moved = await moveOrder(shop, tx, { number, by, note, to: "paid", actor: "command" });
		return moved.ok ? accept({ outcome: "paid", isRepeat: moved.value.isRepeat }) : moved;
	});
}

async function takeLateMoney(shop: Shop, tx: Database, order: LockedOrder, money: MoneyByHand): Promise<Answer> {
	const { id: orderId, state, total_minor: mostMinor } = order;
	const ended = await endedOrderRow(tx, orderId);
	const { kept_minor: keptMinor, currency } = ended;
	if (ended.is_recorded)
		return accept({ outcome: "late", isRepeat: true, state, keptMinor: 0, backMinor: 0, currency });
	if (ended.was_paid) return refuse("not_movable", state);
	if (ended.is_at_gateway) return refuse("at_gateway");
	const amountMinor = minorOf(money.amountCents, currency.decimals) ?? mostMinor;
	if (!Number.isInteger(amountMinor) || amountMinor < keptMinor || amountMinor > mostMinor)
		return { ok: false, error: "wrong_amount", leastMinor: keptMinor, mostMinor, currency };
	const now = shop.now();
	const backMinor = amountMinor - keptMinor;
	if (keptMinor > 0) await writePaidAt(tx, { orderId, now });
	await insertRefundByHand(tx, { orderId, reason: "late", amountMinor: backMinor, now });
	const note = [historyOf(keptMinor, backMinor), money.note].filter(Boolean).join(": ");
	await writeEvent(tx, { orderId, state, cause: "command", by: money.by, note, now });
	return accept({ outcome: "late", isRepeat: false, state, keptMinor, backMinor, currency });
}

function historyOf(keptMinor: number, backMinor: number): string {
	if (keptMinor === 0) return "money came after the end, it goes back";
	return backMinor === 0 ? "what is kept was paid" : "money came after the end, part of it goes back";
}

/** Hundredths as minor units of a currency; not a whole number when the currency is coarser. */
function minorOf(cents: number | undefined, decimals: number): number | undefined {
	return cents === undefined ? undefined : (cents * 10 ** decimals) / 100;
}
