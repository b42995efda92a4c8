import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, transaction } from "#lib/shop/kernel/db/client.ts";
import { createTestDatabase } from "#tests/support/database/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof connect>;

beforeAll(async () => {
	database = await createTestDatabase();
	pool = connect(database.url, { max: 1 });
});
afterAll(async () => {
	await pool.close();
	await database.drop();
});

/** What the pool's one connection has prepared whose text has this word. */
async function prepared(word: string): Promise<string[]> {
	const { rows } = await pool.db.execute(
		sql.raw(
			`select statement from pg_prepared_statements where statement like '%${word}%' and statement not like '%like%'`,
		),
	);
	return rows.map(({ statement }) => String(statement));
}

test("a statement is prepared once it has come three times, whatever its values, and answers as before", async () => {
	const ask = async (number: number) => (await pool.db.execute(sql`select ${number}::int + 1 as pear`)).rows;
	expect([await ask(1), await ask(2)]).toEqual([[{ pear: 2 }], [{ pear: 3 }]]);
	expect(await prepared("pear")).toEqual([]);
	expect(await ask(3)).toEqual([{ pear: 4 }]);
	expect(await prepared("pear")).toEqual(["select $1::int + 1 as pear"]);
	expect(await Promise.all([7, 8, 9].map(ask))).toEqual([[{ pear: 8 }], [{ pear: 9 }], [{ pear: 10 }]]);
	expect(await prepared("pear")).toHaveLength(1);
});

test("a connection prepares 200 statements at most, however many come again and again", async () => {
	const own = connect(database.url, { max: 1 });
	for (let number = 0; number < 250; number += 1)
		for (let times = 0; times < 3; times += 1) await own.db.execute(sql.raw(`select ${number} as quince`));
	const { rows } = await own.db.execute(sql`select count(*)::int as count from pg_prepared_statements`);
	expect(rows).toEqual([{ count: 200 }]);
	expect((await own.db.execute(sql.raw("select 249 as quince"))).rows).toEqual([{ quince: 249 }]);
	await own.close();
});

test("a statement whose table changes its types is prepared anew, and the transaction repeated", async () => {
	await pool.db.execute(sql`create table plums (number int)`);
	await pool.db.execute(sql`insert into plums values (1)`);
	const ask = () => transaction(pool.db, async (tx) => (await tx.execute(sql`select number from plums`)).rows);
	for (let times = 0; times < 4; times += 1) expect(await ask()).toEqual([{ number: 1 }]);
	const other = connect(database.url, { max: 1 });
	await other.db.execute(sql`alter table plums alter number type text`);
	await other.close();
	expect(await ask()).toEqual([{ number: "1" }]);
	await pool.db.execute(sql`drop table plums`);
});
