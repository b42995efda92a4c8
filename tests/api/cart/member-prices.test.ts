import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberPricesReply } from "#lib/contract/schemas/member-prices.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { aSet } from "#tests/support/goods/watches.ts";
import { aMember, type Member, setDiscount } from "#tests/support/people/members.ts";
import { aCustomerCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let member: Member;

beforeAll(async () => {
	testShop = await openTestShop();
	member = await aMember(testShop, "10");
});
afterAll(() => testShop.close());

const ask = (body: unknown, token: string | undefined = member.token) =>
	testShop.call("POST", "/catalog/member-prices", { body, ...(token === undefined ? {} : { token }) });
const price = (id: number, everybodys: number, members: number) => ({
	id,
	price_with_tax: everybodys,
	member_price_with_tax: members,
});
const cardOf = async (product: TestProduct) => (await testShop.call("GET", `/catalog/product/cs/${product.id}`)).body;
async function addVariant(product: TestProduct, net: string, sale: string | null, isActive = true): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
		insert into variants (product_id, code, net_price, net_sale_price, is_active, position)
		values (${product.id}, ${`${product.code}-${net}-${sale}`}, ${net}, ${sale}, ${isActive}, 5) returning id`);
	await relist(testShop.shop.db, [product.id]);
	return rows[0]?.id ?? 0;
}

describe("POST /catalog/member-prices", () => {
	test("says what goods cost everybody and what they cost the member, on sale or not, at every rate of VAT", async () => {
		const products = [
			await aProduct(testShop, { priceMinor: 10_000 }),
			await aProduct(testShop, { priceMinor: 10_000, saleMinor: 8_000 }),
			await aProduct(testShop, { priceMinor: 4_900, vat: 12 }),
			await aProduct(testShop, { priceMinor: 4_905, vat: 0 }),
		];
		const members: [number, number][] = [
			[10_000, 9_000],
			[8_000, 7_200],
			[4_900, 4_410],
			[4_905, 4_415],
		];
		const productIds = products.map(({ id }) => id);
		const variantIds = products.map(({ variantId }) => variantId);
		const { status, body, headers } = await ask({ productIds, variantIds });
		expect({ status, body }).toEqual({
			status: 200,
			body: {
				discount: 10,
				products: productIds.map((id, index) => price(id, ...(members[index] ?? [0, 0]))),
				variants: variantIds.map((id, index) => price(id, ...(members[index] ?? [0, 0]))),
			},
		});
		expect(memberPricesReply.parse(body)).toEqual(body);
		expect(headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("a product's price is that of its card: of the cheapest variant on sale, reduced or not", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000 });
		const dearer = await addVariant(product, "200", null);
		const reduced = await addVariant(product, "150", "50");
		const hidden = await addVariant(product, "10", null, false);
		const card = await cardOf(product);
		expect(card.price_with_tax).toBe(6_050);
		const { body } = await ask({ productIds: [product.id], variantIds: [dearer, reduced, hidden] });
		expect(body).toEqual({
			discount: 10,
			products: [price(product.id, 6_050, 5_445)],
			variants: [price(dearer, 24_200, 21_780), price(reduced, 6_050, 5_445)],
		});
	});

	test("the prices are those of the pages and of the member's cart, for any goods of the shop and any discount", async () => {
		const { body: listing } = await testShop.call("GET", "/catalog/products/cs?per_page=24");
		const third = await aMember(testShop, "33.33");
		const productIds: number[] = listing.products.map(({ id }: { id: number }) => id);
		const { body } = await ask({ productIds }, third.token);
		const shown = listing.products.map((card: { id: number; price_with_tax: number }) => [
			card.id,
			card.price_with_tax,
		]);
		expect(body.discount).toBe(33.33);
		expect(
			new Map(body.products.map((one: { id: number; price_with_tax: number }) => [one.id, one.price_with_tax])),
		).toEqual(new Map(shown));
		const inCart = listing.products.find(
			(card: { only_variant_id: number | null; minimum_age: number | null; stock: number }) =>
				card.only_variant_id !== null && card.minimum_age === null && card.stock > 0,
		);
		const cart = await aCustomerCart(testShop, third.token, [
			{ product: { id: inCart.id, variantId: inCart.only_variant_id, code: inCart.code, name: inCart.name } },
		]);
		const wanted = body.products.find(({ id }: { id: number }) => id === inCart.id);
		expect(cart.items[0]?.variant.price_with_tax).toBe(wanted.member_price_with_tax);
	});

	test("a set is goods like any other, and its parts have prices of their own", async () => {
		const part = await aProduct(testShop, { priceMinor: 3_000 });
		const set = await aSet(testShop, [{ product: part, quantity: 2 }]);
		const { price_with_tax: everybodys } = await cardOf(set);
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${part.variantId}`);
		const { body } = await ask({ productIds: [set.id], variantIds: [part.variantId] });
		expect(body.products).toEqual([price(set.id, everybodys, Math.round(everybodys * 0.9))]);
		// The set's page shows what a part costs although it cannot be bought alone any more.
		expect(body.variants).toEqual([price(part.variantId, 3_000, 2_700)]);
	});

	test("unknown ids, and those of goods that are not on sale, are left out", async () => {
		const inactive = await aProduct(testShop, { isActive: false });
		const product = await aProduct(testShop);
		const { status, body } = await ask({
			productIds: [2_000_000_000, product.id, inactive.id, product.id],
			variantIds: [2_000_000_000, inactive.variantId],
		});
		expect({ status, body }).toEqual({
			status: 200,
			body: { discount: 10, products: [price(product.id, 10_000, 9_000)], variants: [] },
		});
	});

	test.each(["0", "0.00"])("a group with a discount of %s gets no prices", async (discount) => {
		const { token } = await aMember(testShop, discount);
		const { id, variantId } = await aProduct(testShop);
		const { status, body } = await ask({ productIds: [id], variantIds: [variantId] }, token);
		expect({ status, body }).toEqual({ status: 200, body: { discount: 0, products: [], variants: [] } });
	});

	test("a new discount of the group, or a new group of the customer, counts from the next call on", async () => {
		const other = await aMember(testShop, "5");
		const product = await aProduct(testShop);
		const now = async () => (await ask({ productIds: [product.id] }, other.token)).body;
		expect(await now()).toMatchObject({ discount: 5, products: [{ member_price_with_tax: 9_500 }] });
		await setDiscount(testShop, other, "12.5");
		expect(await now()).toMatchObject({ discount: 12.5, products: [{ member_price_with_tax: 8_750 }] });
		await testShop.shop.db.execute(sql`update users set group_id = 1 where id = ${other.userId}`);
		expect(await now()).toEqual({ discount: 0, products: [], variants: [] });
	});

	test("an empty request is answered with the discount alone", async () => {
		expect((await ask({})).body).toEqual({ discount: 10, products: [], variants: [] });
	});

	test.each([
		[{ productIds: Array(201).fill(1) }, { productIds: ["too_many"] }],
		[{ variantIds: Array(201).fill(1) }, { variantIds: ["too_many"] }],
		[{ productIds: ["1"] }, { "productIds.0": ["numeric"] }],
		[{ productIds: [0] }, { "productIds.0": ["numeric"] }],
		[{ variantIds: [1.5] }, { "variantIds.0": ["numeric"] }],
		[{ variantIds: [1e12] }, { "variantIds.0": ["numeric"] }],
		[{ productIds: 5 }, { productIds: ["invalid"] }],
		[[], { form: ["invalid"] }],
	])("%j is 422", async (body, errors) => {
		await expectRefused(testShop, () => ask(body), 422, { error: "invalid", errors });
	});

	test("two hundred products and two hundred variants are answered", async () => {
		const ids = Array.from({ length: 200 }, (_, index) => index + 1);
		expect((await ask({ productIds: ids, variantIds: ids })).status).toBe(200);
	});

	test("guests and bad tokens are 401, whatever they send", async () => {
		for (const token of ["", "abc"])
			for (const body of [{}, { productIds: ["x"] }, null])
				await expectRefused(
					testShop,
					() => testShop.call("POST", "/catalog/member-prices", { body, ...(token === "" ? {} : { token }) }),
					401,
					{ error: "unauthorized" },
				);
	});

	test("an unreadable body is 400, one over 64 kB is 413", async () => {
		const raw = (text: string) => testShop.call("POST", "/catalog/member-prices", { text, token: member.token });
		await expectRefused(testShop, () => raw("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => raw(" ".repeat(70_000)), 413, { error: "too_large" });
	});
});

