import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { reviewStateEnum, reviews } from "../../kernel/db/schema/reviews.ts";

const ownReviewRow = z.strictObject({
	id: z.int(),
	stars: z.int(),
	text: z.string(),
	created_at: z.string(),
	state: z.enum(reviewStateEnum.enumValues),
	product_id: z.int(),
	slug: z.string(),
	name: z.string(),
	category_slug: z.string(),
});
export type OwnReviewRow = z.infer<typeof ownReviewRow>;

/** A customer's reviews, with the product in this language, newest first. Locks nothing. */
export async function ownReviewRows(db: Database, userId: number, locale: Locale): Promise<OwnReviewRow[]> {
	return readRows(
		db,
		ownReviewRow,
		sql`
		select r.id, r.stars, r.text, r.created_at, r.state, p.id as product_id, t.slug, t.name, ct.slug as category_slug
		from reviews r
		join products p on p.id = r.product_id
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join category_translations ct on ct.category_id = p.default_category_id and ct.locale = ${locale}
		where r.user_id = ${userId} order by r.created_at desc, r.id desc`,
	);
}

/** Deletes a review of the customer; undefined when it is not theirs. */
export async function deleteReviewRow(
	tx: Database,
	owned: { id: number; userId: number },
): Promise<DeletedReview | undefined> {
	const [deleted] = await tx
		.delete(reviews)
		.where(and(eq(reviews.id, owned.id), eq(reviews.userId, owned.userId)))
		.returning({ productId: reviews.productId, state: reviews.state });
	return deleted;
}

export function deleteReviewsOf(tx: Database, userId: number) {
	return tx
		.delete(reviews)
		.where(eq(reviews.userId, userId))
		.returning({ productId: reviews.productId, state: reviews.state });
}
export type DeletedReview = Awaited<ReturnType<typeof deleteReviewsOf>>[number];
