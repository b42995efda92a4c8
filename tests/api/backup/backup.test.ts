import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { backupsAt } from "#lib/shop/backoffice/backup/manifest.ts";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";
import { rowsIn, shapeOf } from "#tests/support/database/dump-rows.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { anOrder, orderOf } from "#tests/support/selling/orders.ts";
import { anotherComputer, newFolder, type Place, runOn } from "#tests/support/shop/backed-up.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let here: Place;
let target: string;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
	here = { databaseUrl: testShop.databaseUrl, dataDir: newFolder() };
	target = newFolder();
	await anOrder(testShop);
});
afterAll(async () => {
	await testShop.close();
	for (const folder of [here.dataDir, target]) rmSync(folder, { recursive: true });
});

async function restored(...typed: string[]) {
	const there = await anotherComputer();
	onTestFinished(there.remove);
	const { code, out, err } = await runOn(there, "restore", target, ...typed);
	expect({ code, err }).toEqual({ code: 0, err: [] });
	return { ...there, out };
}

async function shopOn({ databaseUrl }: Place): Promise<TestShop> {
	const copy = await openTestShop({ isToday: true, database: { url: databaseUrl, drop: async () => {} } });
	onTestFinished(copy.close);
	return copy;
}

/** Without what a restore changes on purpose. */
async function comparable(databaseUrl: string) {
	const { held_jobs: _held, settings = [], ...rows } = await rowsIn(databaseUrl);
	return { ...rows, settings: settings.filter((row) => !row.includes(",backup,")) };
}

describe("a backup", () => {
	test("of a shop that was stopped comes back row for row, with the same tables, keys and indexes", async () => {
		expect(await runOn(here, "backup", target)).toEqual({
			code: 0,
			out: [
				expect.stringMatching(
					/^NAME at .+: 4\d\d products, \d+ orders, [\d ]+ rows in \d\.\d MB, 0 pictures in 0\.0 MB$/,
				),
				"Read back: all of it is whole",
			],
			err: [],
		});
		const there = await restored("--moved");
		expect(await comparable(there.databaseUrl)).toEqual(await comparable(here.databaseUrl));
		expect(await shapeOf(there.databaseUrl)).toEqual(await shapeOf(here.databaseUrl));
	});

	test("is noted once it is whole, so that its age can be told", async () => {
		await runOn(here, "backup", target);
		await runOn(here, "backup", target);
		const { rows } = await testShop.shop.db.execute(sql`select value from settings where key = 'backup'`);
		expect(rows).toEqual([{ value: { name: (await backupsAt(folderStore(target))).at(-1) } }]);
	});

	test("of a shop that sells shows one moment: no order is half, none of before is missing, and every piece is somewhere", async () => {
		const initial = await openLedger(testShop);
		const product = await aProduct(testShop, { stock: 1000 });
		initial.set(product.variantId, 1000);
		const before: string[] = [];
		let isOver = false;
		const selling = Array.from({ length: 4 }, async () => {
			while (!isOver) {
				const cart = await aGuestCart(testShop, [{ product, quantity: 1 }]);
				const { status, body } = await placeOrder(testShop, cart.id);
				expect(status).toBe(201);
				before.push(body.number);
			}
		});
		await expect.poll(() => before.length).toBeGreaterThan(20);
		const sure = [...before];
		const { code } = await runOn(here, "backup", target);
		isOver = true;
		await Promise.all(selling);
		expect(code).toBe(0);
		expect(before.length).toBeGreaterThan(sure.length);

		const there = await restored();
		await runOn(there, "maintenance", "off");
		const copy = await shopOn(there);
		await expectLedgerExact(copy, initial);
		const { rows } = await copy.shop.db.execute<{ number: string }>(sql`select number from orders`);
		const numbers = new Set(rows.map(({ number }) => number));
		expect(sure.filter((number) => !numbers.has(number))).toEqual([]);
		// The one that is sold next gets no number of one that was given.
		const after = await placeOrder(copy, (await aGuestCart(copy, [{ product, quantity: 1 }])).id);
		expect(after.status).toBe(201);
		expect(before).not.toContain(after.body.number);
	});

	test("that is restored after a loss is in maintenance, and no number is given twice", async () => {
		const { number, product } = await anOrder(testShop);
		await runOn(here, "backup", target);
		const there = await restored();
		expect(there.out.slice(-3)).toEqual([
			"It is in maintenance. Look at it (npm start), then: npm run shop -- maintenance off",
			"Numbers go on 1000 later than in the backup.",
			expect.stringMatching(/^Mails and refunds that waited are held \(\d+\): npm run shop -- held list$/),
		]);
		const copy = await shopOn(there);
		const cart = await copy.call("GET", "/cart/anonymous/cs/0");
		expect([cart.status, cart.body.error]).toEqual([503, "maintenance"]);
		await runOn(there, "maintenance", "off");
		copy.passMs(10_000);
		await expect.poll(async () => (await copy.call("GET", "/cart/anonymous/cs/0")).status).toBe(200);
		const { rows } = await copy.shop.db.execute<{ last: number }>(
			sql`select last from invoice_series where year = ${new Date().getFullYear()} and kind = 'credit_note'`,
		);
		// In a series that had not begun, too.
		expect(rows[0]?.last).toBeGreaterThanOrEqual(1000);
		const request = await copy.shop.db.execute<{ n: string }>(sql`select nextval('request_numbers')::text as n`);
		expect(Number(request.rows[0]?.n)).toBeGreaterThan(261_000);
		const next = await orderOf(copy, (await aGuestCart(copy, [{ product }])).id);
		expect(Number(next.number)).toBe(Number(number) + 1001);
	});

	test("holds back mails that waited, until somebody sends or drops them", async () => {
		const { id } = await anOrder(testShop);
		await runOn(here, "backup", target);
		const there = await restored();
		const copy = await shopOn(there);
		const queued = async () => {
			const { rows } = await copy.shop.db.execute<{ n: number }>(
				sql`select count(*)::int as n from pgboss.job where name = 'mail.order' and data ->> 'orderId' = ${`${id}`}`,
			);
			return rows[0]?.n;
		};
		expect(await queued()).toBe(0);
		const listed = await runOn(there, "held", "list", "--queue", "mail.order");
		expect(
			listed.out.filter((line) => line.includes(`"orderId":${id}`) || line.includes(`"orderId": ${id}`)),
		).toHaveLength(1);
		const released = await runOn(there, "held", "release", "--queue", "mail.order");
		expect(released).toEqual({ code: 0, out: [`Released: ${listed.out.length}.`], err: [] });
		expect(await queued()).toBe(1);
		expect((await runOn(there, "held", "list", "--queue", "mail.order")).out).toEqual([
			"Nothing of the queue mail.order is held.",
		]);
		expect((await runOn(there, "held", "drop", "--all")).code).toBe(0);
		expect(await runOn(there, "held", "list")).toEqual({ code: 0, out: ["Nothing is held."], err: [] });
	});
});
