import { z } from "zod";
import { CART_MAX_LINES } from "#lib/domain/cart/cart-limits.ts";
import { readSession, removeSession, writeSession } from "../browser/session-store.ts";

const withdrawalDraft = z.object({
	name: z.string().max(2000).catch(""),
	email: z.string().max(2000).catch(""),
	reason: z.string().max(20_000).catch(""),
	sealed: z.array(z.number()).max(CART_MAX_LINES).catch([]),
});
export type WithdrawalDraft = z.infer<typeof withdrawalDraft>;

const keyOf = (orderId: number) => `withdrawal-draft-${orderId}`;

/** The draft of an order's withdrawal in this tab, or null. */
export function readWithdrawalDraft(orderId: number): WithdrawalDraft | null {
	return readSession(keyOf(orderId), withdrawalDraft);
}

export function keepWithdrawalDraft(orderId: number, draft: unknown): void {
	writeSession(keyOf(orderId), withdrawalDraft.parse(draft));
}

export function forgetWithdrawalDraft(orderId: number): void {
	removeSession(keyOf(orderId));
}
