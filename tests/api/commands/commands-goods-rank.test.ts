import { expect, test } from "vitest";
import { markDemoOver } from "#lib/shop/kernel/demo-mark.sql.ts";
import { aListedProduct } from "#tests/support/goods/goods.ts";
import { orderOf } from "#tests/support/selling/orders.ts";
import { aGuestCart, PAYMENT } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

test("goods rank leaves the demo's goods alone, and says how they become one's own", async () => {
	const before = await dump();
	expect(await shop("goods", "rank")).toEqual({
		code: 1,
		out: [],
		err: [
			"This shop is the demo, whose goods have a popularity of their own; nothing was changed.",
			'Sales count once it is over: "npm run shop -- demo remove".',
		],
	});
	expect(await dump()).toEqual(before);
});

test("goods rank says how many goods would be, and then were, ranked anew, and that there is nothing to do", async () => {
	await markDemoOver(testShop.shop.db);
	const product = await aListedProduct(testShop);
	const cart = await aGuestCart(testShop, [{ product }]);
	await orderOf(testShop, cart.id, { paymentId: PAYMENT.cod });
	const before = await dump();
	const dry = await shop("goods", "rank", "--dry-run");
	expect(dry).toEqual({
		code: 0,
		out: [expect.stringMatching(/^\d+ products would be ranked anew \(dry run, nothing written\)$/)],
		err: [],
	});
	expect(await dump()).toEqual(before);
	const count = dry.out[0]?.split(" ")[0];
	expect(await shop("goods", "rank")).toEqual({ code: 0, out: [`${count} products ranked anew`], err: [] });
	expect(await shop("goods", "rank")).toEqual({
		code: 0,
		out: ["All goods are ranked by their sales already; nothing was changed."],
		err: [],
	});
});

test("goods rank takes nothing but a dry run", async () => {
	await expectRefused(["goods", "rank", "BL-1021"], 2, [
		'"BL-1021" is one argument too many.',
		"Usage: npm run shop -- goods rank [--dry-run]",
	]);
});
