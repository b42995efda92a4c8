import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { adoptGuests } from "#lib/shop/people/customer/account.sql.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { aVoucher, type TestVoucher, usesOf } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	anOrderBody,
	aProduct,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let customer: string;
let influencer: string;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await testShop.tokenOf("customer");
	influencer = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());

const addCode = (cartId: string, { code }: TestVoucher, more: object = {}, token?: string) =>
	testShop.call("POST", `/voucher/cart/add/${cartId}`, {
		body: { voucherCode: code, serviceType: "eshop", ...more },
		...(token === undefined ? {} : { token }),
	});
const USED = { error: "quantity_per_user_limit", value: 1 };
/** A customer's own order with a voucher; its status. */
async function orderWith({ token, email }: CustomerAccount, { code }: TestVoucher): Promise<number> {
	const cart = await aCustomerCart(testShop, token, [{ product: await aProduct(testShop) }]);
	await addVoucher(testShop, cart.id, code, { token });
	const body = anOrderBody({ email });
	return (await testShop.call("POST", `/order/create/${cart.id}`, { body, token })).status;
}
const read = async ({ tempId }: Cart): Promise<Cart> =>
	(await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body;

/** A guest's cart with goods for 1 000 Kč. */
const aCart = async () => aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 100_000 }) }]);

describe("who may use a voucher", () => {
	test("a customer of the voucher's group may, one of another group may not", async () => {
		const product = await aProduct(testShop);
		const cart = await aCustomerCart(testShop, influencer, [{ product }]);
		const [own, other] = [await aVoucher(testShop, { groupId: 2 }), await aVoucher(testShop, { groupId: 3 })];
		await expectRefused(testShop, () => addCode(cart.id, other, {}, influencer), 422, { error: "user_check" });
		expect((await addCode(cart.id, own, {}, influencer)).status).toBe(200);
	});

	test("a guest's e-mail is kept with the voucher; a customer need not give one", async () => {
		const voucher = await aVoucher(testShop, { requiresEmail: true });
		const cart = await aCart();
		await addVoucher(testShop, cart.id, voucher.code, { guestEmail: " Jana@Example.cz " });
		expect(await countRows(testShop, "cart_vouchers", "guest_email = 'Jana@Example.cz'")).toBe(1);
		const own = await aCustomerCart(testShop, customer, [{ product: await aProduct(testShop) }]);
		const changed = await addVoucher(testShop, own.id, voucher.code, { token: customer });
		expect(changed.vouchers[0]).toMatchObject({ code: voucher.code, problem: null });
	});

	test("a limit per user counts the orders of an e-mail, in whatever case", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 2 });
		for (const email of ["hana@example.cz", "HANA@example.cz"]) {
			const cart = await aCart();
			await addVoucher(testShop, cart.id, voucher.code, { guestEmail: email });
			expect((await placeOrder(testShop, cart.id, { email })).status).toBe(201);
		}
		const cart = await aCart();
		const again = () => addCode(cart.id, voucher, { guestEmail: "Hana@Example.CZ" });
		await expectRefused(testShop, again, 422, { error: "quantity_per_user_limit", value: 2 });
		expect((await addCode(cart.id, voucher, { guestEmail: "eva@example.cz" })).status).toBe(200);
	});

	test("a limit per user counts a customer's orders, without telling a guest who types the customer's e-mail", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 1 });
		const product = await aProduct(testShop);
		const first = await aCustomerCart(testShop, customer, [{ product }]);
		await addVoucher(testShop, first.id, voucher.code, { token: customer });
		// Somebody else's e-mail in the order does not count against its owner.
		const body = anOrderBody({ email: "nekdo@example.cz" });
		expect((await testShop.call("POST", `/order/create/${first.id}`, { body, token: customer })).status).toBe(201);
		const second = await aCustomerCart(testShop, customer, [{ product }]);
		await expectRefused(testShop, () => addCode(second.id, voucher, {}, customer), 422, USED);
		const guest = await aCart();
		const asGuest = (guestEmail: string) => addCode(guest.id, voucher, { guestEmail });
		const answers = [await asGuest("zakaznice@konfety.example"), await asGuest("nekdo@example.cz")];
		expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
			[200, undefined],
			[422, "voucher_is_already_added"],
		]);
	});

	test("a stranger's order with a customer's e-mail does not use the customer's voucher up", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 1 });
		const eva = await anAccount(testShop);
		const cart = await aCart();
		await addVoucher(testShop, cart.id, voucher.code, { guestEmail: eva.email });
		expect((await placeOrder(testShop, cart.id, { email: eva.email })).status).toBe(201);
		expect(await orderWith(eva, voucher)).toBe(201);
		expect(await usesOf(testShop, voucher)).toEqual({ used: 2, redemptions: 2 });
		const own = await aCustomerCart(testShop, eva.token, [{ product: await aProduct(testShop) }]);
		await expectRefused(testShop, () => addCode(own.id, voucher, {}, eva.token), 422, USED);
	});

	test("an account with an unproved e-mail shares the uses of guests who typed it; once it is proved only its own orders count", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 1 });
		const eva = await anAccount(testShop, { isConfirmed: false });
		const guest = await aCart();
		await addVoucher(testShop, guest.id, voucher.code, { guestEmail: eva.email.toUpperCase() });
		const placed = await placeOrder(testShop, guest.id, { email: eva.email });
		const own = await aCustomerCart(testShop, eva.token, [{ product: await aProduct(testShop) }]);
		const add = () => addCode(own.id, voucher, {}, eva.token);
		await expectRefused(testShop, add, 422, USED);
		// Proved in her own session, the e-mail brings her the order and its use.
		await transaction(testShop.shop.db, async (tx) => {
			await tx.execute(sql`update users set is_confirmed = true where id = ${eva.id}`);
			await adoptGuests(tx, eva.id, eva.email);
		});
		await expectRefused(testShop, add, 422, USED);
		expect((await testShop.call("POST", `/order/${placed.body.id}/${placed.body.hash}/cancel`)).status).toBe(200);
		expect((await add()).status).toBe(200);
	});

	test("guests who type the e-mail of an unproved account share its uses", async () => {
		const voucher = await aVoucher(testShop, { quantityPerUser: 1 });
		const eva = await anAccount(testShop, { isConfirmed: false });
		expect(await orderWith(eva, voucher)).toBe(201);
		const guest = await aCart();
		await expectRefused(testShop, () => addCode(guest.id, voucher, { guestEmail: eva.email }), 422, USED);
	});
});

