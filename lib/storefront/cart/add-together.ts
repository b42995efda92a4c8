/** Several goods at once into the cart: all of them or none. */
import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError } from "../client/api-error.ts";
import { loadOrCreateCart, showCart } from "./cart.ts";
import { lineAt } from "./cart-wishes.ts";
import type { CartWriter } from "./cart-writer.ts";

/** `by`: pieces more, or fewer. */
export type GoodsToAdd = { id: number; variantId: number; by: number };

/** Everything is in; or nothing, because of the goods at `at`, unless what was in could not be taken out again. */
export type AddedTogether = { ok: true } | { ok: false; at: number; error: unknown; isUndone: boolean };

/**
 * Writes absolute quantities, line by line as the cart takes them. When one is refused, the others get back what they had before,
 * so that the cart is as it was.
 */
export async function addTogether(
	client: QueryClient,
	writer: Pick<CartWriter, "change">,
	locale: Locale,
	goods: readonly GoodsToAdd[],
): Promise<AddedTogether> {
	const cart = await loadOrCreateCart(locale);
	await showCart(client, locale, cart);
	const lines = goods.map(({ id, variantId, by }) => {
		const line = { id, variantId, parentId: null };
		const before = lineAt(cart, line)?.quantity ?? 0;
		return { line, before, after: Math.max(0, before + by) };
	});
	const answers = await Promise.allSettled(
		lines.map(({ line, after }) => writer.change(locale, line, { quantity: after })),
	);
	const at = answers.findIndex(({ status }) => status === "rejected");
	const refused = answers[at];
	if (refused?.status !== "rejected") return { ok: true };
	const undone = await Promise.allSettled(
		lines
			.filter((_, index) => mayBeIn(answers[index]))
			.map(({ line, before }) => writer.change(locale, line, { quantity: before })),
	);
	const isUndone = undone.every(({ status }) => status === "fulfilled");
	return { ok: false, at, error: refused.reason, isUndone };
}

/** A change without an answer may have been carried out. */
function mayBeIn(answer: PromiseSettledResult<unknown> | undefined): boolean {
	if (answer?.status !== "rejected") return true;
	const { reason } = answer;
	return !(reason instanceof ApiError) || reason.status === 0 || reason.status >= 500;
}
