import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockOrder, writeEvent } from "../order/move-order.sql.ts";
import { lockRefunds, markRefundsDone, type RefundRow, releaseRefund } from "./settle-refund.sql.ts";

type Settled = {
	amountMinor: number;
	currency: { code: string; symbol_before: string; symbol_after: string; decimals: number };
	/** Who pays: staff have paid by hand, or the gateway does now. */
} & ({ way: "by_hand"; isRepeat: boolean } | { way: "gateway" });

/**
 * Settles an order's refunds, once, and writes who did it into the order's events: those by hand (cash, transfers, final
 * refusals of a gateway) are marked as paid; those held at the gateway for the goods are sent now. Refused when there is
 * none, or when the gateway refunds without being asked.
 */
export async function settleRefund(
	shop: Shop,
	{ number, by, note }: { number: string; by: string; note: string },
): Promise<Result<Settled, "not_found" | "no_refund" | "at_gateway">> {
	return transaction(shop.db, async (tx) => {
		const order = await lockOrder(tx, { number });
		if (!order) return refuse("not_found");
		const all = await lockRefunds(tx, order.id);
		const history = async (what: string) =>
			writeEvent(tx, {
				orderId: order.id,
				state: order.state,
				cause: "command",
				by,
				note: [what, note].filter(Boolean).join(": "),
				now: shop.now(),
			});
		const isByHand = (refund: RefundRow) => refund.payment_id === null || refund.is_refused;
		const held = all.find((refund) => refund.is_held && !isByHand(refund));
		if (held && (await releaseRefund(tx, held.id))) {
			await shop.jobs.enqueue(tx, WORK.refund, { refundId: held.id });
			await history("money sent back through the gateway");
			return accept({ amountMinor: Number(held.amount_minor), currency: held.currency, way: "gateway" });
		}
		const byHand = all.filter(isByHand);
		const [first] = byHand;
		if (!first) return refuse(all.length === 0 ? "no_refund" : "at_gateway");
		const open = byHand.filter(({ state }) => state === "requested");
		const isRepeat = open.length === 0;
		const amountMinor = (isRepeat ? byHand : open).reduce((sum, refund) => sum + Number(refund.amount_minor), 0);
		if (!isRepeat) {
			const ids = open.map(({ id }) => id);
			await markRefundsDone(tx, ids, shop.now());
			await history("money given back");
		}
		return accept({ amountMinor, currency: first.currency, way: "by_hand", isRepeat });
	});
}
