/** What is forgotten after its time goes in batches, each a short transaction of its own. */
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { SWEPT_AT_ONCE } from "#lib/shop/kernel/db/sweep-rows.ts";
import { sweepCompanies } from "#lib/shop/people/company/find-company.ts";
import { sweepCarts } from "#lib/shop/selling/cart/cart.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
	await testShop.shop.db.execute(sql`create table swept (name text, count int, transaction xid8)`);
	await testShop.shop.db.execute(sql`
		create function note_swept() returns trigger language plpgsql as $$ begin
			insert into swept select tg_table_name, count(*), pg_current_xact_id() from gone having count(*) > 0;
			return null;
		end $$`);
});
afterAll(() => testShop.close());

const MANY = 2 * SWEPT_AT_ONCE + 1;
const LONG_AGO = sql`timestamptz '2020-01-01'`;
const EACH = sql`from generate_series(1, ${MANY}::int) n`;

/** Rows of each table that is swept, all of them past their time. */
const OLD: Record<string, SQL> = {
	idempotency_keys: sql`(id, request_hash, created_at) select 'old ' || n, '', ${LONG_AGO} ${EACH}`,
	sessions: sql`(user_id, expires_at) select 1, ${LONG_AGO} ${EACH}`,
	account_links: sql`(secret_hash, user_id, kind, email, created_at, expires_at)
		select 'old ' || n, 1, 'confirm_email', '', ${LONG_AGO}, ${LONG_AGO} ${EACH}`,
	rate_limits: sql`(key, tokens, filled_at) select 'old ' || n, 1, ${LONG_AGO} ${EACH}`,
	payment_events: sql`(gateway, transaction_id, kind, created_at)
		select 'sandbox', 'old ' || n, 'unknown', ${LONG_AGO} ${EACH}`,
	sandbox_payments: sql`(transaction_id, ref_id, amount_minor, currency_code, return_url, created_at)
		select 'old ' || n, '', 100, 'CZK', '', ${LONG_AGO} ${EACH}`,
	subscribers: sql`(email, hash, locale, created_at) select n || '@example.cz', 'old ' || n, 'cs', ${LONG_AGO} ${EACH}`,
	watchdogs: sql`(email, variant_id, hash, locale, created_at)
		select n || '@example.cz', (select min(id) from variants), 'old ' || n, 'cs', ${LONG_AGO} ${EACH}`,
	service_requests: sql`(hash, request_hash, kind, locale, firstname, lastname, email, phone, details, created_at)
		select 'old ' || n, '', 'event', 'cs', '', '', '', '', '{}', ${LONG_AGO} ${EACH}`,
	vital_counts: sql`(day, kind, device, vital, up_to, count)
		select ${LONG_AGO}::date - n::int, 'home', 'phone', 'LCP', 2500, 1 ${EACH}`,
	worker_beats: sql`(machine, pid, build, beat_at) select 'old ' || n, n, '', ${LONG_AGO} ${EACH}`,
	company_lookups: sql`(company_id, fetched_at) select 'old ' || n, ${LONG_AGO} ${EACH}`,
	carts: sql`(locale, currency_id, updated_at)
		select 'cs', (select min(id) from currencies), ${LONG_AGO} ${EACH}`,
};
const sweepAll = async () => {
	await sweepCarts(testShop.shop);
	await sweepForgotten(testShop.shop);
	await sweepCompanies(testShop.shop);
};

describe.each(Object.entries(OLD))("%s", (table, rows) => {
	const name = sql.identifier(table);
	const fill = () => testShop.shop.db.execute(sql`insert into ${name} ${rows}`);

	test("are swept in batches, each in a transaction of its own", async () => {
		const before = await countRows(testShop, table);
		await fill();
		await testShop.shop.db.execute(sql`
			create trigger swept after delete on ${name} referencing old table as gone
			for each statement execute function note_swept()`);
		await sweepAll();
		expect(await countRows(testShop, table)).toBe(before);
		const { rows: batches } = await testShop.shop.db.execute<{ count: number; transaction: string }>(sql`
			select count, transaction from swept where name = ${table} order by count desc`);
		expect(batches.map(({ count }) => count)).toEqual([SWEPT_AT_ONCE, SWEPT_AT_ONCE, 1]);
		expect(new Set(batches.map(({ transaction }) => transaction)).size).toBe(3);
	});

	test("that somebody has locked wait for the next sweep, and hold up no others", async () => {
		const before = await countRows(testShop, table);
		await fill();
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from ${name} where ctid = (select max(ctid) from ${name}) for update`);
			await sweepAll();
		});
		expect(await countRows(testShop, table)).toBe(before + 1);
		await sweepAll();
		expect(await countRows(testShop, table)).toBe(before);
	});
});
