import { ORDER_ENDS } from "./order-states.ts";

/** What a gateway says of a payment. */
export const GATEWAY_STATES = ["pending", "paid", "cancelled"] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** How a payment stands at the shop. */
export const PAYMENT_STATES = [...GATEWAY_STATES, "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ["requested", "done"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why money is given back: the order ended, or it came too late, or a second time. */
export const REFUND_REASONS = [...ORDER_ENDS, "late", "doubled"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What can be said of a payment; each makes a line in its audit. */
export type PaymentEventKind =
	| "created"
	| "notified"
	| "paid"
	| "repeated"
	| "unknown"
	| "mismatch"
	| "late"
	| "doubled"
	| "cancelled"
	| "failed"
	| "refunding"
	| "refunded";
