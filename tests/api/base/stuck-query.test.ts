import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, transaction } from "#lib/shop/kernel/db/client.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a query past its time limit closes its connection, so that nobody commits the transaction begun on it", async () => {
	const { db, close } = connect(database.url, { max: 1, queryTimeoutMs: 300 });
	const [variant] = (
		await db.execute<{ id: number }>(sql`select variant_id as id from stock where quantity > 5 limit 1`)
	).rows;
	const pieces = async () =>
		(
			await db.execute<{ sum: number }>(
				sql`select sum(quantity)::int as sum from stock where variant_id = ${variant?.id}`,
			)
		).rows[0]?.sum;
	const before = await pieces();

	await expect(
		transaction(db, async (tx) => {
			await tx.execute(sql`update stock set quantity = 0 where variant_id = ${variant?.id}`);
			await tx.execute(sql`select pg_sleep(2)`);
		}),
	).rejects.toThrow();
	await transaction(db, (tx) => tx.execute(sql`select 1`));

	expect(await pieces()).toBe(before);
	await close();
});
