import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	anOrderBody,
	aProduct,
	DELIVERY,
	INVOICE,
	NAME_ALONE,
	PAYMENT,
	type ProductTraits,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const cartWith = async (traits: ProductTraits = {}, quantity = 1) => {
	const product = await aProduct(testShop, traits);
	return { product, cart: await aGuestCart(testShop, [{ product, quantity }]) };
};

async function readOrder({ id, hash }: { id: number; hash: string }) {
	const { status, body } = await testShop.call("GET", `/order/${id}/${hash}`);
	expect(status).toBe(200);
	const order = orderSchema.parse(body);
	expectTotalsAddUp(order);
	return order;
}

async function oneRow(table: string, where: string): Promise<Record<string, unknown>> {
	const { rows } = await testShop.shop.db.execute(sql.raw(`select * from ${table} where ${where}`));
	expect(rows).toHaveLength(1);
	return rows[0] ?? {};
}

describe("POST /order/create/{cartId}", () => {
	test("makes the order, takes the goods, closes the cart and queues one mail", async () => {
		const { product, cart } = await cartWith({ priceMinor: 10_000, stock: 3 }, 2);
		const initial = await openLedger(testShop);
		const { status, body } = await placeOrder(testShop, cart.id, { note: "Zvonek\r\nnefunguje" });
		expect({ status, body }).toEqual({
			status: 201,
			body: {
				id: expect.any(Number),
				hash: expect.stringMatching(/^[\w-]{32}$/),
				number: expect.stringMatching(/^26\d{5}$/),
				url: `/shrnuti/${body.id}/${body.hash}`,
			},
		});
		const order = await readOrder(body);
		expect(order).toMatchObject({
			state: "waiting_for_payment",
			date: "2026-11-20T10:00:00.000Z",
			email: "jana@example.cz",
			phone: "+420777123456",
			invoice: { ...INVOICE, zip: "60200" },
			address: { ...INVOICE, zip: "60200" },
			note: "Zvonek \nnefunguje",
			branch: null,
			prices: { total_with_tax: 31_900, goods_with_tax: 20_000, delivery_with_tax: 11_900, payment_with_tax: 0 },
		});
		expect(await countRows(testShop, "stock", `variant_id = ${product.variantId} and quantity = 1`)).toBe(1);
		expect(await oneRow("order_events", `order_id = ${body.id}`)).toMatchObject({
			state: "waiting_for_payment",
			cause: "shopper",
		});
		expect(await oneRow("pgboss.job", `data ->> 'orderId' = '${body.id}'`)).toMatchObject({
			name: "mail.order",
			data: { orderId: body.id },
		});
		expect(await oneRow("carts", `id = '${cart.id}'`)).toMatchObject({ ordered_at: expect.any(String) });
		await expectLedgerExact(testShop, initial);
	});

	test("cash on delivery needs no payment first, and is rounded to whole crowns", async () => {
		const { cart } = await cartWith({ priceMinor: 10_049 });
		const order = await readOrder((await placeOrder(testShop, cart.id, { paymentId: PAYMENT.cod })).body);
		expect(order).toMatchObject({ state: "accepted", expires_at: null, is_paid: false, note: "" });
		expect(order.prices).toMatchObject({ payment_with_tax: 3_900, rounding: -49, total_with_tax: 25_800 });
		expect(order.lines.map((line) => line.kind)).toEqual(["goods", "delivery", "payment", "rounding"]);
		// What it is called is said in the language of whoever reads it.
		expect(order.lines.at(-1)).toMatchObject({ name: "", unit_with_tax: -49, total_with_tax: -49 });
	});

	test("an English cart makes an English order", async () => {
		const product = await aProduct(testShop);
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { locale: "en", currencyId: 2 } });
		await testShop.call("PUT", `/cart/${cart.id}`, {
			body: { id: product.id, variantId: product.variantId, quantity: 2 },
		});
		const { body } = await placeOrder(testShop, cart.id);
		expect(body.url).toBe(`/en/summary/${body.id}/${body.hash}`);
		const order = await readOrder(body);
		expect(order.currency).toEqual({
			code: "EUR",
			symbol_before: "",
			symbol_after: "€",
			decimals: 2,
			rate: "0.04050000",
		});
		expect(order.prices).toMatchObject({ goods_with_tax: 810, delivery_with_tax: 482, total_with_tax: 1_292 });
		expect(order.delivery.name).toBe("Courier to your address");
	});

	test.each([
		["blank", NAME_ALONE],
		["left out", { firstname: "Jana", lastname: "Nováková", country: "CZ" }],
	])("a person picks up at a branch with a name alone, the address %s", async (_, invoice) => {
		const { cart } = await cartWith();
		const at = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 };
		const { status, body } = await placeOrder(testShop, cart.id, { ...at, invoice });
		expect(status).toBe(201);
		expect(await readOrder(body)).toMatchObject({ invoice: NAME_ALONE, address: null, branch: { id: 1 } });
	});

	test("a customer orders the own cart, and nobody else does", async () => {
		const customer = await testShop.tokenOf("customer");
		const cart = await aCustomerCart(testShop, customer, [{ product: await aProduct(testShop) }]);
		const call = (token?: string) =>
			testShop.call("POST", `/order/create/${cart.id}`, {
				body: anOrderBody(),
				...(token === undefined ? {} : { token }),
			});
		await expectRefused(testShop, () => call(), 404, { error: "not_found" });
		const influencer = await testShop.tokenOf("influencer");
		await expectRefused(testShop, () => call(influencer), 404, { error: "not_found" });
		await expectRefused(testShop, () => call("x"), 401, { error: "unauthorized" });
		const { status, body } = await call(customer);
		expect(status).toBe(201);
		expect(await oneRow("orders", `id = ${body.id}`)).toMatchObject({ user_id: 1 });
		await expectRefused(testShop, () => call(influencer), 404, { error: "not_found" });
	});

	test("later changes of prices and names do not change the order", async () => {
		const { product, cart } = await cartWith({ priceMinor: 10_000 });
		const { body } = await placeOrder(testShop, cart.id);
		const before = await readOrder(body);
		await testShop.shop.db.execute(sql`update variants set net_price = 999 where id = ${product.variantId}`);
		await testShop.shop.db.execute(sql`update product_translations set name = 'Jiné' where product_id = ${product.id}`);
		await testShop.shop.db.execute(sql`update delivery_methods set net_price = 999 where id = ${DELIVERY.courier}`);
		expect(await readOrder(body)).toEqual(before);
		await testShop.shop.db.execute(sql`update delivery_methods set net_price = 98.3471 where id = ${DELIVERY.courier}`);
	});

	test("vouchers come off in their order and are counted", async () => {
		const { cart } = await cartWith({ priceMinor: 100_000 });
		for (const code of ["STOVKA", "KONFETY10"]) await addVoucher(testShop, cart.id, code);
		const order = await readOrder((await placeOrder(testShop, cart.id)).body);
		expect(order.prices).toMatchObject({ goods_with_tax: 100_000, discount_with_tax: 19_000, total_with_tax: 92_900 });
		expect(
			order.lines.filter((line) => line.kind === "voucher").map((line) => [line.code, line.total_with_tax]),
		).toEqual([
			["STOVKA", -10_000],
			["KONFETY10", -9_000],
		]);
		expect(await countRows(testShop, "vouchers", "used = 1")).toBe(2);
	});

	test("a voucher that was used up in the meantime refuses the order: 409", async () => {
		const { cart } = await cartWith();
		const { code } = await aVoucher(testShop, { quantity: 1 });
		await addVoucher(testShop, cart.id, code);
		await testShop.shop.db.execute(sql`update vouchers set used = 1 where code = ${code}`);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, {
			error: "voucher_not_usable",
			value: code,
		});
	});

	test("an order whose total differs from the one that the shopper saw is refused", async () => {
		const { product, cart } = await cartWith({ priceMinor: 10_000 });
		await testShop.shop.db.execute(sql`update variants set net_price = 90 where id = ${product.variantId}`);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { expectedTotal: 21_900 }), 409, {
			error: "price_changed",
			value: 22_790,
		});
		expect((await placeOrder(testShop, cart.id, { expectedTotal: 22_790 })).status).toBe(201);
	});
});