describe("a voucher in the cart is checked at every read", () => {
	test("it stops counting when its goods are removed, and counts again when they are back", async () => {
		const product = await aProduct(testShop, { priceMinor: 40_000 });
		const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		const [dear, free] = [await aVoucher(testShop, { minimalPrice: "800" }), await aVoucher(testShop)];
		await addVoucher(testShop, cart.id, dear.code);
		await addVoucher(testShop, cart.id, free.code);
		const put = async (quantity: number): Promise<Cart> => {
			const body = { id: product.id, variantId: product.variantId, quantity };
			return (await testShop.call("PUT", `/cart/${cart.id}`, { body })).body.cart;
		};
		const less = await put(1);
		expect(less.vouchers).toMatchObject([
			{ code: dear.code, discount_with_tax: 0, problem: "minimal_price", problem_value: 80_000 },
			{ code: free.code, discount_with_tax: 10_000, problem: null, problem_value: null },
		]);
		expect(less.totals).toMatchObject({ discount_with_tax: 10_000, total_with_tax: 30_000 });
		expectTotalsAddUp(less);
		const { body } = await testShop.call("GET", `/order/deliveries/cs/${cart.id}`);
		expect(body.deliveries[0].payments[0].prices.discount_with_tax).toBe(10_000);
		expect((await put(2)).totals.discount_with_tax).toBe(20_000);
	});

	test.each([
		["its time is over", sql`active_to = '2026-11-20T10:00:00Z'`, "active_to", null],
		["it was put off", sql`active_from = '2026-11-20T10:00:00.001Z'`, "active_from", null],
		["others were faster", sql`quantity = 1, used = 1`, "quantity", null],
		["it is for a group now", sql`group_id = 3`, "user_check", null],
		["it asks for an e-mail now", sql`requires_email = true`, "email_required", null],
	])("it does not count when %s", async (_, change, problem, value) => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop)];
		await addVoucher(testShop, cart.id, voucher.code);
		await testShop.shop.db.execute(sql`update vouchers set ${change} where id = ${voucher.id}`);
		const changed = await read(cart);
		expect(changed.vouchers).toMatchObject([{ discount_with_tax: 0, problem, problem_value: value }]);
		expect(changed.totals.total_with_tax).toBe(100_000);
		expectTotalsAddUp(changed);
	});

	test("it takes nothing off an empty cart", async () => {
		const cart = await aGuestCart(testShop);
		const changed = await addVoucher(testShop, cart.id, (await aVoucher(testShop)).code);
		expect(changed.vouchers).toMatchObject([{ discount_with_tax: 0, problem: null }]);
	});
});
