import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Answer, TestShop } from "./test-shop.ts";

/** Tables that shoppers' calls may write to. */
const TABLES = [
	"carts",
	"cart_items",
	"cart_vouchers",
	"vouchers",
	"orders",
	"order_lines",
	"order_events",
	"order_stock_moves",
	"stock",
	"idempotency_keys",
	"sessions",
	"users",
	"pgboss.job",
];

/** A digest of each table's rows. */
async function stateOf({ shop }: TestShop): Promise<Record<string, string>> {
	const parts = TABLES.map(
		(table) => sql`
		select ${table}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as rows from ${sql.raw(table)} t`,
	);
	const { rows } = await shop.db.execute<{ name: string; rows: string }>(sql.join(parts, sql` union all `));
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
