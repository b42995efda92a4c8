import type { Locale } from "../../../domain/locale.ts";
import type { GatewayState } from "../../../domain/order/payment-states.ts";
import type { Result } from "../../../domain/result.ts";
import type { TokenBucket, TokenBuckets } from "../base/token-bucket.ts";

/**
 * What the shop needs of any payment gateway. To add one: a file like `comgate.ts`, a setting in
 * `lib/shop/kernel/base/env.ts` and a line in `gateways.ts`. Amounts are hundredths of the currency's unit, as gateways
 * count, whatever decimals the shop shows. `value` of a refusal is the reason, for the log alone.
 */
export type Gateway = {
	/** Name in the tables and in the address of its notifications. */
	readonly name: string;
	/** Opens a payment. After `gateway_unavailable` the gateway may hold an open payment whose address nobody knows. */
	create(payment: NewPayment): Promise<Result<OpenedPayment, "gateway_unavailable">>;
	/** State of a payment, without its refunds. `unknown_transaction`: the gateway has no such payment of ours. */
	read(transactionId: string): Promise<Result<GatewayPayment, "gateway_unavailable" | "unknown_transaction">>;
	/**
	 * Refunds a payment, whole or `amountCents` of it. `not_taken`: the gateway did not receive or accept the call, so nothing
	 * was refunded. `gateway_unavailable`: it may have refunded or not; retry only whole payments, since a part could be paid
	 * twice. `nothing_left`: less than this is left, as after an earlier whole refund whose reply was lost. `refund_refused`:
	 * it never will; staff must look.
	 */
	refund(
		refund: NewRefund,
	): Promise<Result<null, "not_taken" | "gateway_unavailable" | "nothing_left" | "refund_refused">>;
	/** The transaction that a notification names; anybody can have invented the rest of it. */
	transactionOf(notification: Record<string, unknown>): string | undefined;
};

/** The gateways of a shop, and the rate limits of calls to them. */
export type Gateways = {
	/** Where new payments are opened. */
	current: Gateway;
	/** The gateway of this name; undefined when the shop has no account with it. */
	named(name: string): Gateway | undefined;
	/** Whether payments go to the sandbox; its page and its calls exist only then. */
	isSandbox: boolean;
	/** How many notifications are processed: per payment that the shop opened, and in all for unknown payments. */
	notifications: { known: TokenBuckets; strangers: TokenBucket };
	/** How often a payment is looked up for a shopper. */
	lookups: TokenBuckets;
	/** How many payments are opened for an order. */
	openings: TokenBuckets;
};

export type NewPayment = {
	amountCents: number;
	currencyCode: string;
	/** Our order's number, which every reading repeats. */
	refId: string;
	locale: Locale;
	buyer: { email: string; fullName: string; phone: string };
	isPickup: boolean;
	/** Full address to which the shopper returns, whatever the payment's outcome. */
	returnUrl: string;
	/** Milliseconds until the order expires; null when it never does. */
	expiresInMs: number | null;
};

export type OpenedPayment = { transactionId: string; redirectUrl: string };

export type GatewayPayment = {
	/** A refunded payment still counts as paid. */
	state: GatewayState;
	amountCents: number;
	currencyCode: string;
	/** Blank for an order that is not ours. */
	refId: string;
};

export type NewRefund = { transactionId: string; amountCents: number; currencyCode: string; refId: string };

/** A valid transaction id; others are not looked up. */
export const TRANSACTION_ID = /^[\w-]{1,64}$/;

/** An amount of the shop in hundredths of the currency's unit; undefined when it is not a whole number of them. */
export function centsOf(amountMinor: number, decimals: number): number | undefined {
	if (decimals <= 2) return amountMinor * 10 ** (2 - decimals);
	const divisor = 10 ** (decimals - 2);
	return amountMinor % divisor === 0 ? amountMinor / divisor : undefined;
}
