import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Answer, TestShop } from "./test-shop.ts";

/** Tables that shoppers' calls may write to. */
const TABLES = [
	"carts",
	"cart_items",
	"cart_vouchers",
	"vouchers",
	"voucher_redemptions",
	"orders",
	"order_lines",
	"order_events",
	"order_stock_moves",
	"payments",
	"payment_events",
	"refunds",
	"sandbox_payments",
	"idempotency_keys",
	"sessions",
	"users",
	"addresses",
	"company_lookups",
	"watchdogs",
	"account_links",
	"subscribers",
	"subscriber_steps",
	"satisfaction_answers",
	"courier_reviews",
	"vital_counts",
	"pgboss.job",
];

/** Large ones: instead of their contents the versions of their rows are compared, so that none may be written at all. */
const LARGE_TABLES = ["stock", "reviews", "listed_products", "product_search"];

/** A digest of each table's rows. */
async function stateOf({ shop }: TestShop): Promise<Record<string, string>> {
	const parts = TABLES.map(
		(table) => sql`
		select ${table}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as rows from ${sql.raw(table)} t`,
	);
	const versions = LARGE_TABLES.map(
		(table) => sql`
		select ${table}::text as name, md5(coalesce(string_agg(t.ctid::text || t.xmin, '|' order by t.ctid), '')) as rows from ${sql.raw(table)} t`,
	);
	const { rows } = await shop.db.execute<{ name: string; rows: string }>(
		sql.join([...parts, ...versions], sql` union all `),
	);
	return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** A call that must be refused with exactly this answer and leave every row as it was. */
export async function expectRefused(
	testShop: TestShop,
	call: () => Promise<Answer>,
	status: number,
	body: unknown,
): Promise<void> {
	const before = await stateOf(testShop);
	const answer = await call();
	expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
	expect(await stateOf(testShop)).toEqual(before);
}

export async function countRows({ shop }: TestShop, table: string, where = "true"): Promise<number> {
	const { rows } = await shop.db.execute<{ n: number }>(
		sql.raw(`select count(*)::int as n from ${table} where ${where}`),
	);
	return rows[0]?.n ?? 0;
}
