import { type SQL, sql } from "drizzle-orm";
import type { ReviewBody } from "../../../contract/review.ts";
import type { Locale } from "../../../domain/locale.ts";
import { LEFT_STATES } from "../../../domain/order/order-steps.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Whether the product is on sale: active, with an active variant. Locks nothing. */
export async function isOnSale(db: Database, productId: number): Promise<boolean> {
	const result = await db.execute(sql`
		select from products p where p.id = ${productId} and p.is_active
			and exists (select from variants v where v.product_id = p.id and v.is_active)`);
	return result.rowCount === 1;
}

export type RatingRow = { average: number | null; count: number; histogram: number[] };

/** Published reviews of a product counted: average to two decimals, and how many have 5, 4, 3, 2 and 1 stars. Locks nothing. */
export async function ratingRow(db: Database, productId: number): Promise<RatingRow> {
	const result = await db.execute<RatingRow>(sql`
		select round(avg(stars), 2)::float8 as average, count(*)::int as count,
			array[count(*) filter (where stars = 5), count(*) filter (where stars = 4), count(*) filter (where stars = 3),
				count(*) filter (where stars = 2), count(*) filter (where stars = 1)]::int[] as histogram
		from reviews where product_id = ${productId} and state = 'published'`);
	const [row] = result.rows;
	if (!row) throw new Error("Counting answered no row");
	return row;
}

export type ReviewRow = {
	id: number;
	author: string;
	stars: number;
	text: string;
	created_at: string;
	is_verified: boolean;
	locale: Locale;
};

/** Published reviews of a product, the newest first. Locks nothing. */
export async function reviewRows(
	db: Database,
	productId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
	const result = await db.execute<ReviewRow>(sql`
		select id, author, stars, text, created_at, is_verified, locale from reviews
		where product_id = ${productId} and state = 'published'
		order by created_at desc, id desc limit ${limit} offset ${offset}`);
	return result.rows;
}

/**
 * Whether a customer has bought a product, as SQL over their ids: an order with it was paid, cash at the door included, and
 * not cancelled. One withdrawn from counts once its goods had left the shop, since nobody can tell of what never came.
 */
export const isBought = (userId: SQL, productId: SQL) => sql`exists (
	select from orders o join order_lines l on l.order_id = o.id
	where o.user_id = ${userId} and l.kind = 'goods' and l.product_id = ${productId}
		and o.paid_at is not null and o.state <> 'cancelled'
		and (o.state <> 'withdrawn' or exists (
			select from order_events e where e.order_id = o.id and e.state in ${LEFT_STATES})))`;

type NewReview = { productId: number; userId: number; body: ReviewBody; now: Date };

/** Adds a pending review, verified if its writer has bought the product; undefined when there is one already, in whatever state. */
export async function insertReview(tx: Database, review: NewReview): Promise<{ id: number } | undefined> {
	const { author, stars, text, locale } = review.body;
	const { productId, userId, now } = review;
	const result = await tx.execute<{ id: number }>(sql`
		insert into reviews (product_id, user_id, author, stars, text, locale, is_verified, created_at)
		values (${productId}, ${userId}, ${author}, ${stars}, ${text}, ${locale},
			${isBought(sql`${userId}::int`, sql`${productId}::int`)}, ${now})
		on conflict (product_id, user_id) do nothing returning id`);
	return result.rows[0];
}
