import { type WithdrawnAmounts, withdrawnAmounts } from "../../../../domain/money/withdrawn-amounts.ts";
import { coveredGoods } from "../../../../domain/order/withdrawal.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { soldOrderRow } from "./withdrawn-money.sql.ts";

/** Refund of a withdrawal from an order. The caller has locked the order's row. */
export async function withdrawnMoney(tx: Database, orderId: number, hasLeftShop: boolean): Promise<WithdrawnAmounts> {
	const order = await soldOrderRow(tx, orderId);
	if (!order) throw new Error(`There is no order ${orderId}`);
	const covered = new Set(coveredGoods(order.lines, hasLeftShop));
	// OZ § 1832 refunds delivery up to the price of the cheapest one offered. We read it so: a delivery that never started is
	// refunded whole; one that also brought goods which the buyer keeps is not refunded.
	const cheapestMinor = order.cheapest_delivery_minor;
	const isLimited = hasLeftShop && cheapestMinor !== null;
	return withdrawnAmounts(order, {
		isCovered: (place) => order.lines.some((line, at) => at === place && covered.has(line)),
		deliveryMinor: isLimited ? Number(cheapestMinor) : Number.POSITIVE_INFINITY,
	});
}
