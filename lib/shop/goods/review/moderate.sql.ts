import { sql } from "drizzle-orm";
import { z } from "zod";
import type { ReviewState } from "../../../domain/goods/review-states.ts";
import { LOCALES } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { isOneOf } from "../../kernel/db/one-of.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { reviewStateEnum, reviews } from "../../kernel/db/schema/reviews.ts";
import { isBought } from "./reviews.sql.ts";

const moderatedRow = z.strictObject({
	id: z.int(),
	state: z.enum(reviewStateEnum.enumValues),
	product_id: z.int(),
	product_code: z.string(),
	product_name: z.string(),
	author: z.string(),
	email: z.string(),
	stars: z.int(),
	text: z.string(),
	locale: z.enum(LOCALES),
	is_verified: z.boolean(),
	created_at: z.string(),
});
export type ModeratedRow = z.infer<typeof moderatedRow>;

const COLUMNS = sql`r.id, r.state, r.product_id, p.code as product_code, coalesce(t.name, '') as product_name, r.author,
	u.email, r.stars, r.text, r.locale, r.is_verified, r.created_at`;

const TABLES = sql`reviews r join products p on p.id = r.product_id join users u on u.id = r.user_id
	left join product_translations t on t.product_id = p.id and t.locale = 'cs'`;

/** Reviews in this state: pending ones oldest first, others newest first. Locks nothing. */
export async function moderatedRows(
	db: Database,
	{ state, productId, limit }: { state: ReviewState; productId: number | null; limit: number },
): Promise<ModeratedRow[]> {
	const ofProduct = productId === null ? sql`true` : sql`r.product_id = ${productId}`;
	const order = state === "pending" ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
	return readRows(
		db,
		moderatedRow,
		sql`
		select ${COLUMNS} from ${TABLES} where r.state = ${state} and ${ofProduct} order by ${order} limit ${limit}`,
	);
}

/** These reviews, by id; locks their rows. */
export function lockReviews(tx: Database, ids: readonly number[]): Promise<ModeratedRow[]> {
	return readRows(
		tx,
		moderatedRow,
		sql`
		select ${COLUMNS} from ${TABLES} where r.id = any(${sql.param([...ids])}::int[]) order by r.id for update of r`,
	);
}

/** A published review is verified by its author's orders of now; a rejected one keeps its mark. */
export async function decideReviews(
	tx: Database,
	{ ids, state, now }: { ids: readonly number[]; state: ReviewState; now: Date },
): Promise<void> {
	const isVerified = isBought(sql`${reviews.userId}`, sql`${reviews.productId}`);
	await tx
		.update(reviews)
		.set({ state, decidedAt: now, ...(state === "published" && { isVerified }) })
		.where(isOneOf(reviews.id, ids));
}

/** Id of the product with this code, or with a variant with this code. Locks nothing. */
export async function productIdByCode(db: Database, code: string): Promise<number | undefined> {
	const row = await readRow(
		db,
		z.strictObject({ id: z.int() }),
		sql`
		select id from products where code = ${code} union all select product_id from variants where code = ${code} limit 1`,
	);
	return row?.id;
}
