import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CART_MAX_VOUCHERS } from "#lib/domain/cart/cart-limits.ts";
import { BUYERS, type Race, raceForVoucher } from "#tests/support/selling/voucher-race.ts";
import { aVoucher, expectVouchersExact, type TestVoucher } from "#tests/support/selling/vouchers.ts";
import { aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const REFUSED = "409 voucher_not_usable";

/** The race's control, which must fail, is `vouchers-race-control.test.ts`. */
describe(`one voucher, ${BUYERS} carts at once`, () => {
	test.each<[string, Race, number]>([
		["for one use is used once", { voucher: { quantity: 1 }, isAddedBefore: true }, 1],
		["for 10 uses is used 10 times", { voucher: { quantity: 10 }, isAddedBefore: true }, 10],
		[
			"for one use a person is used once by one person",
			{ voucher: { quantityPerUser: 1 }, isOnePerson: true, isAddedBefore: true },
			1,
		],
	])("%s; the others are charged nothing", async (_, race, uses) => {
		const { ends, ...result } = await raceForVoucher(testShop, race);
		expect(result).toMatchObject({ uses: { used: uses, redemptions: uses }, wronglyCharged: [] });
		expect(ends).toEqual({ "ordered reduced": uses, [REFUSED]: BUYERS - uses });
		await expectVouchersExact(testShop);
	});

	test.each<[string, Race, number, string]>([
		["for one use", { voucher: { quantity: 1 }, isAddedBefore: false }, 1, "quantity"],
		["for 10 uses", { voucher: { quantity: 10 }, isAddedBefore: false }, 10, "quantity"],
		[
			"for one use a person",
			{ voucher: { quantityPerUser: 1 }, isOnePerson: true, isAddedBefore: false },
			1,
			"quantity_per_user_limit",
		],
	])(
		"%s, added and ordered in one go: buyers who come too late are refused the voucher, and pay in full",
		async (_, race, uses, code) => {
			const { ends, ...result } = await raceForVoucher(testShop, race);
			expect(result).toMatchObject({ uses: { used: uses, redemptions: uses }, wronglyCharged: [] });
			const { "ordered reduced": reduced, [REFUSED]: refused = 0, [`ordered full after 422 ${code}`]: full = 0 } = ends;
			expect(reduced).toBe(uses);
			expect(refused + full).toBe(BUYERS - uses);
			expect(Object.keys(ends).length).toBe(1 + (refused > 0 ? 1 : 0) + (full > 0 ? 1 : 0));
			await expectVouchersExact(testShop);
		},
	);

	test("without limits is used by everybody", async () => {
		const { ends, uses, wronglyCharged } = await raceForVoucher(testShop, { voucher: {}, isAddedBefore: true });
		expect({ ends, uses, wronglyCharged }).toEqual({
			ends: { "ordered reduced": BUYERS },
			uses: { used: BUYERS, redemptions: BUYERS },
			wronglyCharged: [],
		});
		await expectVouchersExact(testShop);
	});
});

describe("many calls at once that add vouchers to one cart", () => {
	const add = (cartId: string, { code }: TestVoucher) =>
		testShop.call("POST", `/voucher/cart/add/${cartId}`, { body: { voucherCode: code, serviceType: "eshop" } });
	const endsOf = (answers: Answer[]) => {
		const ends = Map.groupBy(answers, ({ status, body }) => (status === 200 ? "added" : `${status} ${body.error}`));
		return Object.fromEntries([...ends].map(([end, all]) => [end, all.length]));
	};
	const aCart = async () => aGuestCart(testShop, [{ product: await aProduct(testShop) }]);

	test("add one voucher once, and refuse the others as voucher_is_already_added", async () => {
		const [cart, voucher] = [await aCart(), await aVoucher(testShop)];
		const answers = await Promise.all(Array.from({ length: BUYERS }, () => add(cart.id, voucher)));
		expect(endsOf(answers)).toEqual({ added: 1, "422 voucher_is_already_added": BUYERS - 1 });
	});

	test("add no more vouchers than a cart may hold", async () => {
		const cart = await aCart();
		const vouchers = await Promise.all(Array.from({ length: BUYERS }, () => aVoucher(testShop, { value: "1" })));
		const answers = await Promise.all(vouchers.map((voucher) => add(cart.id, voucher)));
		expect(endsOf(answers)).toEqual({
			added: CART_MAX_VOUCHERS,
			"409 vouchers_full": BUYERS - CART_MAX_VOUCHERS,
		});
	});
});
