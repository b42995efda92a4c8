/** Which of a guest's vouchers come along at a login; the customer's own stay. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { aVoucher, type TestVoucher } from "#tests/support/selling/vouchers.ts";
import { aCustomerCart, addVoucher, aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let customer: CustomerAccount;
let guest: Cart;

beforeAll(async () => {
	testShop = await openTestShop();
});
/** A customer without a cart, and a guest's with goods for 1 000 Kč. */
beforeEach(async () => {
	customer = await anAccount(testShop);
	guest = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 100_000 }) }]);
});
afterAll(() => testShop.close());

/** The customer's cart with these vouchers, which were added before any of the guest's that come later. */
async function ownCartWith(vouchers: TestVoucher[]): Promise<void> {
	const { token } = customer;
	const own = await aCustomerCart(testShop, token, [{ product: await aProduct(testShop) }]);
	for (const { code } of vouchers) await addVoucher(testShop, own.id, code, { token });
	testShop.passMs(1000);
}

const vouchersOf = (count: number) => Promise.all(Array.from({ length: count }, () => aVoucher(testShop)));
const codesOf = (vouchers: ({ code: string } | undefined)[]) => vouchers.map((voucher) => voucher?.code);

/** The customer's cart after a login with the guest's. */
async function mergedCart(): Promise<Cart> {
	const { email, password } = customer;
	const body = { email, password, tempId: guest.tempId };
	const { token } = (await testShop.call("POST", "/auth/login", { body })).body;
	return (await testShop.call("GET", "/cart/cs", { token })).body[0];
}

test("merged vouchers keep the order in which they were added; those that are invalid for the customer are left out", async () => {
	await addVoucher(testShop, guest.id, "STOVKA");
	const soonEnded = await aVoucher(testShop, { activeTo: new Date(testShop.shop.now().getTime() + 1000) });
	await addVoucher(testShop, guest.id, soonEnded.code);
	const ofGroup = await aVoucher(testShop, { groupId: 2 });
	await testShop.shop.db.execute(sql`
		insert into cart_vouchers (cart_id, voucher_id) values (${guest.id}, ${ofGroup.id})`);
	testShop.passMs(1000);
	const own = await aCustomerCart(testShop, customer.token);
	await addVoucher(testShop, own.id, "KONFETY10", { token: customer.token });
	const cart = await mergedCart();
	expect(codesOf(cart.vouchers)).toEqual(["STOVKA", "KONFETY10"]);
	expect(cart.totals.total_with_tax).toBe(81_000);
});

test("a merged cart holds 10 vouchers: the customer's 9 stay, the guest's first new one is added", async () => {
	const own = await vouchersOf(9);
	await ownCartWith(own);
	const [first, second] = await vouchersOf(2);
	for (const code of codesOf([own[4], first, second])) await addVoucher(testShop, guest.id, code ?? "");
	expect(codesOf((await mergedCart()).vouchers)).toEqual(codesOf([...own, first]));
});

test("a voucher that the customer had stays, with its problem, though it is no longer valid", async () => {
	const ended = await aVoucher(testShop, { activeTo: new Date(testShop.shop.now().getTime() + 1000) });
	await ownCartWith([ended]);
	const brought = await aVoucher(testShop);
	await addVoucher(testShop, guest.id, brought.code);
	expect((await mergedCart()).vouchers).toMatchObject([
		{ code: ended.code, problem: "active_to", discount_with_tax: 0 },
		{ code: brought.code, problem: null, discount_with_tax: 10_000 },
	]);
});
