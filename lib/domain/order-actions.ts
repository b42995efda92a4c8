import { mayMove, type OrderState } from "./order-states.ts";
import { isExempt, type WithdrawalExemption, withdrawalEnds } from "./withdrawal.ts";

/** What decides about an order's future. */
export type OrderStanding = {
	state: OrderState;
	/** Fetched at a branch. */
	isPickup: boolean;
	paymentKind: "card" | "transfer" | "cash_on_delivery";
	/** When an unpaid order is cancelled. */
	expiresAt: Date | null;
	deliveredAt: Date | null;
	hasLeftShop: boolean;
	/** Ordered by a company, which is no consumer. */
	isCompany: boolean;
	/** Why each of its goods cannot be given back; null: it can. */
	exemptions: (WithdrawalExemption | null)[];
};

/** What whoever has the order's link may do at this moment: pay by card, cancel, withdraw from the contract. */
export function orderActions(order: OrderStanding, now: Date): { pay: boolean; cancel: boolean; withdraw: boolean } {
	const isInTime = order.expiresAt === null || now < order.expiresAt;
	const until = withdrawUntil(order);
	return {
		pay: order.paymentKind === "card" && isInTime && mayMove(order, "paid", "gateway"),
		cancel: mayMove(order, "cancelled", "shopper"),
		withdraw: !isOutsideTheLaw(order) && (until === null || now <= until) && mayMove(order, "withdrawn", "shopper"),
	};
}

/**
 * Until when the consumer may withdraw; null before delivery, when there is no end yet, for goods that cannot be given back
 * and for companies.
 */
export function withdrawUntil(order: Omit<OrderStanding, "paymentKind" | "expiresAt">): Date | null {
	return order.deliveredAt === null || isOutsideTheLaw(order) ? null : withdrawalEnds(order.deliveredAt);
}

/** A company withdraws from nothing (OZ § 1829 is for consumers), a consumer not from what cannot be given back (§ 1837). */
function isOutsideTheLaw({
	isCompany,
	hasLeftShop,
	exemptions,
}: Omit<OrderStanding, "paymentKind" | "expiresAt">): boolean {
	return isCompany || exemptions.every((why) => isExempt({ withdrawal_exemption: why }, hasLeftShop));
}
