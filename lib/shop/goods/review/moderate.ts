import type { ReviewState } from "../../../domain/goods/review-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { similarCodes } from "../catalogue/variant-by-code.sql.ts";
import { decideReviews, lockReviews, type ModeratedRow, moderatedRows, productIdByCode } from "./moderate.sql.ts";
import { showRatings } from "./show-ratings.ts";

/** A review as a moderator sees it, with the author's account. */
export type ModeratedReview = Omit<ModeratedRow, "created_at"> & { createdAt: Date };

/** Reviews in this state, of one product or of all. `value` of an unknown code: similar codes. */
export async function listForModeration(
	shop: Shop,
	filter: { state: ReviewState; productCode?: string | undefined; limit: number },
): Promise<Result<ModeratedReview[], "unknown_code">> {
	const { productCode: code } = filter;
	const productId = code === undefined ? null : await productIdByCode(shop.db, code);
	if (code !== undefined && productId === undefined) {
		return refuse("unknown_code", (await similarCodes(shop.db, code)).join(", "));
	}
	const rows = await moderatedRows(shop.db, { ...filter, productId: productId ?? null });
	return accept(rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) })));
}

export type Decision = { id: number; product: { code: string; name: string }; before: ReviewState; after: ReviewState };

/**
 * Publishes or rejects reviews, all or none; those already decided so are unchanged. Publishing verifies them by their
 * authors' orders of now. The goods' ratings follow in the same transaction. `value` of a refusal: the unknown ids, separated
 * by commas.
 */
export async function moderate(
	shop: Shop,
	decision: { ids: readonly number[]; state: "published" | "rejected"; isDryRun?: boolean },
): Promise<Result<Decision[], "unknown_review">> {
	const { state } = decision;
	return transaction(shop.db, async (tx) => {
		const rows = await lockReviews(tx, decision.ids);
		const missing = decision.ids.filter((id) => !rows.some((row) => row.id === id));
		if (missing.length > 0) return refuse("unknown_review", missing.join(", "));
		const decisions = rows.map((row) => ({
			id: row.id,
			product: { code: row.product_code, name: row.product_name },
			before: row.state,
			after: state,
		}));
		const changed = rows.filter((row) => row.state !== state);
		if (changed.length === 0 || decision.isDryRun) return accept(decisions);
		await decideReviews(tx, { ids: changed.map(({ id }) => id), state, now: shop.now() });
		// Rejecting a review that was never shown changes nothing visible.
		const seen = changed.filter((row) => row.state === "published" || state === "published");
		await showRatings(
			tx,
			seen.map((row) => row.product_id),
		);
		return accept(decisions);
	});
}
