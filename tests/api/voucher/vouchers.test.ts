import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cart, cart as cartSchema } from "#lib/contract/schemas/cart.ts";
import { CART_MAX_VOUCHERS } from "#lib/domain/cart/cart-limits.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { aVoucher, type TestVoucher } from "#tests/support/selling/vouchers.ts";
import { aCustomerCart, addVoucher, aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { type CallOptions, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let customer: string;
let influencer: string;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await testShop.tokenOf("customer");
	influencer = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());

const HOUR_MS = 60 * 60 * 1000;
const moment = (ms: number) => new Date(START.getTime() + ms);
const withToken = (token: string | undefined): CallOptions => (token === undefined ? {} : { token });

const add = (cartId: string, body: unknown, token?: string) =>
	testShop.call("POST", `/voucher/cart/add/${cartId}`, { body, ...withToken(token) });
const addCode = (cartId: string, { code }: TestVoucher, more: object = {}, token?: string) =>
	add(cartId, { voucherCode: code, serviceType: "eshop", ...more }, token);
const remove = (cartId: string, body: unknown, token?: string) =>
	testShop.call("POST", `/voucher/cart/delete/${cartId}`, { body, ...withToken(token) });
const read = async ({ tempId }: Cart): Promise<Cart> =>
	(await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body;

/** A guest's cart with goods for 1 000 Kč, or as said. */
const aCart = async (priceMinor = 100_000) =>
	aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor }) }]);

describe("POST /voucher/cart/add/{cartId}", () => {
	test("adds the voucher and answers the whole cart", async () => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop)];
		const { status, body } = await addCode(cart.id, voucher);
		expect(status).toBe(200);
		expect(Object.keys(body)).toEqual(["cart"]);
		const changed = cartSchema.parse(body.cart);
		expect(changed.vouchers).toEqual([
			{
				voucher_id: voucher.id,
				code: voucher.code,
				voucher_type: "amount",
				value: 100,
				discount_with_tax: 10_000,
				problem: null,
				problem_value: null,
				removable: true,
			},
		]);
		expect(changed.totals).toMatchObject({
			goods_with_tax: 100_000,
			discount_with_tax: 10_000,
			total_with_tax: 90_000,
		});
		expect(changed.items).toEqual(cart.items);
		expectTotalsAddUp(changed);
		expect(await read(cart)).toEqual(changed);
	});

	test.each(["konfety10", " Konfety 10 ", "KONFETY\t10"])(
		"takes the code however it is typed: %j",
		async (voucherCode) => {
			const { status, body } = await add((await aCart()).id, { voucherCode, serviceType: "eshop" });
			expect([status, body.cart?.vouchers[0]?.code]).toEqual([200, "KONFETY10"]);
		},
	);

	test("several vouchers come off one after another in the order in which they were added, even at the same moment", async () => {
		const [percent, amount] = [await aVoucher(testShop, { type: "percent", value: "10" }), await aVoucher(testShop)];
		for (const [first, second, total] of [
			[percent, amount, 80_000],
			[amount, percent, 81_000],
		] as const) {
			const cart = await aCart();
			await addVoucher(testShop, cart.id, first.code);
			const changed = await addVoucher(testShop, cart.id, second.code);
			expect(changed.vouchers.map(({ code }) => code)).toEqual([first.code, second.code]);
			expect(changed.totals.total_with_tax).toBe(total);
		}
	});

	test("never takes off more than the goods cost", async () => {
		const cart = await aCart(3_000);
		await addVoucher(testShop, cart.id, (await aVoucher(testShop)).code);
		const changed = await addVoucher(testShop, cart.id, (await aVoucher(testShop, { type: "order" })).code);
		expect(changed.vouchers.map((voucher) => voucher.discount_with_tax)).toEqual([3_000, 0]);
		expect(changed.totals.total_with_tax).toBe(0);
		expectTotalsAddUp(changed);
	});

	test("in another currency its value and its minimal price are converted", async () => {
		const product = await aProduct(testShop, { priceMinor: 100_000 });
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		await testShop.call("PUT", `/cart/${cart.id}`, {
			body: { id: product.id, variantId: product.variantId, quantity: 1 },
		});
		const changed = await addVoucher(testShop, cart.id, (await aVoucher(testShop, { minimalPrice: "1000" })).code);
		expect(changed.totals).toMatchObject({ goods_with_tax: 4_050, discount_with_tax: 405 });
		const dear = await aVoucher(testShop, { minimalPrice: "1000.20" });
		await expectRefused(testShop, () => addCode(cart.id, dear), 422, { error: "minimal_price", value: 4_051 });
	});

	test("keeps a guest's cart from being swept, and does not count as a use", async () => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop, { quantity: 1 })];
		await testShop.shop.db.execute(sql`update carts set updated_at = '2026-11-01' where id = ${cart.id}`);
		await addVoucher(testShop, cart.id, voucher.code);
		expect(await countRows(testShop, "carts", `id = '${cart.id}' and updated_at = '${START.toISOString()}'`)).toBe(1);
		expect(await countRows(testShop, "vouchers", `id = ${voucher.id} and used = 0`)).toBe(1);
		// Whoever orders first has it.
		expect((await addCode((await aCart()).id, voucher)).status).toBe(200);
	});
});

