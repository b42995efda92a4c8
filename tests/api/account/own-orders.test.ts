import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { picturePath } from "#lib/domain/goods/pictures.ts";
import { ORDERS_PER_PAGE } from "#lib/domain/people/account-limits.ts";
import { aCustomerOrder, anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, PAYMENT, placeOrder } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const list = ({ token }: CustomerAccount, query = "") => testShop.call("GET", `/account/orders${query}`, { token });
const find = ({ token }: CustomerAccount, id: number | string) =>
	testShop.call("GET", `/account/orders/${id}`, { token });
/** Goods of tests have no picture. */
const PAPER = { image: null, tint: expect.stringMatching(/^(#[0-9a-f]{6})?$/) };
const CZK = { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 };

describe("GET /account/orders", () => {
	test("a customer without orders has one empty page", async () => {
		const { status, body } = await list(await anAccount(testShop));
		expect({ status, body }).toEqual({ status: 200, body: { orders: [], page: 1, pages: 1, count: 0 } });
	});

	test("shows the customer's own orders in full; nobody else's, and no guest's with the same e-mail", async () => {
		const [customer, stranger] = [await anAccount(testShop), await anAccount(testShop)];
		const [product, other] = [await aProduct(testShop, { priceMinor: 12_100 }), await aProduct(testShop)];
		const order = await aCustomerOrder(testShop, customer, { email: customer.email }, [
			{ product, quantity: 2 },
			{ product: other },
		]);
		await aCustomerOrder(testShop, stranger, { email: customer.email });
		await placeOrder(testShop, (await aGuestCart(testShop, [{ product }])).id, { email: customer.email });
		const { body } = await list(customer);
		expect(body).toEqual({
			orders: [
				{
					id: order.id,
					hash: order.hash,
					number: order.number,
					date: START.toISOString(),
					state: "waiting_for_payment",
					total_with_tax: 46_100,
					currency: CZK,
					items: 3,
					goods: 2,
					pictures: [PAPER, PAPER],
					progress: { reached: 0, steps: 5 },
					tracking_url: null,
					actions: { pay: false, transfer: true },
					documents: [],
				},
			],
			page: 1,
			pages: 1,
			count: 1,
		});
	});

	test("ten on a page, the newest first; a page past the end is empty", async () => {
		const customer = await anAccount(testShop);
		const product = await aProduct(testShop);
		const numbers: string[] = [];
		for (let made = 0; made <= ORDERS_PER_PAGE; made++) {
			if (made > 1) testShop.passMs(SECOND_MS);
			numbers.push((await aCustomerOrder(testShop, customer, {}, [{ product }])).number);
		}
		testShop.passMs(START.getTime() - testShop.shop.now().getTime());
		const numbersOf = async (query: string) =>
			(await list(customer, query)).body.orders.map(({ number }: { number: string }) => number);
		const newestFirst = numbers.toReversed();
		expect(await numbersOf("")).toEqual(newestFirst.slice(0, ORDERS_PER_PAGE));
		expect(await numbersOf("?page=2")).toEqual(newestFirst.slice(ORDERS_PER_PAGE));
		expect((await list(customer, "?page=9")).body).toEqual({ orders: [], page: 9, pages: 2, count: 11 });
	});

	test("an order that waits for payment by card can be paid until it expires, one by transfer cannot", async () => {
		const customer = await anAccount(testShop);
		await aCustomerOrder(testShop, customer, { paymentId: PAYMENT.card });
		const pays = async () => (await list(customer)).body.orders.map((row: { actions: object }) => row.actions);
		expect(await pays()).toEqual([{ pay: true, transfer: false }]);
		testShop.passMs(DAY_S * SECOND_MS - 1);
		expect(await pays()).toEqual([{ pay: true, transfer: false }]);
		testShop.passMs(1);
		expect(await pays()).toEqual([{ pay: false, transfer: false }]);
		testShop.passMs(-DAY_S * SECOND_MS);
	});

	test("says of each order the same as the order's page", async () => {
		const customer = await anAccount(testShop);
		const paid = await aCustomerOrder(testShop, customer, { paymentId: PAYMENT.card });
		await moveThrough(testShop, paid, "paid", "accepted", "packed", "handed_over", "delivered", "withdrawn");
		await aCustomerOrder(testShop, customer, { paymentId: PAYMENT.card });
		await aCustomerOrder(testShop, customer, { paymentId: PAYMENT.cod });
		const { orders } = (await list(customer)).body;
		expect(orders).toHaveLength(3);
		for (const row of orders) {
			const { body } = await testShop.call("GET", `/order/${row.id}/${row.hash}`);
			const { rate: _, ...currency } = body.currency;
			expect(row).toMatchObject({
				number: body.number,
				date: body.date,
				state: body.state,
				total_with_tax: body.prices.total_with_tax,
				currency,
				actions: { pay: body.actions.pay },
				documents: body.documents.map(({ number, kind, url }: Record<string, string>) => ({ number, kind, url })),
			});
		}
		expect(orders[2].documents.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "credit_note"]);
	});

	test("shows the first three goods as pictures on the paper of the order's page, how far it is, and the parcel's page", async () => {
		const customer = await anAccount(testShop);
		const lines = [];
		for (let made = 0; made < 4; made++) {
			const product = await aProduct(testShop);
			const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
				insert into pictures (key, source_url) values (${`own-order-${made}`}, 'https://feed.example/a.jpg') returning id`);
			await testShop.shop.db.execute(sql`
				insert into product_pictures (product_id, picture_id, position) values (${product.id}, ${rows[0]?.id}, 0)`);
			lines.push({ product });
		}
		const order = await aCustomerOrder(testShop, customer, { paymentId: PAYMENT.card }, lines);
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over");
		await testShop.shop.db.execute(sql`update orders set tracking_number = 'Z123' where id = ${order.id}`);
		const [row] = (await list(customer)).body.orders;
		const { body } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		const goods = body.lines.filter(({ kind }: { kind: string }) => kind === "goods");
		const shown = goods.map(({ image, tint }: Record<string, unknown>) => ({ image, tint }));
		expect(shown.map(({ image }: { image: { src: string } }) => image.src)).toContain(picturePath("own-order-0"));
		expect(row).toMatchObject({ goods: 4, pictures: shown.slice(0, 3), progress: { reached: 3, steps: 5 } });
		expect(row.tracking_url).toBe(body.tracking.url);
		await moveThrough(testShop, order, "delivered", "withdrawn");
		expect((await list(customer)).body.orders[0].progress).toBeNull();
	});

	test.each(["0", "-1", "1.5", "x", "10001", "1;drop"])("page %s is 422", async (page) => {
		const customer = await anAccount(testShop);
		const { status, body } = await list(customer, `?page=${encodeURIComponent(page)}`);
		expect({ status, body }).toEqual({ status: 422, body: { error: "invalid", errors: { page: ["invalid"] } } });
	});
});

describe("GET /account/orders/{id}", () => {
	test("answers with the hash of the customer's own order", async () => {
		const customer = await anAccount(testShop);
		const { id, hash } = await aCustomerOrder(testShop, customer);
		const { status, body } = await find(customer, id);
		expect({ status, body }).toEqual({ status: 200, body: { id, hash } });
	});

	test("another customer's order, a guest's and a missing one are the same 404", async () => {
		const [customer, stranger] = [await anAccount(testShop), await anAccount(testShop)];
		const foreign = await aCustomerOrder(testShop, stranger, { email: customer.email });
		const guests = await placeOrder(
			testShop,
			(await aGuestCart(testShop, [{ product: await aProduct(testShop) }])).id,
			{ email: customer.email },
		);
		for (const id of [foreign.id, guests.body.id, 999_999, 0, -1, "x", "2147483648", "1e3", `${foreign.id}%00`])
			await expectRefused(testShop, () => find(customer, id), 404, { error: "not_found" });
	});
});

test("without a valid token both calls are 401", async () => {
	for (const path of ["/account/orders", "/account/orders/1", "/account/orders?page=x"]) {
		await expectRefused(testShop, () => testShop.call("GET", path), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => testShop.call("GET", path, { token: "x" }), 401, { error: "unauthorized" });
	}
});
