import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type InfluencerReport, influencerReport } from "#lib/contract/schemas/influencer.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { payCommission } from "#lib/shop/members/influencer/pay.ts";
import { anOrderWith, INFLUENCER_EMAIL, INFLUENCER_ID } from "#tests/support/people/influencers.ts";
import { NO_LIMITS, setOrderLimits } from "#tests/support/selling/order-limits.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const DAY_MS = DAY_S * SECOND_MS;
let testShop: TestShop;
let token: string;

beforeAll(async () => {
	testShop = await openTestShop();
	await setOrderLimits(testShop, NO_LIMITS);
	token = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());

const report = async (): Promise<InfluencerReport> => {
	const { status, body } = await testShop.call("GET", "/account/influencer", { token });
	expect(status).toBe(200);
	return influencerReport.parse(body);
};
const owned = (traits: Parameters<typeof aVoucher>[1] = {}) =>
	aVoucher(testShop, { type: "percent", value: "10", ownerId: INFLUENCER_ID, ...traits });
const pay = (amountMinor: number | null = null, note = "") =>
	payCommission(testShop.shop, { email: INFLUENCER_EMAIL, amountMinor, by: "anna", note, isDryRun: false });
const move = (id: number, to: "cancelled" | "withdrawn" | "paid") => moveThrough(testShop, { id }, to);
/** Takes every order and payout away, and every voucher but the demo's. */
const emptied = async () => {
	for (const table of ["commission_payouts", "voucher_redemptions"])
		await testShop.shop.db.execute(sql.raw(`delete from ${table}`));
	await testShop.shop.db.execute(sql`update vouchers set owner_id = null where code <> 'TEREZA5'`);
};

describe("who sees the numbers", () => {
	const csv = "/account/influencer/cs/report.csv";
	test.each(["/account/influencer", csv])("%s is for influencers alone", async (path) => {
		expect(await testShop.call("GET", path)).toMatchObject({ status: 401, body: { error: "unauthorized" } });
		const customer = await testShop.tokenOf("customer");
		const missing = await testShop.call("GET", "/account/no-such-thing", { token: customer });
		const refused = await testShop.call("GET", path, { token: customer });
		expect({ status: refused.status, body: refused.body }).toEqual({ status: missing.status, body: missing.body });
		expect(refused).toMatchObject({ status: 404, body: { error: "not_found" } });
		expect(await testShop.call("GET", path, { token: "x.y.z" })).toMatchObject({ status: 401 });
	});

	test("an influencer never sees another one's numbers", async () => {
		const other = await aVoucher(testShop, { ownerId: 1, commissionPercent: "50" });
		await anOrderWith(testShop, [other.code]);
		expect((await report()).vouchers.map(({ code }) => code)).not.toContain(other.code);
		expect((await report()).totals.margin).toBe(0);
	});

	test("whoever leaves the group sees nothing from the next request on", async () => {
		await testShop.shop.db.execute(sql`update users set group_id = 1 where id = ${INFLUENCER_ID}`);
		expect((await testShop.call("GET", "/account/influencer", { token })).status).toBe(404);
		await testShop.shop.db.execute(sql`update users set group_id = 2 where id = ${INFLUENCER_ID}`);
		await report();
	});

	test("the table needs a known language", async () => {
		expect(await testShop.call("GET", "/account/influencer/de/report.csv", { token })).toMatchObject({
			status: 404,
			body: { error: "not_found" },
		});
	});
});

describe("the report", () => {
	beforeEach(emptied);

	test("of an influencer without orders has zeros, with all twelve months", async () => {
		const empty = { used_count: 0, turnover: 0, margin: 0 };
		const { vouchers, totals, terms, months, payouts } = await report();
		expect(vouchers).toEqual([
			{
				voucher_id: 2,
				code: "TEREZA5",
				voucher_type: "percent",
				value: 5,
				is_active: true,
				total_count: null,
				commission_percent: 8,
				...empty,
				unpaid_commission: 0,
			},
		]);
		expect(totals).toEqual({ ...empty, unpaid_commission: 0, payable_commission: 0, paid_commission: 0 });
		expect(terms).toEqual({ percent: 8, payable_after_days: 30 });
		expect(months).toHaveLength(12);
		expect([months[0], months[11]]).toEqual([
			{ month: "2025-12", ...empty },
			{ month: "2026-11", ...empty },
		]);
		expect(payouts).toEqual([]);
	});

	test("counts an order waiting for its payment as a use, and its commission once it is paid", async () => {
		const order = await anOrderWith(testShop, ["TEREZA5"], { changes: { paymentId: PAYMENT.transfer } });
		expect((await report()).totals).toMatchObject({ used_count: 1, turnover: 0, margin: 0 });
		await move(order.id, "paid");
		// 121 Kč less 5 % is 114,95 Kč, without VAT 95 Kč, of which 8 %.
		expect((await report()).totals).toMatchObject({
			used_count: 1,
			turnover: 9_500,
			margin: 760,
			unpaid_commission: 760,
		});
		expect((await report()).vouchers[0]).toMatchObject({ used_count: 1, turnover: 9_500, margin: 760 });
		expect((await report()).months.at(-1)).toEqual({ month: "2026-11", used_count: 1, turnover: 9_500, margin: 760 });
	});

	test.each(["cancelled", "withdrawn"] as const)("does not count an order that was %s", async (to) => {
		const order = await anOrderWith(testShop, ["TEREZA5"]);
		expect((await report()).totals.margin).toBe(760);
		await move(order.id, to);
		const { totals, vouchers, months } = await report();
		const nothing = { used_count: 0, turnover: 0, margin: 0 };
		expect([totals, vouchers[0], months.at(-1)]).toMatchObject([nothing, nothing, nothing]);
	});

	test("counts an order with two vouchers once in total, and once in each of them", async () => {
		const second = await owned({ commissionPercent: "10" });
		await anOrderWith(testShop, ["TEREZA5", second.code]);
		const { vouchers, totals } = await report();
		// 121 − 6,05 − 11,50 = 103,45 Kč, without VAT 85,50 Kč.
		expect(vouchers.map(({ code, used_count, turnover, margin }) => [code, used_count, turnover, margin])).toEqual([
			["TEREZA5", 1, 8_550, 684],
			[second.code, 1, 8_550, 855],
		]);
		expect(totals).toMatchObject({ used_count: 1, turnover: 8_550, margin: 684 + 855 });
	});

	test("shows the unpaid commission of each voucher: payouts cover the oldest orders first, and it is never below zero", async () => {
		const second = await owned({ type: "amount", value: "1", commissionPercent: "10" });
		const unpaid = async () => (await report()).vouchers.map((voucher) => voucher.unpaid_commission);
		const older = await anOrderWith(testShop, ["TEREZA5"]);
		await anOrderWith(testShop, [second.code]);
		await testShop.shop.db.execute(
			sql`update orders set created_at = created_at - interval '60 days' where id = ${older.id}`,
		);
		// 7,60 Kč of the older order, and a tenth of (121 − 1) Kč without VAT, 99,17 Kč, of the younger one.
		expect(await unpaid()).toEqual([760, 992]);
		await pay(700);
		expect(await unpaid()).toEqual([60, 992]);
		await pay(60);
		expect(await unpaid()).toEqual([0, 992]);
		await move(older.id, "withdrawn");
		expect(await unpaid()).toEqual([0, 232]);
		expect((await report()).totals.unpaid_commission).toBe(232);
	});

	test("shows which vouchers are valid today", async () => {
		const [now, day] = [testShop.shop.now().getTime(), DAY_MS];
		const cases = [
			[{}, true],
			[{ activeFrom: new Date(now + day) }, false],
			[{ activeFrom: new Date(now) }, true],
			[{ activeTo: new Date(now) }, false],
			[{ activeTo: new Date(now + 1) }, true],
			[{ quantity: 3, used: 3 }, false],
			[{ quantity: 3, used: 2 }, true],
		] as const;
		const codes = await Promise.all(cases.map(async ([traits]) => (await owned(traits)).code));
		const { vouchers } = await report();
		const active = new Map(vouchers.map(({ code, is_active }) => [code, is_active]));
		expect(codes.map((code) => active.get(code))).toEqual(cases.map(([, isActive]) => isActive));
		expect(vouchers.find(({ code }) => code === codes[5])?.total_count).toBe(3);
	});

	test("counts an order in its month by Prague's time", async () => {
		const order = await anOrderWith(testShop, ["TEREZA5"]);
		const placedAt = (moment: string) =>
			testShop.shop.db.execute(sql`update orders set created_at = ${moment} where id = ${order.id}`);
		const monthOf = async () => (await report()).months.find(({ used_count }) => used_count > 0)?.month;
		await placedAt("2026-10-31T22:59:59Z");
		expect(await monthOf()).toBe("2026-10");
		await placedAt("2026-10-31T23:00:00Z");
		expect(await monthOf()).toBe("2026-11");
		await placedAt("2026-07-31T22:00:00Z");
		expect(await monthOf()).toBe("2026-08");
		await placedAt("2025-11-30T22:59:59Z");
		expect(await monthOf()).toBeUndefined();
		expect((await report()).totals.used_count).toBe(1);
	});
});

describe("the payable commission", () => {
	beforeEach(emptied);

	test("is that of orders old enough, to the second, less what was paid", async () => {
		const order = await anOrderWith(testShop, ["TEREZA5"]);
		const placed = testShop.shop.now().getTime();
		const at = (ms: number) =>
			testShop.shop.db.execute(sql`update orders set created_at = ${new Date(ms)} where id = ${order.id}`);
		await at(placed - 30 * DAY_MS + 1_000);
		expect((await report()).totals).toMatchObject({ unpaid_commission: 760, payable_commission: 0 });
		await at(placed - 30 * DAY_MS);
		expect((await report()).totals).toMatchObject({ unpaid_commission: 760, payable_commission: 760 });
		expect(await pay(500, "faktura 1")).toMatchObject({ ok: true, value: { amountMinor: 500, unpaidMinor: 260 } });
		const { totals, payouts } = await report();
		expect(totals).toMatchObject({
			unpaid_commission: 260,
			payable_commission: 260,
			paid_commission: 500,
			margin: 760,
		});
		expect(payouts).toEqual([{ date: testShop.shop.now().toISOString(), amount: 500, note: "faktura 1" }]);
	});

	test("falls below zero by a withdrawal after the payout, and later orders make up for it", async () => {
		const order = await anOrderWith(testShop, ["TEREZA5"]);
		expect(await pay(760)).toMatchObject({ ok: true });
		await move(order.id, "withdrawn");
		expect((await report()).totals).toMatchObject({ margin: 0, unpaid_commission: -760, payable_commission: 0 });
		expect(await pay()).toEqual({ ok: false, error: "nothing_payable", value: -760 });
		await anOrderWith(testShop, ["TEREZA5"], { quantity: 2 });
		expect((await report()).totals).toMatchObject({ margin: 1_520, unpaid_commission: 760 });
	});

	test("is paid once, however many pay it at once", async () => {
		await anOrderWith(testShop, ["TEREZA5"]);
		await testShop.shop.db.execute(sql`update orders set created_at = created_at - interval '40 days'`);
		const results = await Promise.all(Array.from({ length: 8 }, () => pay()));
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await report()).totals).toMatchObject({
			paid_commission: 760,
			unpaid_commission: 0,
			payable_commission: 0,
		});
	});
});