describe("a voucher is refused, and nothing changes:", () => {
	test.each<[string, Parameters<typeof aVoucher>[1], object, number, object]>([
		["of another service", { serviceType: "rental" }, {}, 404, { error: "service_type" }],
		["asked for another service", {}, { serviceType: "rental" }, 404, { error: "service_type" }],
		["before its time", { activeFrom: moment(1) }, {}, 422, { error: "active_from" }],
		["at the instant of its end", { activeTo: moment(0) }, {}, 422, { error: "active_to" }],
		["used up", { quantity: 3, used: 3 }, {}, 422, { error: "quantity" }],
		["of somebody else's group", { groupId: 3 }, {}, 422, { error: "user_check" }],
		["without the e-mail that it needs", { requiresEmail: true }, {}, 422, { error: "email_required" }],
		["with a blank e-mail", { requiresEmail: true }, { guestEmail: " " }, 422, { error: "email_required" }],
		["with null for an e-mail", { requiresEmail: true }, { guestEmail: null }, 422, { error: "email_required" }],
		["with a limit per user, of a guest nobody knows", { quantityPerUser: 1 }, {}, 422, { error: "email_required" }],
		["for too cheap goods", { minimalPrice: "1000.01" }, {}, 422, { error: "minimal_price", value: 100_001 }],
	])("%s", async (_, traits, more, status, body) => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop, traits)];
		await expectRefused(testShop, () => addCode(cart.id, voucher, more), status, body);
	});

	test("that does not exist", async () => {
		const cart = await aCart();
		for (const voucherCode of ["NENI", "'; drop table vouchers", "💥", "%", "KONFETY1_"])
			await expectRefused(testShop, () => add(cart.id, { voucherCode, serviceType: "eshop" }), 404, {
				error: "not_exists",
			});
	});

	test("already in the cart, however it is typed now", async () => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop)];
		await addVoucher(testShop, cart.id, voucher.code);
		const again = () => addCode(cart.id, { ...voucher, code: voucher.code.toLowerCase() });
		await expectRefused(testShop, again, 422, { error: "voucher_is_already_added" });
	});

	test("beyond what a cart holds", async () => {
		const cart = await aCart();
		for (let count = 0; count < CART_MAX_VOUCHERS; count++)
			await addVoucher(testShop, cart.id, (await aVoucher(testShop, { value: "1" })).code);
		const one = await aVoucher(testShop);
		await expectRefused(testShop, () => addCode(cart.id, one), 409, {
			error: "vouchers_full",
			value: CART_MAX_VOUCHERS,
		});
	});

	test.each<[unknown, Record<string, string[]>]>([
		[{}, { voucherCode: ["required"] }],
		[{ voucherCode: "   " }, { voucherCode: ["required"] }],
		[{ voucherCode: "x".repeat(41) }, { voucherCode: ["too_long"] }],
		[{ voucherCode: 7 }, { voucherCode: ["required"] }],
		[{ voucherCode: "X", guestEmail: "jana@" }, { guestEmail: ["email"] }],
		[{ voucherCode: "X", serviceType: "" }, { serviceType: ["required"] }],
	])("with wrong fields %j", async (body, errors) => {
		const cart = await aCart();
		await expectRefused(testShop, () => add(cart.id, body), 422, { error: "invalid", errors });
	});

	test("for a cart that is another customer's, missing or ordered", async () => {
		const voucher = await aVoucher(testShop);
		const cart = await aCustomerCart(testShop, customer);
		const missing = { error: "not_found" };
		for (const token of [undefined, influencer])
			await expectRefused(testShop, () => addCode(cart.id, voucher, {}, token), 404, missing);
		await expectRefused(testShop, () => addCode(cart.id, voucher, {}, "x"), 401, { error: "unauthorized" });
		for (const id of ["0b2f7d1c-54c9-4d58-9a43-0f2b7c3f8a11", "1", "%00"])
			await expectRefused(testShop, () => addCode(id, voucher), 404, missing);
		const ordered = await aCart();
		await placeOrder(testShop, ordered.id);
		await expectRefused(testShop, () => addCode(ordered.id, voucher), 409, { error: "cart_ordered" });
	});

	test("with a body that is unreadable or too large", async () => {
		const path = `/voucher/cart/add/${(await aCart()).id}`;
		await expectRefused(testShop, () => testShop.call("POST", path, { text: "{" }), 400, { error: "unreadable" });
		const text = JSON.stringify({ voucherCode: "x".repeat(70_000) });
		await expectRefused(testShop, () => testShop.call("POST", path, { text }), 413, { error: "too_large" });
	});
});

