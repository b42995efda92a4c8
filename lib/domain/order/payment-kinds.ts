import { DAY_S } from "../durations.ts";

/** Ways in which an order is paid. The database enum has this order: append new ones. */
export const PAYMENT_KINDS = ["card", "transfer", "cash_on_delivery"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How the money arrives: at once through a gateway, by a transfer to the shop's account, or as cash on delivery. */
export type PaymentWay = "gateway" | "transfer" | "cash";

type PaymentFacts = {
	way: PaymentWay;
	/** Seconds that an order waits for the payment before it is cancelled; null: paid on delivery. */
	expiresS: number | null;
};

export const PAYMENTS: Record<PaymentKind, PaymentFacts> = {
	card: { way: "gateway", expiresS: DAY_S },
	transfer: { way: "transfer", expiresS: 7 * DAY_S },
	cash_on_delivery: { way: "cash", expiresS: null },
};

/** The way in which this kind's money reaches the shop. */
export function paymentWay(kind: PaymentKind): PaymentWay {
	return PAYMENTS[kind].way;
}

/** Whether it is paid at once, through a gateway. */
export function isByGateway(kind: PaymentKind): boolean {
	return PAYMENTS[kind].way === "gateway";
}

/** Whether it is paid to the shop's bank account, with the order's variable symbol. */
export function isByTransfer(kind: PaymentKind): boolean {
	return PAYMENTS[kind].way === "transfer";
}

/** Whether it is paid in cash on delivery. */
export function isCash(kind: PaymentKind): boolean {
	return PAYMENTS[kind].way === "cash";
}

export const CASH_KINDS: readonly PaymentKind[] = PAYMENT_KINDS.filter(isCash);
