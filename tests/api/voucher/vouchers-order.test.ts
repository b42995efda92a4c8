import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { returnVouchers } from "#lib/shop/selling/voucher/return-vouchers.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { aVoucher, expectVouchersExact, type TestVoucher, usesOf } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	anOrderBody,
	aProduct,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterEach(() => expectVouchersExact(testShop));
afterAll(() => testShop.close());

/** A guest's cart with goods for 1 000 Kč and these vouchers. */
async function aCartWith(vouchers: TestVoucher[], guestEmail?: string) {
	const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 100_000 }) }]);
	for (const { code } of vouchers) await addVoucher(testShop, cart.id, code, guestEmail ? { guestEmail } : {});
	return cart;
}

const shownCart = async ({ tempId }: Cart): Promise<Cart> =>
	(await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body;

const NONE = { used: 0, redemptions: 0 };
const ONE = { used: 1, redemptions: 1 };

describe("an order uses its vouchers", () => {
	test("each once, with the e-mail in small letters, and takes them off", async () => {
		const vouchers = [await aVoucher(testShop, { type: "percent", value: "10" }), await aVoucher(testShop)];
		const cart = await aCartWith(vouchers);
		const { body } = await placeOrder(testShop, cart.id, { email: "Petra@Example.cz", expectedTotal: 91_900 });
		const { body: order } = await testShop.call("GET", `/order/${body.id}/${body.hash}`);
		expect(order.prices).toMatchObject({ goods_with_tax: 100_000, discount_with_tax: 20_000, total_with_tax: 91_900 });
		expectTotalsAddUp(order);
		const { rows } = await testShop.shop.db.execute(sql`
			select voucher_id, user_id, email from voucher_redemptions where order_id = ${body.id} order by 1`);
		expect(rows).toEqual(vouchers.map(({ id }) => ({ voucher_id: id, user_id: null, email: "petra@example.cz" })));
		// A repeat is the same order, which used them already.
		expect((await placeOrder(testShop, cart.id, { email: "Petra@Example.cz" })).status).toBe(200);
		for (const voucher of vouchers) expect(await usesOf(testShop, voucher)).toEqual(ONE);
	});

	test("the use in a customer's order is recorded for the customer", async () => {
		const [token, voucher] = [await testShop.tokenOf("customer"), await aVoucher(testShop, { quantityPerUser: 1 })];
		const cart = await aCustomerCart(testShop, token, [{ product: await aProduct(testShop) }]);
		await addVoucher(testShop, cart.id, voucher.code, { token });
		const body = anOrderBody({ email: "darek@example.cz" });
		expect((await testShop.call("POST", `/order/create/${cart.id}`, { body, token })).status).toBe(201);
		const { rows } = await testShop.shop.db.execute(sql`
			select user_id, email from voucher_redemptions where voucher_id = ${voucher.id}`);
		expect(rows).toEqual([{ user_id: 1, email: "zakaznice@konfety.example" }]);
	});

	test("a refused order uses no voucher", async () => {
		const vouchers = [await aVoucher(testShop, { quantity: 1 }), await aVoucher(testShop)];
		const cart = await aCartWith(vouchers);
		await testShop.shop.db.execute(sql`update stock set quantity = 0`);
		const refused = await placeOrder(testShop, cart.id);
		expect([refused.status, refused.body.error]).toEqual([409, "out_of_stock"]);
		for (const voucher of vouchers) expect(await usesOf(testShop, voucher)).toEqual(NONE);
	});
});

describe("an order with an invalid voucher is refused, and nothing is charged:", () => {
	test.each([
		["it ended meanwhile", sql`active_to = '2026-11-20T10:00:00Z'`],
		["it is for others now", sql`group_id = 3`],
		["the goods are too cheap for it now", sql`minimal_price = 1000.01`],
	])("%s", async (_, change) => {
		const [first, voucher] = [await aVoucher(testShop), await aVoucher(testShop)];
		const cart = await aCartWith([first, voucher]);
		await testShop.shop.db.execute(sql`update vouchers set ${change} where id = ${voucher.id}`);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, {
			error: "voucher_not_usable",
			value: voucher.code,
		});
		await testShop.call("POST", `/voucher/cart/delete/${cart.id}`, { body: { voucherId: voucher.id } });
		expect((await placeOrder(testShop, cart.id, { expectedTotal: 101_900 })).status).toBe(201);
	});

	test("the order's e-mail has used the voucher up, whatever e-mail was given with the voucher", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 1 });
		const [first, second] = [
			await aCartWith([voucher], "iva@example.cz"),
			await aCartWith([voucher], "nova@example.cz"),
		];
		expect((await placeOrder(testShop, first.id, { email: "iva@example.cz" })).status).toBe(201);
		const { status, body } = await placeOrder(testShop, second.id, { email: "IVA@example.cz" });
		expect([status, body]).toEqual([409, { error: "voucher_not_usable", value: voucher.code }]);
		expect(await usesOf(testShop, voucher)).toEqual(ONE);
		expect((await placeOrder(testShop, second.id, { email: "nova@example.cz" })).status).toBe(201);
		expect(await usesOf(testShop, voucher)).toEqual({ used: 2, redemptions: 2 });
	});

	test("a voucher that the cart shows as used up is valid again for another e-mail of the order", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 1 });
		const [first, second] = [
			await aCartWith([voucher], "ota@example.cz"),
			await aCartWith([voucher], "ota@example.cz"),
		];
		expect((await placeOrder(testShop, first.id, { email: "ota@example.cz" })).status).toBe(201);
		expect((await shownCart(second)).vouchers).toMatchObject([
			{ problem: "quantity_per_user_limit", problem_value: 1 },
		]);
		// What the shopper saw is charged or nothing: with the discount it would be another sum.
		const order = (expectedTotal: number) =>
			placeOrder(testShop, second.id, { email: "jina@example.cz", expectedTotal });
		const { status, body } = await order(111_900);
		expect([status, body]).toEqual([409, { error: "price_changed", value: 101_900 }]);
		// Reloaded, the cart shows the sum that it was told.
		expect((await shownCart(second)).vouchers).toMatchObject([{ problem: null, discount_with_tax: 10_000 }]);
		expect((await order(101_900)).status).toBe(201);
	});

	test("a refused order keeps no e-mail with a voucher that needs none, nor with a customer's cart", async () => {
		const [plain, counted] = [await aVoucher(testShop), await aVoucher(testShop, { quantityPerUser: 1 })];
		const guests = await aCartWith([plain]);
		await expectRefused(testShop, () => placeOrder(testShop, guests.id, { expectedTotal: 1 }), 409, {
			error: "price_changed",
			value: 101_900,
		});
		const token = await testShop.tokenOf("influencer");
		const cart = await aCustomerCart(testShop, token, [{ product: await aProduct(testShop) }]);
		await addVoucher(testShop, cart.id, counted.code, { token });
		const body = anOrderBody({ expectedTotal: 1 });
		const order = () => testShop.call("POST", `/order/create/${cart.id}`, { body, token });
		await expectRefused(testShop, order, 409, { error: "price_changed", value: 11_900 });
	});
});

