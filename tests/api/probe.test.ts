import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";
let it: TestShop;
beforeAll(async () => { it = await openTestShop(); });
afterAll(() => it.close());
test("x", async () => {
	const c = await it.call("GET", "/cart/anonymous/cs/0");
	expect(c.status).toBe(200);
	console.log(JSON.stringify(c.body));
	console.log((await it.shop.db.execute("select pg_size_pretty(pg_database_size(current_database())) s, (select count(*) from products) p, (select count(*) from variants) v")).rows);
	console.log(await it.tokenOf("customer"));
});
