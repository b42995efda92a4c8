import type { Rating } from "../../../contract/schemas/catalogue.ts";
import type { Review, ReviewBody, ReviewsPage } from "../../../contract/schemas/review.ts";
import { REVIEWS_PER_PAGE } from "../../../domain/goods/goods-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { insertReview, isOnSale, type ReviewRow, ratingRow, reviewRows, shopRatingRow } from "./reviews.sql.ts";

/** One page of a product's published reviews, from page 1; a page past the end is empty. Refuses goods not on sale. */
export async function listReviews(
	shop: Shop,
	productId: number,
	page: number,
): Promise<Result<ReviewsPage, "not_found">> {
	const offset = (page - 1) * REVIEWS_PER_PAGE;
	const [isSold, { average, count, histogram }, rows] = await Promise.all([
		isOnSale(shop.db, productId),
		ratingRow(shop.db, productId),
		reviewRows(shop.db, productId, { limit: REVIEWS_PER_PAGE, offset }),
	]);
	if (!isSold) return refuse("not_found");
	return accept({
		rating: average === null ? null : { average, count },
		histogram,
		reviews: rows.map(reviewOf),
		page,
		pages: Math.max(1, Math.ceil(count / REVIEWS_PER_PAGE)),
	});
}

/** How all goods together are rated; null without a published review. */
export async function shopRating(shop: Shop): Promise<Rating | null> {
	const { average, count } = await shopRatingRow(shop.db);
	return average === null ? null : { average, count };
}

function reviewOf({ createdAt, isVerified, ...review }: ReviewRow): Review {
	return { ...review, is_verified: isVerified, date: createdAt.toISOString() };
}

/**
 * Stores a customer's review as pending; publishing checks again whether the purchase is verified (`isBought`). One per
 * customer and product: a second is refused, even if the first was rejected.
 */
export async function sendReview(
	shop: Shop,
	{ userId, productId }: { userId: number; productId: number },
	body: ReviewBody,
): Promise<Result<{ id: number; state: "pending" }, "not_found" | "already_reviewed">> {
	return transaction(shop.db, async (tx) => {
		if (!(await isOnSale(tx, productId))) return refuse("not_found");
		const added = await insertReview(tx, { productId, userId, body, now: shop.now() });
		return added ? accept({ id: added.id, state: "pending" }) : refuse("already_reviewed");
	});
}
