import type { Order } from "../../../contract/schemas/order.ts";
import { isExempt, type WithdrawalExemption } from "../../../domain/order/withdrawal.ts";

/**
 * Goods of an order that cannot be returned once shipped or unsealed, each with the reason in the mail's language; "" when
 * all can.
 */
export function exemptGoods(order: Order, reasonOf: (why: WithdrawalExemption) => string): string {
	const named = order.lines.flatMap((line) => {
		const { name, withdrawal_exemption: why } = line;
		return why && isExempt(line, false) ? [`${name} (${reasonOf(why)})`] : [];
	});
	return [...new Set(named)].join(", ");
}
