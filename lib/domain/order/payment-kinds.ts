import { DAY_S } from "../durations.ts";

/** Ways in which an order is paid. The database keeps them in this order, so a new one comes last. */
export const PAYMENT_KINDS = ["card", "transfer", "cash_on_delivery"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How the money comes: at once through a gateway, by a transfer to the shop's account, or as cash for the goods. */
export type PaymentWay = "gateway" | "transfer" | "cash";

type PaymentFacts = {
	way: PaymentWay;
	/** How long an order waits for it before it is cancelled, seconds; null: the goods come first. */
	expiresS: number | null;
};

export const PAYMENTS: Record<PaymentKind, PaymentFacts> = {
	card: { way: "gateway", expiresS: DAY_S },
	transfer: { way: "transfer", expiresS: 7 * DAY_S },
	cash_on_delivery: { way: "cash", expiresS: null },
};

/** How the money of an order paid so comes to the shop. */
export function paymentWay(kind: PaymentKind): PaymentWay {
	return PAYMENTS[kind].way;
}

/** Whether it is paid on the spot, through a gateway. */
export function isByGateway(kind: PaymentKind): boolean {
	return PAYMENTS[kind].way === "gateway";
}

/** Whether it is paid to the shop's bank account, by the order's symbol. */
export function isByTransfer(kind: PaymentKind): boolean {
	return PAYMENTS[kind].way === "transfer";
}

/** Whether it is paid in cash when the goods are taken over. */
export function isCash(kind: PaymentKind): boolean {
	return PAYMENTS[kind].way === "cash";
}

export const CASH_KINDS: readonly PaymentKind[] = PAYMENT_KINDS.filter(isCash);
