import { mayMove, type OrderState } from "./order-states.ts";
import { isByGateway, type PaymentKind } from "./payment-kinds.ts";
import { isExempt, type WithdrawalExemption, withdrawalEnds } from "./withdrawal.ts";

/** The facts that decide what may be done with an order. */
export type OrderStanding = {
	state: OrderState;
	/** Collected at a branch. */
	isPickup: boolean;
	paymentKind: PaymentKind;
	/** When an unpaid order is cancelled. */
	expiresAt: Date | null;
	deliveredAt: Date | null;
	/** Ordered by a company, which is not a consumer. */
	isCompany: boolean;
	/** For each line of goods, why it cannot be returned; null: it can. */
	exemptions: (WithdrawalExemption | null)[];
	/** The courier has been rated already. */
	isCourierReviewed: boolean;
};

/** What a person with the order's link may do now: pay by card, cancel, withdraw from the contract, rate the courier. */
export function orderActions(
	order: OrderStanding,
	now: Date,
): { pay: boolean; cancel: boolean; withdraw: boolean; review_courier: boolean } {
	const until = withdrawUntil(order);
	return {
		pay: mayPay(order, now),
		cancel: mayMove(order, "cancelled", "shopper"),
		withdraw: !isOutsideTheLaw(order) && (until === null || now <= until) && mayMove(order, "withdrawn", "shopper"),
		review_courier: hadCourier(order) && !order.isCourierReviewed,
	};
}

/** Whether an order waits for a payment by card. */
export function mayPay(
	order: Pick<OrderStanding, "state" | "isPickup" | "paymentKind" | "expiresAt">,
	now: Date,
): boolean {
	const isInTime = order.expiresAt === null || now < order.expiresAt;
	return isByGateway(order.paymentKind) && isInTime && mayMove(order, "paid", "gateway");
}

/** Whether a courier has delivered the order, to a door or a pickup point, even if goods were returned later. */
export function hadCourier({ deliveredAt, isPickup }: Pick<OrderStanding, "deliveredAt" | "isPickup">): boolean {
	return deliveredAt !== null && !isPickup;
}

/**
 * Until when the consumer may withdraw. Null before delivery, as the period has not begun, for goods that cannot be
 * returned, and for companies.
 */
export function withdrawUntil(order: Omit<OrderStanding, "paymentKind" | "expiresAt">): Date | null {
	return order.deliveredAt === null || isOutsideTheLaw(order) ? null : withdrawalEnds(order.deliveredAt);
}

/** Companies have no right to withdraw (OZ § 1829 is for consumers); consumers have none for exempt goods (§ 1837). */
function isOutsideTheLaw({ isCompany, exemptions }: Pick<OrderStanding, "isCompany" | "exemptions">): boolean {
	// Seals are taken as intact here; the withdrawal itself says whether they are.
	return isCompany || exemptions.every((why) => isExempt({ withdrawal_exemption: why }, true));
}
