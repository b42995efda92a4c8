import { and, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ReviewBody } from "../../../contract/schemas/review.ts";
import { LEFT_STATES } from "../../../domain/order/order-steps.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { products, variants } from "../../kernel/db/schema/catalogue.ts";
import { reviews } from "../../kernel/db/schema/reviews.ts";

/** Whether the product is on sale: active, with an active variant. Locks nothing. */
export async function isOnSale(db: Database, productId: number): Promise<boolean> {
	const sold = db
		.select({ id: variants.id })
		.from(variants)
		.where(and(eq(variants.productId, products.id), eq(variants.isActive, true)));
	const found = await db
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.id, productId), eq(products.isActive, true), exists(sold)));
	return found.length === 1;
}

const countedRatings = z.strictObject({
	average: z.number().nullable(),
	count: z.int(),
	histogram: z.array(z.int()),
});
export type RatingRow = z.infer<typeof countedRatings>;

/** A product's published reviews: average to two decimals, and how many have 5, 4, 3, 2 and 1 stars. Locks nothing. */
export async function ratingRow(db: Database, productId: number): Promise<RatingRow> {
	const row = await readRow(
		db,
		countedRatings,
		sql`
		select round(avg(stars), 2)::float8 as average, count(*)::int as count,
			array[count(*) filter (where stars = 5), count(*) filter (where stars = 4), count(*) filter (where stars = 3),
				count(*) filter (where stars = 2), count(*) filter (where stars = 1)]::int[] as histogram
		from reviews where product_id = ${productId} and state = 'published'`,
	);
	if (!row) throw new Error("Counting answered no row");
	return row;
}

/** All published reviews: average to two decimals, and their number. Locks nothing. */
export async function shopRatingRow(db: Database): Promise<Omit<RatingRow, "histogram">> {
	const row = await readRow(
		db,
		countedRatings.omit({ histogram: true }),
		sql`select round(avg(stars), 2)::float8 as average, count(*)::int as count from reviews where state = 'published'`,
	);
	return row ?? { average: null, count: 0 };
}

/** Published reviews of a product, newest first. Locks nothing. */
export async function reviewRows(
	db: Database,
	productId: number,
	{ limit, offset }: { limit: number; offset: number },
) {
	return db
		.select({
			id: reviews.id,
			author: reviews.author,
			stars: reviews.stars,
			text: reviews.text,
			createdAt: reviews.createdAt,
			isVerified: reviews.isVerified,
			locale: reviews.locale,
		})
		.from(reviews)
		.where(and(eq(reviews.productId, productId), eq(reviews.state, "published")))
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(limit)
		.offset(offset);
}
export type ReviewRow = Awaited<ReturnType<typeof reviewRows>>[number];

/**
 * Whether a customer has bought a product, as SQL over their ids: an order with it was paid, cash on delivery included, and
 * not cancelled. An order with a withdrawal counts if its goods had left the shop: otherwise the customer never had them.
 */
export const isBought = (userId: SQL, productId: SQL) => sql`exists (
	select from orders o join order_lines l on l.order_id = o.id
	where o.user_id = ${userId} and l.kind = 'goods' and l.product_id = ${productId}
		and o.paid_at is not null and o.state <> 'cancelled'
		and (o.state <> 'withdrawn' or exists (
			select from order_events e where e.order_id = o.id and e.state in ${LEFT_STATES})))`;

type NewReview = { productId: number; userId: number; body: ReviewBody; now: Date };

/**
 * Adds a pending review, verified if its author has bought the product; undefined when the author has one already, in any
 * state.
 */
export async function insertReview(tx: Database, review: NewReview): Promise<{ id: number } | undefined> {
	const { author, stars, text, locale } = review.body;
	const { productId, userId, now } = review;
	const isVerified = isBought(sql`${userId}::int`, sql`${productId}::int`);
	const [row] = await tx
		.insert(reviews)
		.values({ productId, userId, author, stars, text, locale, isVerified, createdAt: now })
		.onConflictDoNothing({ target: [reviews.productId, reviews.userId] })
		.returning({ id: reviews.id });
	return row;
}
