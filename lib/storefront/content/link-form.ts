/**
 * Whether the words of an address have the form that the shop gives its links. Any others were never sent to anybody: their page
 * is the 404 page (promises §2 Generic behaviour), and the shop is not asked.
 */
import * as fields from "#lib/contract/fields.ts";
import { sandboxTransactionId } from "#lib/contract/schemas/payment.ts";

export function isId(word: string): boolean {
	return fields.pathId.safeParse(word).success;
}

/** Of an order or a request. */
export function isKey({ id, hash }: { id: string; hash: string }): boolean {
	return isId(id) && isHash(hash);
}

/** Of what is opened by its secret alone: a watch, a newsletter. */
export function isHash(word: string): boolean {
	return fields.pathHash.safeParse(word).success;
}

/** Of a link by mail that works once. */
export function isSecret(word: string): boolean {
	return fields.linkSecret.safeParse(word).success;
}

/** Of a payment at the sandbox gateway. */
export function isSandboxPayment(word: string): boolean {
	return sandboxTransactionId.safeParse(word).success;
}
