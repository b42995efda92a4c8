import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { aReview, REVIEW } from "#tests/support/goods/reviews.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import { aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const list = ({ token }: CustomerAccount, locale = "cs") =>
	testShop.call("GET", `/account/reviews/${locale}`, { token });
const remove = ({ token }: CustomerAccount, id: number | string) =>
	testShop.call("DELETE", `/account/reviews/${id}`, { token });

/** A review by this customer, in this state; resolves to its id. */
async function write(
	{ token }: CustomerAccount,
	product: TestProduct,
	state: "pending" | "published" | "rejected" = "pending",
): Promise<number> {
	const { body } = await testShop.call("POST", `/review/${product.id}`, { token, body: REVIEW });
	await testShop.shop.db.execute(sql`update reviews set state = ${state} where id = ${body.id}`);
	await relist(testShop.shop.db, [product.id]);
	return body.id;
}

async function listedRating(product: TestProduct): Promise<{ rating: number | null; ratings: number }> {
	const { rows } = await testShop.shop.db.execute<{ rating: number | null; ratings: number }>(
		sql`select rating::float8 as rating, ratings from listed_products where product_id = ${product.id}`,
	);
	return rows[0] ?? { rating: null, ratings: -1 };
}

describe("GET /account/reviews/{locale}", () => {
	test("lists the customer's own reviews in every state, the newest first, with the product in the language asked for; nobody else's", async () => {
		const [customer, stranger] = [await anAccount(testShop), await anAccount(testShop)];
		const products = [await aProduct(testShop), await aProduct(testShop), await aProduct(testShop)];
		const states = ["pending", "published", "rejected"] as const;
		const ids: number[] = [];
		for (const [index, product] of products.entries()) ids.push(await write(customer, product, states[index]));
		await write(stranger, products[0] as TestProduct);
		const reviews = (name: (product: TestProduct) => string, address: RegExp) =>
			products
				.map((product, index) => ({
					id: ids[index],
					product: {
						id: product.id,
						slug: expect.any(String),
						name: name(product),
						url: expect.stringMatching(address),
					},
					stars: 4,
					text: REVIEW.text,
					date: START.toISOString(),
					state: states[index],
				}))
				.toReversed();
		const { status, body } = await list(customer);
		expect({ status, body }).toEqual({ status: 200, body: reviews(({ name }) => name, /^\/\d+\/[\w-]+\/zbozi-\d+$/) });
		expect((await list(customer, "en")).body).toEqual(
			reviews(({ name }) => name.replace("Zboží", "Goods"), /^\/en\/\d+\/[\w-]+\/goods-\d+$/),
		);
	});

	test("a customer without reviews gets an empty list; an unknown language is 404", async () => {
		const customer = await anAccount(testShop);
		expect((await list(customer)).body).toEqual([]);
		for (const locale of ["de", "CS", "1"])
			await expectRefused(testShop, () => list(customer, locale), 404, { error: "not_found" });
	});
});

describe("DELETE /account/reviews/{id}", () => {
	test("a deleted published review no longer counts on the product's page and in listings, and the change is announced", async () => {
		const customer = await anAccount(testShop);
		const product = await aProduct(testShop);
		await aReview(testShop, product, { stars: 1 });
		const id = await write(customer, product, "published");
		expect(await listedRating(product)).toEqual({ rating: 2.5, ratings: 2 });
		const tags = await tagsDuring(testShop, async () => {
			const { status, body } = await remove(customer, id);
			expect({ status, body }).toEqual({ status: 200, body: {} });
		});
		expect(tags).toEqual(["listings", `product:${product.id}`]);
		expect(await listedRating(product)).toEqual({ rating: 1, ratings: 1 });
		expect((await testShop.call("GET", `/review/${product.id}`)).body.rating).toEqual({ average: 1, count: 1 });
		expect((await list(customer)).body).toEqual([]);
	});

	test.each(["pending", "rejected"] as const)("a deleted %s review announces no change", async (state) => {
		const customer = await anAccount(testShop);
		const product = await aProduct(testShop);
		const id = await write(customer, product, state);
		const tags = await tagsDuring(testShop, async () => expect((await remove(customer, id)).status).toBe(200));
		expect(tags).toEqual([]);
		expect(await countRows(testShop, "reviews", `id = ${id}`)).toBe(0);
	});

	test("afterwards the customer may review the same goods again", async () => {
		const customer = await anAccount(testShop);
		const product = await aProduct(testShop);
		await remove(customer, await write(customer, product, "rejected"));
		const again = await testShop.call("POST", `/review/${product.id}`, { token: customer.token, body: REVIEW });
		expect(again.status).toBe(201);
	});

	test("another customer's review, a missing one and one deleted before are the same 404", async () => {
		const [customer, stranger] = [await anAccount(testShop), await anAccount(testShop)];
		const foreign = await write(stranger, await aProduct(testShop), "published");
		const own = await write(customer, await aProduct(testShop));
		await remove(customer, own);
		for (const id of [foreign, own, 999_999, 0, "x", "2147483648"])
			await expectRefused(testShop, () => remove(customer, id), 404, { error: "not_found" });
	});
});

test("without a valid token both calls are 401", async () => {
	for (const [method, path] of [
		["GET", "/account/reviews/cs"],
		["DELETE", "/account/reviews/1"],
	] as const) {
		await expectRefused(testShop, () => testShop.call(method, path), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => testShop.call(method, path, { token: "x" }), 401, { error: "unauthorized" });
	}
});