describe("what everybody is shown", () => {
	const paths = async () => {
		const { id } = await aProduct(testShop, { priceMinor: 10_000, saleMinor: 8_000 });
		return [
			`/catalog/product/cs/${id}`,
			`/catalog/product/cs/${id}/related`,
			"/catalog/products/cs?per_page=24&facets=1",
			"/catalog/products/cs?sort=cheapest",
			"/catalog/suggest/cs?q=balon",
			"/catalog/search/cs?q=balon",
		];
	};

	test("goods, lists, facets and suggestions are the same with a member's token, with the cookie, and without", async () => {
		for (const path of await paths()) {
			const guest = await testShop.call("GET", path);
			expect(guest.status, path).toBe(200);
			const answers = [
				await testShop.call("GET", path, { token: member.token }),
				await testShop.call("GET", path, { headers: { Cookie: `token=${member.token}` } }),
			];
			for (const answer of answers) expect(answer.body, path).toEqual(guest.body);
		}
	});

	test("a cookie alone gives no member's prices", async () => {
		const answer = await testShop.call("POST", "/catalog/member-prices", {
			body: {},
			headers: { Cookie: `token=${member.token}` },
		});
		expect(answer.status).toBe(401);
	});

	test("the group's discount is in no answer to a guest", async () => {
		for (const path of await paths())
			expect(JSON.stringify((await testShop.call("GET", path)).body)).not.toMatch(/member|discount_percent/);
	});
});
