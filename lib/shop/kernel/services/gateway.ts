import type { Locale } from "../../../domain/locale.ts";
import type { GatewayState } from "../../../domain/order/payment-states.ts";
import type { Result } from "../../../domain/result.ts";
import type { TokenBucket, TokenBuckets } from "../base/token-bucket.ts";

/**
 * What the shop asks of any payment gateway. Another one is one file like `comgate.ts`, a setting in `lib/shop/kernel/base/env.ts` and a
 * line in `gateways.ts`. Amounts are hundredths of the currency's unit, as gateways count, whatever decimals the shop shows.
 * `value` of a refusal says why, for the log alone.
 */
export type Gateway = {
	/** Name in the tables and in the address of its notifications. */
	readonly name: string;
	/** Opens a payment. After `gateway_unavailable` one may be open there that nobody knows the address of. */
	create(payment: NewPayment): Promise<Result<OpenedPayment, "gateway_unavailable">>;
	/** How a payment stands; not what of it was given back. `unknown_transaction`: the gateway has none of this name for us. */
	read(transactionId: string): Promise<Result<GatewayPayment, "gateway_unavailable" | "unknown_transaction">>;
	/**
	 * Gives a payment back, whole or this much of it. `not_taken`: it was not asked, or did not take the question, so nothing
	 * went back. `gateway_unavailable`: it may have gone back or not; only the whole payment may be asked for again, since a
	 * part would go twice. `nothing_left`: there is no longer so much to give back, as after an earlier try for the whole that
	 * came through unheard. `refund_refused`: it never will, somebody must look.
	 */
	refund(
		refund: NewRefund,
	): Promise<Result<null, "not_taken" | "gateway_unavailable" | "nothing_left" | "refund_refused">>;
	/** The transaction that a notification names; all else that it says may be anybody's invention. */
	transactionOf(notification: Record<string, unknown>): string | undefined;
};

/** The gateways of a shop, and how often each may be asked for what. */
export type Gateways = {
	/** Where new payments are opened. */
	current: Gateway;
	/** The gateway of this name, when the shop has an account with it. */
	named(name: string): Gateway | undefined;
	/** Whether payments are only played; its page and its calls exist then. */
	isSandbox: boolean;
	/** How many notifications are looked at: of each payment that the shop opened, and of all that it never did. */
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
	/** Whole address to which the shopper comes back, whatever became of the payment. */
	returnUrl: string;
	/** From now, when the order stops waiting; null when it never does. */
	expiresInMs: number | null;
};

export type OpenedPayment = { transactionId: string; redirectUrl: string };

export type GatewayPayment = {
	/** Money that was given back later still counts as paid. */
	state: GatewayState;
	amountCents: number;
	currencyCode: string;
	/** Blank when it is none of ours. */
	refId: string;
};

export type NewRefund = { transactionId: string; amountCents: number; currencyCode: string; refId: string };

/** Names of transactions that are looked up at all. */
export const TRANSACTION_ID = /^[\w-]{1,64}$/;

/** An amount of the shop in hundredths of the currency's unit; undefined when it has finer parts. */
export function centsOf(amountMinor: number, decimals: number): number | undefined {
	if (decimals <= 2) return amountMinor * 10 ** (2 - decimals);
	const divisor = 10 ** (decimals - 2);
	return amountMinor % divisor === 0 ? amountMinor / divisor : undefined;
}