describe("POST /voucher/cart/delete/{cartId}", () => {
	test("takes the voucher out and answers the whole cart; a repeat changes nothing", async () => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop)];
		await addVoucher(testShop, cart.id, voucher.code);
		const { status, body } = await remove(cart.id, { voucherId: voucher.id });
		expect({ status, body }).toEqual({ status: 200, body: { cart } });
		await expectRefused(testShop, () => remove(cart.id, { voucherId: voucher.id }), 200, { cart });
	});

	test("a voucher of another cart stays there", async () => {
		const [cart, other, voucher] = [await aCart(), await aCart(), await aVoucher(testShop)];
		await addVoucher(testShop, other.id, voucher.code);
		await expectRefused(testShop, () => remove(cart.id, { voucherId: voucher.id }), 200, { cart });
	});

	test("a voucher of type order stays, whether it is valid or not", async () => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop, { type: "order", activeTo: moment(HOUR_MS) })];
		const added = await addVoucher(testShop, cart.id, voucher.code);
		expect(added.vouchers).toMatchObject([{ problem: null, removable: false }]);
		const call = () => remove(cart.id, { voucherId: voucher.id });
		await expectRefused(testShop, call, 409, { error: "order_voucher" });
		await testShop.shop.db.execute(sql`update vouchers set active_to = ${moment(0)} where id = ${voucher.id}`);
		expect((await read(cart)).vouchers).toMatchObject([{ problem: "active_to", removable: false }]);
		await expectRefused(testShop, call, 409, { error: "order_voucher" });
	});

	test("a voucher of type order stays also after others were taken out, and does not keep others in", async () => {
		const [free, order] = [await aVoucher(testShop), await aVoucher(testShop, { type: "order" })];
		const [cart, other] = [await aCart(), await aCart()];
		for (const voucher of [free, order]) await addVoucher(testShop, cart.id, voucher.code);
		for (const voucher of [order, free]) await addVoucher(testShop, other.id, voucher.code);
		const call = () => remove(cart.id, { voucherId: order.id });
		await expectRefused(testShop, call, 409, { error: "order_voucher" });
		const { body } = await remove(other.id, { voucherId: free.id });
		expect(body.cart.vouchers).toMatchObject([{ voucher_id: order.id }]);
	});

	test.each<[unknown, Record<string, string[]>]>([
		[{}, { voucherId: ["numeric"] }],
		[{ voucherId: "1" }, { voucherId: ["numeric"] }],
		[{ voucherId: 0 }, { voucherId: ["numeric"] }],
		[{ voucherId: 2 ** 31 }, { voucherId: ["numeric"] }],
	])("wrong fields %j", async (body, errors) => {
		const cart = await aCart();
		await expectRefused(testShop, () => remove(cart.id, body), 422, { error: "invalid", errors });
	});

	test("a cart that is another customer's, missing or ordered is left alone", async () => {
		const voucher = await aVoucher(testShop);
		const cart = await aCustomerCart(testShop, customer);
		const body = { voucherId: voucher.id };
		await addVoucher(testShop, cart.id, voucher.code, { token: customer });
		for (const token of [undefined, influencer])
			await expectRefused(testShop, () => remove(cart.id, body, token), 404, { error: "not_found" });
		await expectRefused(testShop, () => remove(cart.id, body, "x"), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => remove("1", body), 404, { error: "not_found" });
		const path = `/voucher/cart/delete/${cart.id}`;
		await expectRefused(testShop, () => testShop.call("POST", path, { text: "[" }), 400, { error: "unreadable" });
		const text = JSON.stringify({ voucherId: 1, more: "x".repeat(70_000) });
		await expectRefused(testShop, () => testShop.call("POST", path, { text }), 413, { error: "too_large" });
		const ordered = await aCart();
		await addVoucher(testShop, ordered.id, voucher.code);
		await placeOrder(testShop, ordered.id);
		await expectRefused(testShop, () => remove(ordered.id, body), 409, { error: "cart_ordered" });
	});
});
