import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { mergeGuestCart } from "#lib/shop/selling/cart/merge-carts.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { contentOf } from "#tests/support/selling/cart-content.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	aProduct,
	placeOrder,
	type TestProduct,
} from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const CUSTOMER = { email: "zakaznice@konfety.example", password: "KonfetyDemo1" };
const UNKNOWN = "7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";

let testShop: TestShop;
let token: string;

beforeAll(async () => {
	testShop = await openTestShop();
});
beforeEach(async () => {
	// More sign in here than are remembered of one customer; those of the tests before are the first to go.
	testShop.passMs(1000);
	token = await testShop.tokenOf("customer");
});
afterAll(() => testShop.close());

const login = (tempId: unknown) => testShop.call("POST", "/auth/login", { body: { ...CUSTOMER, tempId } });
const customerCart = async (): Promise<Cart | undefined> => (await testShop.call("GET", "/cart/cs", { token })).body[0];
const guestCart = async (tempId: string | null) => testShop.call("GET", `/cart/anonymous/cs/${tempId}`);
const forgetCustomerCarts = () =>
	testShop.shop.db.execute(sql`delete from carts where user_id is not null and ordered_at is null`);
const put = (cart: Cart, product: TestProduct, body: Record<string, unknown>, bearer?: string) =>
	testShop.call("PUT", `/cart/${cart.id}`, {
		body: { id: product.id, variantId: product.variantId, ...body },
		...(bearer ? { token: bearer } : {}),
	});
/** Sold to others meanwhile. */
const leave = (product: TestProduct, pieces: number) =>
	testShop.shop.db.execute(sql`update stock set quantity = ${pieces} where variant_id = ${product.variantId}`);
const endVoucher = (activeTo: Date | null) =>
	testShop.shop.db.execute(sql`update vouchers set active_to = ${activeTo} where code = 'KONFETY10'`);

const GUEST = ["nothing", "other goods", "the same goods"] as const;
const OWN = ["no cart", "goods"] as const;
const STOCK = ["enough", "too few"] as const;
const VOUCHER = ["holds", "has ended"] as const;
const CASES = GUEST.flatMap((guest) =>
	OWN.flatMap((own) => STOCK.flatMap((stock) => VOUCHER.map((voucher) => ({ guest, own, stock, voucher })))),
);

