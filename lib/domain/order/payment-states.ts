import { ORDER_ENDS } from "./order-states.ts";

/** States of a payment at a gateway. */
export const GATEWAY_STATES = ["pending", "paid", "cancelled"] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** States of a payment at the shop. */
export const PAYMENT_STATES = [...GATEWAY_STATES, "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ["requested", "done"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why a payment is refunded: the order ended, or the money came too late or twice. */
export const REFUND_REASONS = [...ORDER_ENDS, "late", "doubled"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Kinds of entries in a payment's audit log. */
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
