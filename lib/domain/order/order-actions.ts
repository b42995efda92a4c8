import { mayMove, type OrderState } from "./order-states.ts";
import { isByGateway, type PaymentKind } from "./payment-kinds.ts";
import { isExempt, type WithdrawalExemption, withdrawalEnds } from "./withdrawal.ts";

/** What decides about an order's future. */
export type OrderStanding = {
	state: OrderState;
	/** Fetched at a branch. */
	isPickup: boolean;
	paymentKind: PaymentKind;
	/** When an unpaid order is cancelled. */
	expiresAt: Date | null;
	deliveredAt: Date | null;
	/** Ordered by a company, which is no consumer. */
	isCompany: boolean;
	/** Why each of its goods cannot be given back; null: it can. */
	exemptions: (WithdrawalExemption | null)[];
	/** Its courier has been rated already. */
	isCourierReviewed: boolean;
};

/** What whoever has the order's link may do at this moment: pay by card, cancel, withdraw from the contract, rate the courier. */
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

/** Whether an order waits for a payment that can be made on the spot, by card. */
export function mayPay(
	order: Pick<OrderStanding, "state" | "isPickup" | "paymentKind" | "expiresAt">,
	now: Date,
): boolean {
	const isInTime = order.expiresAt === null || now < order.expiresAt;
	return isByGateway(order.paymentKind) && isInTime && mayMove(order, "paid", "gateway");
}

/** Whether a courier has brought it, to a door or a pickup point; goods that go back later were brought all the same. */
export function hadCourier({ deliveredAt, isPickup }: Pick<OrderStanding, "deliveredAt" | "isPickup">): boolean {
	return deliveredAt !== null && !isPickup;
}

/**
 * Until when the consumer may withdraw; null before delivery, when there is no end yet, for goods that cannot be given back
 * and for companies.
 */
export function withdrawUntil(order: Omit<OrderStanding, "paymentKind" | "expiresAt">): Date | null {
	return order.deliveredAt === null || isOutsideTheLaw(order) ? null : withdrawalEnds(order.deliveredAt);
}

/** A company withdraws from nothing (OZ § 1829 is for consumers), a consumer not from what cannot be given back (§ 1837). */
function isOutsideTheLaw({ isCompany, exemptions }: Pick<OrderStanding, "isCompany" | "exemptions">): boolean {
	// A seal may be whole; whether it is, the withdrawal says.
	return isCompany || exemptions.every((why) => isExempt({ withdrawal_exemption: why }, true));
}
