/**
 * Whether an address has the form of the shop's secret links. Others get the 404 page without a call to the shop
 * (promises §2 Generic behaviour).
 */
import * as fields from "#lib/contract/fields.ts";
import { sandboxTransactionId } from "#lib/contract/schemas/payment.ts";

export function isId(word: string): boolean {
	return fields.pathId.safeParse(word).success;
}

/** Link of an order or a request. */
export function isKey({ id, hash }: { id: string; hash: string }): boolean {
	return isId(id) && isHash(hash);
}

/** Link with nothing but a secret: a watch, a newsletter. */
export function isHash(word: string): boolean {
	return fields.pathHash.safeParse(word).success;
}

/** Mailed link that works once. */
export function isSecret(word: string): boolean {
	return fields.linkSecret.safeParse(word).success;
}

/** Link of a payment at the sandbox gateway. */
export function isSandboxPayment(word: string): boolean {
	return sandboxTransactionId.safeParse(word).success;
}
