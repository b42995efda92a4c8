import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { countOf } from "#lib/shop/kernel/db/count-of.ts";
import { DEMO_ACCOUNTS } from "../facts/accounts.ts";
import { demoVouchers } from "../facts/vouchers.ts";
import { reviewerEmails } from "../seed/seed-reviews.ts";

/** `reviewedIds`: other products that lose a review, whose rating must be recounted. */
export type PeopleRemoved = { reviews: number; accounts: number; reviewedIds: number[] };

/**
 * Deletes the demo's accounts by e-mail, with their reviews, open carts and questionnaires. Their orders stay without a
 * customer. Locks the customers, then their carts, by id.
 */
export async function removePeople(tx: Database): Promise<PeopleRemoved> {
	const emails = [...DEMO_ACCOUNTS.map(({ email }) => email), ...reviewerEmails()];
	const { rows } = await tx.execute<{ id: number }>(sql`
		select id from users where lower(email) = any(${sql.param(emails)}::text[]) order by id for update`);
	const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
	await tx.execute(sql`select from carts where user_id = ${ids} order by id for update`);
	for (const table of [sql`satisfaction_answers`, sql`courier_reviews`])
		await tx.execute(sql`delete from ${table} where order_id in (select id from orders where user_id = ${ids})`);
	await tx.execute(sql`delete from carts where user_id = ${ids} and ordered_at is null`);
	// An order needs its cart, which becomes a guest's whose temporary id nobody knows.
	await tx.execute(sql`update carts set user_id = null where user_id = ${ids}`);
	const reviews = await tx.execute<{ product_id: number }>(sql`
		delete from reviews where user_id = ${ids} returning product_id`);
	const accounts = await countOf(tx, sql`delete from users where id = ${ids}`);
	return {
		reviews: reviews.rows.length,
		accounts,
		reviewedIds: [...new Set(reviews.rows.map(({ product_id }) => product_id))],
	};
}

/** Deletes groups of the demo without members and vouchers. */
export function removeGroups(tx: Database): Promise<number> {
	return countOf(
		tx,
		sql`delete from groups g where (g.id, g.name) in ((3, 'Školy a školky'), (4, 'Klub Konfety'))
			and not exists (select from users where group_id = g.id) and not exists (select from vouchers where group_id = g.id)`,
	);
}

/** Deletes the demo's vouchers with the demo's type and value; one that orders used is ended instead. Locks them by id. */
export async function removeVouchers(tx: Database, now: Date): Promise<number> {
	const published = sql.param(JSON.stringify(demoVouchers(undefined)));
	const { rows } = await tx.execute<{ id: number }>(sql`
		select v.id from vouchers v
		join jsonb_to_recordset(${published}::jsonb) as demo (code text, type voucher_type, value numeric)
			on (v.code, v.type, v.value) = (demo.code, demo.type, demo.value)
		order by v.id for update of v`);
	const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
	const isUsed = sql`exists (select from voucher_redemptions where voucher_id = v.id)`;
	const ended = await countOf(
		tx,
		sql`update vouchers v set active_to = ${now}
			where id = ${ids} and ${isUsed} and (active_to is null or active_to > ${now})`,
	);
	await tx.execute(sql`
		delete from cart_vouchers cv using vouchers v where cv.voucher_id = v.id and v.id = ${ids} and not ${isUsed}`);
	return ended + (await countOf(tx, sql`delete from vouchers v where id = ${ids} and not ${isUsed}`));
}
