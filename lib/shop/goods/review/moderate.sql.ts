import { sql } from "drizzle-orm";
import type { ReviewState } from "../../../domain/goods/review-states.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { isBought } from "./reviews.sql.ts";

export type ModeratedRow = {
	id: number;
	state: ReviewState;
	product_id: number;
	product_code: string;
	product_name: string;
	author: string;
	email: string;
	stars: number;
	text: string;
	locale: Locale;
	is_verified: boolean;
	created_at: string;
};

const COLUMNS = sql`r.id, r.state, r.product_id, p.code as product_code, coalesce(t.name, '') as product_name, r.author,
	u.email, r.stars, r.text, r.locale, r.is_verified, r.created_at`;

const TABLES = sql`reviews r join products p on p.id = r.product_id join users u on u.id = r.user_id
	left join product_translations t on t.product_id = p.id and t.locale = 'cs'`;

/** Reviews in this state: those that wait, the longest waiting first; others, the newest first. Locks nothing. */
export async function moderatedRows(
	db: Database,
	{ state, productId, limit }: { state: ReviewState; productId: number | null; limit: number },
): Promise<ModeratedRow[]> {
	const ofProduct = productId === null ? sql`true` : sql`r.product_id = ${productId}`;
	const order = state === "pending" ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
	const result = await db.execute<ModeratedRow>(sql`
		select ${COLUMNS} from ${TABLES} where r.state = ${state} and ${ofProduct} order by ${order} limit ${limit}`);
	return result.rows;
}

/** These reviews, by id; holds their rows. */
export async function lockReviews(tx: Database, ids: readonly number[]): Promise<ModeratedRow[]> {
	const result = await tx.execute<ModeratedRow>(sql`
		select ${COLUMNS} from ${TABLES} where r.id = any(${sql.param([...ids])}::int[]) order by r.id for update of r`);
	return result.rows;
}

/** A published one is verified as its writer's orders are now; a rejected one keeps the mark it had. */
export async function decideReviews(
	tx: Database,
	{ ids, state, now }: { ids: readonly number[]; state: ReviewState; now: Date },
): Promise<void> {
	const isVerified = state === "published" ? isBought(sql`r.user_id`, sql`r.product_id`) : sql`r.is_verified`;
	await tx.execute(sql`
		update reviews r set state = ${state}, decided_at = ${now}, is_verified = ${isVerified} where r.id = any(${sql.param([...ids])}::int[])`);
}

/** Id of the product with this code, its own or that of one of its variants. Locks nothing. */
export async function productIdByCode(db: Database, code: string): Promise<number | undefined> {
	const result = await db.execute<{ id: number }>(sql`
		select id from products where code = ${code} union all select product_id from variants where code = ${code} limit 1`);
	return result.rows[0]?.id;
}
