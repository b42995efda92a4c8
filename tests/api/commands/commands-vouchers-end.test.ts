import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endDemoVouchers } from "#demo/close/end-demo-vouchers.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import { addVoucher, aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

/** The shop's clock stands still; commands and starts read the real one. */
const later = () => testShop.passMs(60_000);
const CODES = ["KONFETY10", "STOVKA", "VITEJTE15", "DARKOVY500"];
const aCart = async () => aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 143_800 }) }]);
const read = async (tempId: string | null) => (await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body;
const add = (cartId: string, voucherCode: string) =>
	testShop.call("POST", `/voucher/cart/add/${cartId}`, {
		body: { voucherCode, serviceType: "eshop", guestEmail: "jana@example.cz" },
	});

test("a voucher ended by its code can no longer be added to carts; a repeat changes nothing", async () => {
	await aVoucher(testShop, { code: "KONEC", type: "percent", value: "10" });
	expect(await shop("vouchers", "end", "ko nec")).toEqual({ code: 0, out: ["Voucher KONEC has ended."], err: [] });
	later();
	const [before] = await rowsOf(sql`select active_to from vouchers where code = 'KONEC'`);
	const cart = await aCart();
	expect(await add(cart.id, "KONEC")).toMatchObject({ status: 422, body: { error: "active_to" } });
	const { code, out } = await shop("vouchers", "end", "KONEC");
	expect({ code, out }).toEqual({
		code: 0,
		out: [expect.stringMatching(/^Voucher KONEC ended on \d{4}-\d\d-\d\d \d\d:\d\d already; nothing was changed\.$/)],
	});
	expect(await rowsOf(sql`select active_to from vouchers where code = 'KONEC'`)).toEqual([before]);
});

test("a cart that has an ended voucher shows so and pays the full price, and its order does not use it", async () => {
	await aVoucher(testShop, { code: "DAREK", type: "order", value: "500" });
	const cart = await aCart();
	expect((await addVoucher(testShop, cart.id, "DAREK")).totals.total_with_tax).toBe(93_800);
	await shop("vouchers", "end", "DAREK");
	later();
	const told = await read(cart.tempId);
	expect(told.totals.total_with_tax).toBe(143_800);
	expect(told.vouchers).toMatchObject([{ code: "DAREK", problem: "active_to", removable: false }]);
	const { status, body } = await placeOrder(testShop, cart.id);
	expect([status, await rowsOf(sql`select 1 from voucher_redemptions where order_id = ${body.id}`)]).toEqual([201, []]);
});

test("an order that used the voucher keeps its discount", async () => {
	const voucher = await aVoucher(testShop, { type: "amount", value: "100" });
	const cart = await aCart();
	await addVoucher(testShop, cart.id, voucher.code);
	const { body: order } = await placeOrder(testShop, cart.id);
	const used = () => rowsOf(sql`select * from voucher_redemptions where order_id = ${order.id}`);
	const before = await used();
	await shop("vouchers", "end", voucher.code);
	expect(before).toHaveLength(1);
	expect(await used()).toEqual(before);
});

test("an unknown code and a missing one are refused", async () => {
	await expectRefused(["vouchers", "end", "nikdo"], 1, [
		"There is no voucher NIKDO. Its code: npm run shop -- vouchers list",
	]);
	await expectRefused(["vouchers", "end"], 2, ["The code is missing.", "Usage: npm run shop -- vouchers end <code>"]);
	expect((await shop("vouchers", "end", "--help")).out.join("\n")).toContain("npm run shop -- vouchers end <code>");
});

test("at a public address the demo's published vouchers take nothing off, also in carts that have them", async () => {
	const cart = await aCart();
	for (const code of CODES) expect((await add(cart.id, code)).status).toBe(200);
	expect((await read(cart.tempId)).totals.total_with_tax).toBeLessThan(70_000);
	await shop("vouchers", "create", "--type", "percent", "--value", "5", "--code", "VLASTNI");
	await rowsOf(sql`update vouchers set value = 12 where code = 'SKOLKY20'`);

	expect(await endDemoVouchers(testShop.databaseUrl)).toBe(9);
	later();
	expect((await read(cart.tempId)).totals.total_with_tax).toBe(143_800);
	const fresh = await aCart();
	for (const code of CODES) expect((await add(fresh.id, code)).body.error).toBe("active_to");
	expect((await add(fresh.id, "VLASTNI")).status).toBe(200);
	const open = await rowsOf<{ code: string }>(sql`
		select code from vouchers where (active_to is null or active_to > now()) and code in ('SKOLKY20', 'VLASTNI', 'KONFETY10')
		order by code`);
	expect(open.map(({ code }) => code)).toEqual(["SKOLKY20", "VLASTNI"]);
	expect(await endDemoVouchers(testShop.databaseUrl)).toBe(0);
});