describe("the table to download", () => {
	beforeEach(emptied);
	const csvOf = async (locale: "cs" | "en") => {
		const reply = await testShop.app.request(`/api/account/influencer/${locale}/report.csv`, {
			headers: { Authorization: `Bearer ${token}` },
		});
		const bytes = new Uint8Array(await reply.arrayBuffer());
		return { reply, bytes, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
	};

	test("has a line per month and voucher, with semicolons and decimal commas in Czech", async () => {
		const order = await anOrderWith(testShop, ["TEREZA5"], { priceMinor: 1_210_000 });
		await anOrderWith(testShop, ["TEREZA5"]);
		await testShop.shop.db.execute(sql`update orders set created_at = '2024-02-10' where id = ${order.id}`);
		await pay(75_900);
		const { reply, bytes, text } = await csvOf("cs");
		expect(reply.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(reply.headers.get("Content-Disposition")).toBe('attachment; filename="konfety-provize.csv"');
		expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		expect(text.slice(1).split("\r\n")).toEqual([
			"Měsíc;Poukaz;Objednávky;Prodané zboží bez DPH (Kč);Provize (Kč);Nevyplaceno (Kč)",
			"2024-02;TEREZA5;1;9500,00;760,00;1,00",
			"2026-11;TEREZA5;1;95,00;7,60;7,60",
			"",
		]);
	});

	test("has commas and decimal points in English, and no cell is a formula", async () => {
		await testShop.shop.db.execute(sql`update vouchers set code = '=SUM(A1,"2")' where code = 'TEREZA5'`);
		await anOrderWith(testShop, ['=SUM(A1,"2")']);
		const { text } = await csvOf("en");
		await testShop.shop.db.execute(sql`update vouchers set code = 'TEREZA5' where id = 2`);
		expect(text.slice(1).split("\r\n")).toEqual([
			"Month,Voucher,Orders,Goods sold without VAT (CZK),Commission (CZK),Unpaid (CZK)",
			`2026-11,"'=SUM(A1,""2"")",1,95.00,7.60,7.60`,
			"",
		]);
	});
});