describe("a cancelled order no longer uses its vouchers", () => {
	const giveBack = (orderId: number) => transaction(testShop.shop.db, (tx) => returnVouchers(tx, orderId));

	test("the uses are taken back once, however often it is asked, and the same person may use them again", async () => {
		const voucher = await aVoucher(testShop, { quantity: 1, quantityPerUser: 1 });
		const order = async () => {
			const cart = await aCartWith([voucher], "ela@example.cz");
			const { status, body } = await placeOrder(testShop, cart.id, { email: "ela@example.cz" });
			expect(status).toBe(201);
			return body.id;
		};
		const first = await order();
		expect(await usesOf(testShop, voucher)).toEqual(ONE);
		await testShop.shop.db.execute(sql`update orders set state = 'cancelled' where id = ${first}`);
		await Promise.all([giveBack(first), giveBack(first), giveBack(first)]);
		expect(await usesOf(testShop, voucher)).toEqual(NONE);
		await order();
		await giveBack(first);
		expect(await usesOf(testShop, voucher)).toEqual(ONE);
	});

	test("other orders keep their uses", async () => {
		const voucher = await aVoucher(testShop);
		const ids: number[] = [];
		for (let count = 0; count < 2; count++) {
			const { body } = await placeOrder(testShop, (await aCartWith([voucher])).id);
			ids.push(body.id);
		}
		await testShop.shop.db.execute(sql`update orders set state = 'cancelled' where id = ${ids[0]}`);
		await giveBack(ids[0] ?? 0);
		expect(await usesOf(testShop, voucher)).toEqual(ONE);
	});
});

describe("a voucher of type order that is invalid cannot be taken out, so the order is placed without it:", () => {
	const order = (cart: Cart, email: string, expectedTotal: number) =>
		placeOrder(testShop, cart.id, { email, expectedTotal });

	test.each([
		["it ended meanwhile", sql`active_to = '2026-11-20T10:00:00Z'`],
		["the goods are too cheap for it now", sql`minimal_price = 1000.01`],
	])("%s", async (_, change) => {
		const [amount, voucher] = [await aVoucher(testShop), await aVoucher(testShop, { type: "order" })];
		const cart = await aCartWith([amount, voucher]);
		await testShop.shop.db.execute(sql`update vouchers set ${change} where id = ${voucher.id}`);
		expect((await shownCart(cart)).vouchers[1]).toMatchObject({ discount_with_tax: 0, removable: false });
		const { status, body } = await order(cart, "jana@example.cz", 101_900);
		expect(status).toBe(201);
		const { body: placed } = await testShop.call("GET", `/order/${body.id}/${body.hash}`);
		expectTotalsAddUp(placed);
		const lines: { kind: string; code: string }[] = placed.lines;
		expect(lines.filter(({ kind }) => kind === "voucher").map(({ code }) => code)).toEqual([amount.code]);
		expect([await usesOf(testShop, amount), await usesOf(testShop, voucher)]).toEqual([ONE, NONE]);
	});

	test("it is invalid for the order's e-mail alone: the order is refused until the shopper has seen the total without it", async () => {
		const voucher = await aVoucher(testShop, { type: "order", quantityPerUser: 1 });
		const [first, cart] = [await aCartWith([voucher], "ida@example.cz"), await aCartWith([voucher], "ivo@example.cz")];
		expect((await order(first, "ida@example.cz", 101_900)).status).toBe(201);
		const { status, body } = await order(cart, "Ida@example.cz", 101_900);
		expect([status, body]).toEqual([409, { error: "price_changed", value: 111_900 }]);
		expect((await shownCart(cart)).vouchers).toMatchObject([
			{ problem: "quantity_per_user_limit", problem_value: 1, discount_with_tax: 0, removable: false },
		]);
		expect((await order(cart, "Ida@example.cz", 111_900)).status).toBe(201);
		expect(await usesOf(testShop, voucher)).toEqual(ONE);
	});
});
