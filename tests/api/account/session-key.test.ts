import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "#lib/shop/kernel/changes/changes.ts";
import { agreeOnKey } from "#lib/shop/people/customer/agree-on-key.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import { aCustomerCart, aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const ONE = "a key of thirty-two characters, one";
const OTHER = "a key of thirty-two characters, two";
const agree = (secret: string) => agreeOnKey(shop.databaseUrl, secret);

test("machines on one database sign log-ins with one key; another one is refused while others run", async () => {
	expect(await agree(ONE)).toBe(false);
	const listener = listen(
		shop.databaseUrl,
		() => {},
		() => {},
	);
	await listener.ready;
	expect(await agree(ONE)).toBe(false);
	await expect(agree(OTHER)).rejects.toThrow(
		/^Other machines serve this shop.+Set the same SESSION_SECRET on all machines/s,
	);
	await listener.stop();
	// The last one has ended: whoever comes now says what counts.
	expect(await agree(OTHER)).toBe(true);
	expect(await agree(OTHER)).toBe(false);
});

test("the database has nothing that the key could be read from, and the storefront is told nothing of it", async () => {
	const { rows } = await shop.shop.db.execute<{ value: string }>(
		sql`select value::text from settings where key = 'sessionKey'`,
	);
	expect(rows).toHaveLength(1);
	expect(rows[0]?.value).not.toContain("key of thirty");
	const { body } = await shop.call("GET", "/settings?lang=cs");
	expect(JSON.stringify(body)).not.toMatch(/sessionKey|fingerprint/);
});

test("two machines that start at once agree on one of their keys", async () => {
	await shop.shop.db.execute(sql`delete from settings where key = 'sessionKey'`);
	const listener = listen(
		shop.databaseUrl,
		() => {},
		() => {},
	);
	await listener.ready;
	const results = await Promise.allSettled([agree(ONE), agree(OTHER)]);
	expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	await listener.stop();
});

test("a new key ends log-ins alone: guests keep their carts and the links to their orders, customers find theirs after the next login", async () => {
	const token = await shop.tokenOf("customer");
	const product = await aProduct(shop);
	const own = await aCustomerCart(shop, token, [{ product }]);
	const guests = await aGuestCart(shop, [{ product, quantity: 3 }]);
	const order = await anOrder(shop);

	const renewed = await openTestShop({
		sessionSecret: OTHER,
		database: { url: shop.databaseUrl, drop: async () => {} },
	});
	expect((await renewed.call("GET", "/cart/cs", { token })).status).toBe(401);
	const cart = await renewed.call("GET", `/cart/anonymous/cs/${guests.id}`);
	expect(cart.body.items).toMatchObject([{ quantity: 3 }]);
	expect(await renewed.call("GET", `/order/${order.id}/${order.hash}`)).toMatchObject({ status: 200 });
	const anew = await renewed.call("GET", "/cart/cs", { token: await renewed.tokenOf("customer") });
	expect(anew.body[0]).toMatchObject({ id: own.id });
	await renewed.close();
});