describe("a guest's cart at login", () => {
	test.each(CASES)("guest with $guest, customer with $own, $stock of it, a voucher that $voucher", async (one) => {
		await forgetCustomerCarts();
		const [mine, other] = [await aProduct(testShop), await aProduct(testShop)];
		const brought = one.guest === "the same goods" ? mine : other;
		if (one.own === "goods") await aCustomerCart(testShop, token, [{ product: mine, quantity: 2 }]);
		const lines = one.guest === "nothing" ? [] : [{ product: brought, quantity: 3 }];
		const guest = await aGuestCart(testShop, lines);
		await endVoucher(null);
		await addVoucher(testShop, guest.id, "KONFETY10");
		if (one.voucher === "has ended") await endVoucher(testShop.shop.now());
		if (one.stock === "too few") for (const product of [mine, other]) await leave(product, 2);

		const items = new Map<string, number>(one.own === "goods" ? [[mine.name, 2]] : []);
		if (one.guest !== "nothing") {
			const most = one.stock === "enough" ? 99 : 2;
			items.set(brought.name, Math.min((items.get(brought.name) ?? 0) + 3, most));
		}
		const missing = one.guest !== "nothing" && one.stock === "too few" ? [brought.name] : undefined;
		const wanted = { items: [...items], vouchers: one.voucher === "holds" ? ["KONFETY10"] : [] };

		const first = await login(guest.tempId);
		expect({ status: first.status, missing: first.body.missing }).toEqual({ status: 200, missing });
		const merged = await customerCart();
		expect(contentOf(merged)).toEqual(wanted);
		expectTotalsAddUp(merged as Cart);
		expect((await guestCart(guest.tempId)).status).toBe(404);
		// Once more, as from a tab that was left open: nothing comes twice.
		const second = await login(guest.tempId);
		expect({ status: second.status, missing: second.body.missing }).toEqual({ status: 200, missing: undefined });
		expect(await customerCart()).toEqual(merged);
	});

	test("add-ons stay below their items, and notes stay, also in a line that both carts have", async () => {
		await forgetCustomerCarts();
		const [balloon, candle, helium, ribbon] = await Promise.all([1, 2, 3, 4].map(() => aProduct(testShop)));
		if (!balloon || !candle || !helium || !ribbon) throw new Error("No goods");
		const own = await aCustomerCart(testShop, token, [{ product: balloon, quantity: 1, note: "červený" }]);
		await put(own, helium, { quantity: 1, parentId: own.items[0]?.id }, token);
		const guest = await aGuestCart(testShop, [
			{ product: balloon, quantity: 2, note: "na pátek" },
			{ product: candle, note: "číslo 7" },
		]);
		await put(guest, helium, { quantity: 2, parentId: guest.items[0]?.id, note: "plné" });
		await put(guest, ribbon, { quantity: 1, parentId: guest.items[1]?.id });
		await login(guest.tempId);
		const cart = await customerCart();
		expect(contentOf(cart).items).toEqual([
			[balloon.name, 3, `${helium.name} ×3`],
			[candle.name, 1, `${ribbon.name} ×1`],
		]);
		expect(cart?.items.map((item) => [item.note, ...item.children.map((child) => child.note)])).toEqual([
			["červený\nna pátek", "plné"],
			["číslo 7", ""],
		]);
	});

	test("goods that are sold out or not on sale are left out with their add-ons, what the customer had stays", async () => {
		await forgetCustomerCarts();
		const [gone, ended, had, ribbon] = await Promise.all([1, 2, 3, 4].map(() => aProduct(testShop)));
		if (!gone || !ended || !had || !ribbon) throw new Error("No goods");
		await aCustomerCart(testShop, token, [{ product: had, quantity: 4 }]);
		const guest = await aGuestCart(testShop, [{ product: gone }, { product: ended }, { product: had, quantity: 2 }]);
		await put(guest, ribbon, { quantity: 1, parentId: guest.items[0]?.id });
		await leave(gone, 0);
		await leave(had, 1);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${ended.id}`);
		const { body } = await login(guest.tempId);
		expect(body.missing).toEqual([gone.name, ended.name, had.name, ribbon.name]);
		expect(contentOf(await customerCart()).items).toEqual([[had.name, 4]]);
	});

	test("pieces in the warehouse and at branches count together", async () => {
		await forgetCustomerCarts();
		const product = await aProduct(testShop, { stock: 2, branches: { 1: 3 } });
		await aCustomerCart(testShop, token, [{ product, quantity: 1 }]);
		const guest = await aGuestCart(testShop, [{ product, quantity: 5 }]);
		expect((await login(guest.tempId)).body.missing).toEqual([product.name]);
		expect(contentOf(await customerCart()).items).toEqual([[product.name, 5]]);
	});

	test("a line holds 999 pieces and a cart 100 lines at most", async () => {
		await forgetCustomerCarts();
		const [many, last, tooMany] = await Promise.all([
			aProduct(testShop, { stock: 5_000 }),
			aProduct(testShop),
			aProduct(testShop),
		]);
		const own = await aCustomerCart(testShop, token, [{ product: many, quantity: 600 }]);
		await testShop.shop.db.execute(sql`
			insert into cart_items (cart_id, product_id, variant_id, quantity)
			select ${own.id}, product_id, id, 1 from variants where code not like 'TEST%' order by id limit 98`);
		const guest = await aGuestCart(testShop, [
			{ product: many, quantity: 600 },
			{ product: last },
			{ product: tooMany },
		]);
		const { body } = await login(guest.tempId);
		const cart = await customerCart();
		expect(cart?.items).toHaveLength(100);
		expect([cart?.items[0]?.quantity, cart?.items[99]?.product.name]).toEqual([999, last.name]);
		expect(body.missing).toEqual([many.name, tooMany.name]);
	});

	test("an empty cart of the customer takes over the currency of the guest's cart", async () => {
		await forgetCustomerCarts();
		await aCustomerCart(testShop, token);
		const product = await aProduct(testShop, { priceMinor: 9_900 });
		const { body: guest } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		await put(guest, product, { quantity: 2 });
		await login(guest.tempId);
		const cart = await customerCart();
		expect([cart?.currency.code, cart?.totals.total_with_tax]).toEqual(["EUR", 802]);
	});

	test("a price that was seen before the login is shown when it has changed", async () => {
		await forgetCustomerCarts();
		const product = await aProduct(testShop, { priceMinor: 9_900 });
		const guest = await aGuestCart(testShop, [{ product }]);
		await testShop.shop.db.execute(sql`update variants set net_price = net_price * 2 where id = ${product.variantId}`);
		await login(guest.tempId);
		expect((await customerCart())?.items[0]).toMatchObject({
			previous_price_with_tax: 9_900,
			variant: { price_with_tax: 19_800 },
		});
	});

	test("a line without a stored seen price shows no change of price", async () => {
		await forgetCustomerCarts();
		const guest = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 9_900 }) }]);
		await testShop.shop.db.execute(sql`update cart_items set seen_unit_minor = null where cart_id = ${guest.id}`);
		await login(guest.tempId);
		expect((await customerCart())?.items[0]).toMatchObject({
			previous_price_with_tax: null,
			variant: { price_with_tax: 9_900 },
		});
	});
});

describe("a login without a valid guest's cart merges nothing:", () => {
	test.each([
		["no id", undefined],
		["an unknown id", UNKNOWN],
		["a mistyped id", "abc"],
		["a number", 1],
		["null", null],
		["SQL", "' or true --"],
		["an object", { $ne: "" }],
	])("%s", async (_, tempId) => {
		await forgetCustomerCarts();
		const { status, body } = await login(tempId);
		expect({ status, body }).toEqual({ status: 200, body: { token: expect.any(String) } });
		expect(await customerCart()).toBeUndefined();
	});

	test("an unknown id, without an error", async () => {
		const { id: userId } = await anAccount(testShop);
		expect(await mergeGuestCart(testShop.shop, { userId, tempId: UNKNOWN })).toEqual([]);
	});

	test("an ordered cart and another customer's cart", async () => {
		await forgetCustomerCarts();
		const product = await aProduct(testShop);
		const ordered = await aGuestCart(testShop, [{ product }]);
		await placeOrder(testShop, ordered.id);
		const foreign = await aCustomerCart(testShop, await testShop.tokenOf("influencer"), [{ product }]);
		for (const id of [ordered.id, foreign.id]) expect((await login(id)).status).toBe(200);
		expect(await customerCart()).toBeUndefined();
		expect(await countRows(testShop, "cart_items", `cart_id in ('${ordered.id}', '${foreign.id}')`)).toBe(2);
	});

	test("a wrong password", async () => {
		const guest = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const body = { ...CUSTOMER, password: "wrong", tempId: guest.tempId };
		expect((await testShop.call("POST", "/auth/login", { body })).status).toBe(401);
		expect((await guestCart(guest.tempId)).body).toEqual(guest);
	});
});

test("a merge that fails does not fail the login, is logged without the cart's id, and the next login merges the cart", async () => {
	const logged = vi.spyOn(log, "error").mockImplementation(() => {});
	await forgetCustomerCarts();
	const product = await aProduct(testShop);
	const guest = await aGuestCart(testShop, [{ product }]);
	const holder = new pg.Client({ connectionString: testShop.databaseUrl });
	await holder.connect();
	try {
		await holder.query("begin");
		await holder.query("select from carts where id = $1 for update", [guest.id]);
		const { status, body } = await login(guest.tempId);
		expect({ status, body }).toEqual({ status: 200, body: { token: expect.any(String) } });
		expect(await customerCart()).toBeUndefined();
		expect(logged).toHaveBeenCalledTimes(1);
		const line = JSON.stringify(logged.mock.calls);
		expect(line).toContain("lock timeout");
		expect(line).not.toContain(guest.id);
	} finally {
		logged.mockRestore();
		await holder.query("rollback");
		await holder.end();
	}
	expect((await guestCart(guest.tempId)).body).toEqual(guest);
	await login(guest.tempId);
	expect(contentOf(await customerCart()).items).toEqual([[product.name, 1]]);
});
