import { sql } from "drizzle-orm";
import type { ReviewState } from "../../../domain/goods/review-states.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type OwnReviewRow = {
	id: number;
	stars: number;
	text: string;
	created_at: string;
	state: ReviewState;
	product_id: number;
	slug: string;
	name: string;
	category_slug: string;
};

/** Reviews that a customer wrote, with the product in this language, the newest first. Locks nothing. */
export async function ownReviewRows(db: Database, userId: number, locale: Locale): Promise<OwnReviewRow[]> {
	const result = await db.execute<OwnReviewRow>(sql`
		select r.id, r.stars, r.text, r.created_at, r.state, p.id as product_id, t.slug, t.name, ct.slug as category_slug
		from reviews r
		join products p on p.id = r.product_id
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join category_translations ct on ct.category_id = p.default_category_id and ct.locale = ${locale}
		where r.user_id = ${userId} order by r.created_at desc, r.id desc`);
	return result.rows;
}

export type DeletedReview = { product_id: number; state: ReviewState };

/** Deletes a review, only the customer's own; undefined when there is none. */
export async function deleteReviewRow(
	tx: Database,
	owned: { id: number; userId: number },
): Promise<DeletedReview | undefined> {
	const result = await tx.execute<DeletedReview>(sql`
		delete from reviews where id = ${owned.id} and user_id = ${owned.userId} returning product_id, state`);
	return result.rows[0];
}

/** Deletes all reviews of a customer. */
export async function deleteReviewsOf(tx: Database, userId: number): Promise<DeletedReview[]> {
	const result = await tx.execute<DeletedReview>(sql`
		delete from reviews where user_id = ${userId} returning product_id, state`);
	return result.rows;
}
