import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renewPictureKeys } from "#lib/shop/goods/media/renew-keys.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const [OLD, OUTSIDE] = ["00000000000000000001", "00000000000000000002"];

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const keys = async () =>
	(await testShop.shop.db.execute<{ id: number; key: string }>(sql`select id, key from pictures order by id`)).rows;

test("a drawn picture that looked different in an earlier version gets a new address, once; others keep theirs", async () => {
	const { db } = testShop.shop;
	await db.execute(sql`insert into pictures (key, source_url) values (${OUTSIDE}, 'https://example.org/a.png')`);
	const now = await keys();
	await db.execute(sql`update pictures set key = ${OLD} where id = ${now[3]?.id}`);
	expect(await renewPictureKeys(testShop.databaseUrl)).toBe(1);
	expect(await keys()).toEqual(now);
	expect(now.some(({ key }) => key === OUTSIDE)).toBe(true);
	expect(await renewPictureKeys(testShop.databaseUrl)).toBe(0);
});
