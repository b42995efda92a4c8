import type { OwnReview } from "../../../contract/schemas/account-orders.ts";
import type { Locale } from "../../../domain/locale.ts";
import { showRatings } from "../../goods/review/show-ratings.ts";
import { transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { deleteReviewRow, ownReviewRows } from "./own-reviews.sql.ts";

/** A customer's reviews in any state, newest first. */
export async function listOwnReviews(shop: Shop, userId: number, locale: Locale): Promise<OwnReview[]> {
	const rows = await ownReviewRows(shop.db, userId, locale);
	return rows.map(({ product_id: id, slug, name, category_slug: categorySlug, created_at, ...review }) => ({
		...review,
		product: { id, slug, name, url: pageLinks.product(locale, { id, slug, categorySlug }) },
		date: new Date(created_at).toISOString(),
	}));
}

/** Deletes the customer's own review, and its stars if it was published; false for a foreign or missing one. */
export async function deleteOwnReview(shop: Shop, owned: { id: number; userId: number }): Promise<boolean> {
	return transaction(shop.db, async (tx) => {
		const deleted = await deleteReviewRow(tx, owned);
		if (deleted?.state === "published") await showRatings(tx, [deleted.productId]);
		return deleted !== undefined;
	});
}
