import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveOrder } from "#lib/shop/selling/order/move-order.ts";
import { anOrderWith, INFLUENCER_EMAIL, INFLUENCER_ID, redemptionsOf } from "#tests/support/people/influencers.ts";
import { orderOf } from "#tests/support/selling/orders.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import { aCustomerCart, addVoucher, aGuestCart, anOrderBody, aProduct, PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const owned = (traits: Parameters<typeof aVoucher>[1] = {}) =>
	aVoucher(testShop, { type: "percent", value: "10", ownerId: INFLUENCER_ID, ...traits });

describe("an order with an influencer's voucher", () => {
	test("earns the voucher's percent of the goods after the discount, without VAT; delivery earns nothing", async () => {
		const { code } = await owned({ commissionPercent: "8" });
		// 121 Kč less 10 % is 108,90 Kč, without VAT 90 Kč.
		const order = await anOrderWith(testShop, [code]);
		expect(await redemptionsOf(testShop, order)).toEqual([{ code, commission: 720, base: 9_000 }]);
	});

	test("without a percent of the voucher's own uses the owner's terms, and without those everybody's", async () => {
		const { code } = await owned();
		const first = await anOrderWith(testShop, [code]);
		await testShop.shop.db.execute(
			sql`insert into commission_terms (user_id, percent, payable_after_days) values (${INFLUENCER_ID}, 12.5, 30)`,
		);
		const second = await anOrderWith(testShop, [code]);
		await testShop.shop.db.execute(sql`delete from commission_terms where user_id is not null`);
		await testShop.shop.db.execute(sql`update commission_terms set percent = 5 where user_id is null`);
		const third = await anOrderWith(testShop, [code]);
		await testShop.shop.db.execute(sql`update commission_terms set percent = 8 where user_id is null`);
		const commissions = await Promise.all([first, second, third].map((order) => redemptionsOf(testShop, order)));
		// Changed terms leave the orders of before alone.
		expect(commissions.flat().map(({ commission }) => commission)).toEqual([720, 1_125, 450]);
	});

	test("with two such vouchers earns each its own percent of what is left after both", async () => {
		const one = await owned({ commissionPercent: "8" });
		const other = await owned({ type: "amount", value: "8.90", commissionPercent: "10" });
		const foreign = await aVoucher(testShop, { type: "amount", value: "10" });
		const order = await anOrderWith(testShop, [one.code, other.code, foreign.code]);
		// 121 − 12,10 − 8,90 − 10 = 90 Kč, without VAT 74,38 Kč.
		expect(await redemptionsOf(testShop, order)).toEqual([
			{ code: one.code, commission: 595, base: 7_438 },
			{ code: other.code, commission: 744, base: 7_438 },
			{ code: foreign.code, commission: 0, base: 0 },
		]);
	});

	test("in euros earns haléře by the order's rate", async () => {
		const { code } = await owned({ commissionPercent: "8" });
		const product = await aProduct(testShop, { priceMinor: 121_000 });
		const cart = await aGuestCart(testShop, [{ product }]);
		await testShop.shop.db.execute(
			sql`update carts set currency_id = (select id from currencies where code = 'EUR') where id = ${cart.id}`,
		);
		await addVoucher(testShop, cart.id, code);
		const order = await orderOf(testShop, cart.id);
		const { rows } = await testShop.shop.db.execute<{ rate: number; cents: number }>(sql`
			select currency_rate::float8 as rate, (select sum(total_minor) from order_lines
				where order_id = ${order.id} and kind in ('goods', 'voucher'))::float8 as cents from orders where id = ${order.id}`);
		const { rate = 0, cents = 0 } = rows[0] ?? {};
		const base = Math.round((cents - Math.round((cents * 21) / 121)) / rate);
		expect(base).toBeGreaterThan(89_000);
		expect(await redemptionsOf(testShop, order)).toEqual([{ code, commission: Math.round(base * 0.08), base }]);
	});

	test("earns nothing when the influencer is the buyer: signed in, or with the account's e-mail", async () => {
		const { code } = await owned({ commissionPercent: "8" });
		const product = await aProduct(testShop);
		const token = await testShop.tokenOf("influencer");
		const cart = await aCustomerCart(testShop, token, [{ product }]);
		await addVoucher(testShop, cart.id, code, { token });
		const { body } = await testShop.call("POST", `/order/create/${cart.id}`, {
			token,
			body: anOrderBody({ email: "jina@example.cz" }),
		});
		const asGuest = await anOrderWith(testShop, [code], { changes: { email: INFLUENCER_EMAIL.toUpperCase() } });
		for (const order of [body, asGuest])
			expect(await redemptionsOf(testShop, order)).toEqual([{ code, commission: 0, base: 0 }]);
	});

	test("earns nothing once it is cancelled, and keeps the amount on record when it is withdrawn", async () => {
		const { code } = await owned({ commissionPercent: "8" });
		const [cancelled, withdrawn] = [await anOrderWith(testShop, [code]), await anOrderWith(testShop, [code])];
		for (const [order, to] of [
			[cancelled, "cancelled"],
			[withdrawn, "withdrawn"],
		] as const)
			await transaction(testShop.shop.db, (tx) =>
				moveOrder(testShop.shop, tx, { orderId: order.id, to, actor: "command" }),
			);
		expect(await redemptionsOf(testShop, cancelled)).toEqual([]);
		expect(await redemptionsOf(testShop, withdrawn)).toHaveLength(1);
	});

	test("needs the terms, an order without vouchers or with the shop's own does not", async () => {
		const { code } = await aVoucher(testShop);
		expect(await redemptionsOf(testShop, await anOrderWith(testShop, [code]))).toEqual([
			{ code, commission: 0, base: 0 },
		]);
		expect(await redemptionsOf(testShop, await anOrderWith(testShop, []))).toEqual([]);
	});
});

test("orders from before the migration get the commission that they would earn today", async () => {
	const mixed = await owned({ commissionPercent: "7.5" });
	const usual = await owned({ type: "amount", value: "33.33" });
	const product = await aProduct(testShop, { priceMinor: 3_990, vat: 12 });
	const other = await aProduct(testShop, { priceMinor: 14_990 });
	const cart = await aGuestCart(testShop, [
		{ product, quantity: 3 },
		{ product: other, quantity: 2 },
	]);
	for (const { code } of [mixed, usual]) await addVoucher(testShop, cart.id, code);
	await orderOf(testShop, cart.id, { paymentId: PAYMENT.cod });
	const all = async () =>
		(
			await testShop.shop.db.execute(sql`
				select r.voucher_id, r.order_id, commission_minor, commission_base_minor from voucher_redemptions r
				join vouchers v on v.id = r.voucher_id where v.commission_percent is not null or v.id = ${usual.id} or v.owner_id is null
				order by 1, 2`)
		).rows;
	const before = await all();
	expect(before.filter((row) => row.commission_minor !== "0").length).toBeGreaterThan(5);
	await testShop.shop.db.execute(sql`update voucher_redemptions set commission_minor = 0, commission_base_minor = 0`);
	const file = join(import.meta.dirname, "../../../lib/shop/kernel/db/migrations/0004_accounts.sql");
	const statement = readFileSync(file, "utf8")
		.split("--> statement-breakpoint")
		.find((text) => text.includes('SET "commission_base_minor"'));
	await testShop.shop.db.execute(sql.raw(statement ?? "select no_such_statement"));
	expect(await all()).toEqual(before);
});
