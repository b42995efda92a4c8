/** Several goods into the cart: all of them or none. */
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError } from "../client/api-error.ts";
import type { CartWriter } from "./cart-writer.ts";

/** Pieces of a line before and after. */
export type GoodsToPut = { id: number; variantId: number; from: number; to: number };

/** Everything is in; or nothing, because of the goods at `at`, unless what was in could not be taken out again. */
export type AddedTogether = { ok: true } | { ok: false; at: number; error: unknown; isUndone: boolean };

/**
 * Writes absolute quantities, one line after another. The first that is refused ends it, and the lines before it get back what
 * they had. A shop that does not answer is waited for twice at most: at one line, and when that is taken back.
 */
export async function addTogether(
	writer: Pick<CartWriter, "change">,
	locale: Locale,
	goods: readonly GoodsToPut[],
	onStep: (at: number) => void,
): Promise<AddedTogether> {
	const write = ({ id, variantId }: GoodsToPut, quantity: number) =>
		writer.change(locale, { id, variantId, parentId: null }, { quantity });
	for (const [at, one] of goods.entries()) {
		onStep(at);
		try {
			await write(one, one.to);
		} catch (error) {
			const written = goods.slice(0, mayBeIn(error) ? at + 1 : at).reverse();
			return { ok: false, at, error, isUndone: await undo(written, write) };
		}
	}
	return { ok: true };
}

async function undo(
	written: readonly GoodsToPut[],
	write: (one: GoodsToPut, quantity: number) => Promise<unknown>,
): Promise<boolean> {
	try {
		for (const one of written) await write(one, one.from);
		return true;
	} catch {
		return false;
	}
}

/** A change without an answer may have been carried out. */
function mayBeIn(error: unknown): boolean {
	return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
