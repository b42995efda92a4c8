/** Case 4 of the shop's reliability plan: one voucher, 100 carts at once; the same script for the shop and for its mutants. */
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { sized } from "../running/sized.ts";
import { aGuestCart, aProduct, placeOrder } from "../shop/builders.ts";
import type { Answer, TestShop } from "../shop/test-shop.ts";
import { aVoucher, type TestVoucher, usesOf } from "./vouchers.ts";

export const BUYERS = sized(40, 100);
const GOODS = 100_000;
const DELIVERY = 11_900;
const DISCOUNT = 10_000;
const FULL = GOODS + DELIVERY;
const REDUCED = FULL - DISCOUNT;

export type Race = {
	voucher: Parameters<typeof aVoucher>[1];
	/** All of them buy under one e-mail, as one person. */
	isOnePerson?: boolean;
	/** Every cart has the voucher before the first one is ordered; otherwise each buyer adds it and orders in one go. */
	isAddedBefore: boolean;
};

type RaceResult = {
	voucher: TestVoucher;
	uses: { used: number; redemptions: number };
	/** How many buyers ended how: "ordered reduced", "ordered full after 422 quantity", "409 voucher_not_usable". */
	ends: Record<string, number>;
	/** What each order charged against what its buyer saw; must be empty. */
	wronglyCharged: { seen: number; charged: number }[];
};

/** Runs the race; a buyer whose voucher is refused buys at the full price, which is what the cart shows then. */
export async function raceForVoucher(testShop: TestShop, race: Race): Promise<RaceResult> {
	const product = await aProduct(testShop, { priceMinor: GOODS, stock: BUYERS });
	const voucher = await aVoucher(testShop, race.voucher);
	const carts = await Promise.all(Array.from({ length: BUYERS }, () => aGuestCart(testShop, [{ product }])));
	const emailOf = (buyer: number) => (race.isOnePerson ? "jeden@example.cz" : `kupec${buyer}@example.cz`);
	const wronglyCharged: RaceResult["wronglyCharged"] = [];
	const orders: { path: string; seen: number }[] = [];

	const add = (cart: Cart, buyer: number) =>
		testShop.call("POST", `/voucher/cart/add/${cart.id}`, {
			body: { voucherCode: voucher.code, serviceType: "eshop", guestEmail: emailOf(buyer) },
		});
	const order = async (cart: Cart, buyer: number, added: Answer): Promise<string> => {
		const isAdded = added.status === 200;
		const seen = isAdded ? REDUCED : FULL;
		const { status, body } = await placeOrder(testShop, cart.id, { email: emailOf(buyer), expectedTotal: seen });
		if (status !== 201) return `${status} ${body.error}`;
		orders.push({ path: `/order/${body.id}/${body.hash}`, seen });
		return isAdded ? "ordered reduced" : `ordered full after ${added.status} ${added.body.error}`;
	};
	const ends = race.isAddedBefore
		? await Promise.all(
				(await Promise.all(carts.map(add))).map((added, buyer) => order(carts[buyer] as Cart, buyer, added)),
			)
		: await Promise.all(carts.map(async (cart, buyer) => order(cart, buyer, await add(cart, buyer))));
	// Read when the race is over: the reading is no part of it.
	for (const { path, seen } of orders) {
		const { body } = await testShop.call("GET", path);
		const charged: number = body.prices.total_with_tax;
		if (charged !== seen) wronglyCharged.push({ seen, charged });
	}
	const counted = Map.groupBy(ends, (end) => end);
	return {
		voucher,
		uses: await usesOf(testShop, voucher),
		ends: Object.fromEntries([...counted].map(([end, all]) => [end, all.length])),
		wronglyCharged,
	};
}