describe("a repeat", () => {
	test("of an order is 200 with the same order, whatever the body is now", async () => {
		const { cart } = await cartWith({ stock: 1 });
		const first = await placeOrder(testShop, cart.id);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 200, first.body);
		await expectRefused(
			testShop,
			() => placeOrder(testShop, cart.id, { note: "jinak", expectedTotal: 1 }),
			200,
			first.body,
		);
	});

	test("with the same key and body is the same order; with another body 422", async () => {
		const { cart } = await cartWith();
		const key = { "Idempotency-Key": "9a1e" };
		const first = await placeOrder(testShop, cart.id, {}, key);
		expect(first.status).toBe(201);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, {}, key), 200, first.body);
		// The same in other words: normalised before it is compared.
		await expectRefused(
			testShop,
			() => placeOrder(testShop, cart.id, { phone: "+420 777-123-456" }, key),
			200,
			first.body,
		);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { note: "x" }, key), 422, {
			error: "key_reused",
		});
	});

	test("keeps its own key, when the order was made without a key or under another", async () => {
		const { cart } = await cartWith();
		const first = await placeOrder(testShop, cart.id);
		const key = { "Idempotency-Key": "later" };
		const repeat = await placeOrder(testShop, cart.id, {}, key);
		expect({ status: repeat.status, body: repeat.body }).toEqual({ status: 200, body: first.body });
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, {}, key), 200, first.body);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { note: "x" }, key), 422, {
			error: "key_reused",
		});
	});

	test("a refused try does not use up its key, and another cart may use the same", async () => {
		const { cart } = await cartWith();
		const key = { "Idempotency-Key": "k" };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { deliveryId: 999 }, key), 422, {
			error: "payment_not_allowed",
		});
		expect((await placeOrder(testShop, cart.id, {}, key)).status).toBe(201);
		expect((await placeOrder(testShop, (await cartWith()).cart.id, { note: "x" }, key)).status).toBe(201);
	});

	test.each(["x".repeat(256), ""])("a key of a wrong length is 422", async (key) => {
		const { cart } = await cartWith();
		const errors = { "idempotency-key": ["invalid"] };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, {}, { "Idempotency-Key": key }), 422, {
			error: "invalid",
			errors,
		});
	});
});

test("a company's order keeps IČO and DIČ without blanks; a person's order keeps neither", async () => {
	const invoice = { ...INVOICE, company: "Oslavy a.s." };
	const company = { isCompany: true, companyId: " 270 82 440", taxId: "CZ27082440", invoice };
	const { body } = await placeOrder(testShop, (await cartWith()).cart.id, company);
	expect(await readOrder(body)).toMatchObject({ companyId: "27082440", taxId: "CZ27082440" });
	const person = await placeOrder(testShop, (await cartWith()).cart.id, { ...company, isCompany: false });
	expect(await readOrder(person.body)).toMatchObject({ companyId: "", taxId: "" });
});
