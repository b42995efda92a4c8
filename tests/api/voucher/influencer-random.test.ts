import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { influencerReport } from "#lib/contract/schemas/influencer.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { payCommission } from "#lib/shop/members/influencer/pay.ts";
import { moveOrder } from "#lib/shop/selling/order/move-order.ts";
import { anOrderWith, INFLUENCER_EMAIL, INFLUENCER_ID } from "#tests/support/people/influencers.ts";
import { chanceFrom } from "#tests/support/selling/random-basket.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const DAY_MS = DAY_S * SECOND_MS;
/** Percent of each voucher of the influencer. */
const PERCENTS: Record<string, number> = { TEREZA5: 8 };
const MOVES = ["paid", "cancelled", "withdrawn", undefined, undefined] as const;

let testShop: TestShop;
let paid = 0;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const halfUp = (number: number) => Math.floor(number + 0.5);

/** Orders of many kinds within 400 days, with payouts between them. */
async function liveThrough(seed: number): Promise<void> {
	const chance = chanceFrom(seed);
	for (const percent of ["12.5", null, "3"]) {
		const type = percent ? "percent" : "amount";
		const traits = { type, value: "7", ownerId: INFLUENCER_ID, commissionPercent: percent } as const;
		PERCENTS[(await aVoucher(testShop, traits)).code] = Number(percent ?? 8);
	}
	const foreign = await aVoucher(testShop);
	const { shop } = testShop;
	for (let round = 0; round < 40; round++) {
		const codes = Object.keys(PERCENTS).filter(() => chance(3) === 0);
		if (chance(4) === 0) codes.push(foreign.code);
		const { id: orderId } = await anOrderWith(testShop, codes, {
			priceMinor: 1_000 + chance(90_000),
			vat: ([21, 12, 0] as const)[chance(3)] ?? 21,
			quantity: 1 + chance(4),
			changes: { paymentId: chance(2) === 0 ? PAYMENT.cod : PAYMENT.transfer },
		});
		const placedAt = new Date(shop.now().getTime() - chance(400) * DAY_MS);
		await shop.db.execute(sql`update orders set created_at = ${placedAt} where id = ${orderId}`);
		const to = MOVES[chance(MOVES.length)];
		if (to) await transaction(shop.db, (tx) => moveOrder(shop, tx, { orderId, to, actor: "command", by: "test" }));
		if (chance(8) !== 0) continue;
		const payout = await payCommission(shop, {
			email: INFLUENCER_EMAIL,
			amountMinor: null,
			by: "anna",
			note: "",
			isDryRun: false,
		});
		if (payout.ok) paid += payout.value.amountMinor;
	}
}

type Standing = { id: number; isEarned: boolean; ageDays: number; month: string; codes: string[]; base: number };

/** Orders with the influencer's vouchers that were neither cancelled nor withdrawn, reckoned from their lines alone. */
async function standingOrders(): Promise<Standing[]> {
	const { rows } = await testShop.shop.db.execute<{
		id: number;
		state: string;
		age_days: number;
		month: string;
		lines: { kind: string; total: number; vat: number; code: string }[];
	}>(sql`
		select o.id, o.state::text, extract(epoch from ${testShop.shop.now()}::timestamptz - o.created_at)::float8 / 86400 as age_days,
			to_char(o.created_at at time zone 'Europe/Prague', 'YYYY-MM') as month,
			json_agg(json_build_object('kind', l.kind, 'total', l.total_minor, 'vat', l.vat_percent, 'code', l.code)) as lines
		from orders o join order_lines l on l.order_id = o.id where o.state not in ('cancelled', 'withdrawn') group by o.id`);
	return rows
		.map(({ id, state, age_days: ageDays, month, lines }) => {
			const codes = lines.filter(({ kind, code }) => kind === "voucher" && code in PERCENTS).map(({ code }) => code);
			// One product an order: all of it is of one rate.
			const rate = lines.find(({ kind }) => kind === "goods")?.vat ?? 0;
			const gross = sum(lines.filter(({ kind }) => kind === "goods" || kind === "voucher").map(({ total }) => total));
			const base = gross - halfUp((gross * rate) / (100 + rate));
			return { id, isEarned: state !== "waiting_for_payment", ageDays, month, codes, base };
		})
		.filter(({ codes }) => codes.length > 0);
}

const commissionOf = (orders: Standing[]) =>
	sum(
		orders
			.filter(({ isEarned }) => isEarned)
			.flatMap(({ codes, base }) => codes.map((code) => halfUp((base * (PERCENTS[code] ?? 0)) / 100))),
	);
const turnoverOf = (orders: Standing[]) => sum(orders.filter(({ isEarned }) => isEarned).map(({ base }) => base));

/** What each voucher is owed, with the payouts poured over the earned commissions from the oldest order on, one after another. */
function unpaidByCode(orders: Standing[]): Record<string, number> {
	const owed = Object.fromEntries(Object.keys(PERCENTS).map((code) => [code, 0]));
	let left = paid;
	const oldestFirst = orders
		.filter(({ isEarned }) => isEarned)
		.toSorted((a, b) => b.ageDays - a.ageDays || a.id - b.id);
	for (const { codes, base } of oldestFirst) {
		for (const code of Object.keys(PERCENTS).filter((one) => codes.includes(one))) {
			const commission = halfUp((base * (PERCENTS[code] ?? 0)) / 100);
			const covered = Math.min(left, commission);
			left -= covered;
			owed[code] = (owed[code] ?? 0) + commission - covered;
		}
	}
	return owed;
}

test("all numbers of the report agree with the orders, whatever happens to these", { timeout: 60_000 }, async () => {
	await liveThrough(7);
	const orders = await standingOrders();
	expect(orders.length).toBeGreaterThan(10);
	expect(paid).toBeGreaterThan(0);
	const token = await testShop.tokenOf("influencer");
	const { body } = await testShop.call("GET", "/account/influencer", { token });
	const { vouchers, totals, months } = influencerReport.parse(body);

	expect(vouchers.map(({ code }) => code)).toEqual(Object.keys(PERCENTS));
	for (const { code, ...voucher } of vouchers) {
		const own = orders.filter(({ codes }) => codes.includes(code)).map((order) => ({ ...order, codes: [code] }));
		const wanted = { used_count: own.length, turnover: turnoverOf(own), margin: commissionOf(own) };
		expect(voucher, code).toMatchObject(wanted);
	}
	const ripe = commissionOf(orders.filter(({ ageDays }) => ageDays >= 30));
	expect(totals).toEqual({
		used_count: orders.length,
		turnover: turnoverOf(orders),
		margin: commissionOf(orders),
		paid_commission: paid,
		unpaid_commission: commissionOf(orders) - paid,
		payable_commission: Math.max(0, ripe - paid),
	});
	for (const { month, ...numbers } of months) {
		const own = orders.filter((order) => order.month === month);
		expect(numbers, month).toEqual({
			used_count: own.length,
			turnover: turnoverOf(own),
			margin: commissionOf(own),
		});
	}

	// The payouts are taken back one by one, the last one first.
	const sums: number[] = [];
	for (; ; paid -= await takePayoutBack()) {
		const now = influencerReport.parse((await testShop.call("GET", "/account/influencer", { token })).body);
		const unpaid = Object.fromEntries(now.vouchers.map((voucher) => [voucher.code, voucher.unpaid_commission]));
		expect(unpaid, `${paid} paid`).toEqual(unpaidByCode(orders));
		sums.push(sum(Object.values(unpaid)));
		expect(sums.at(-1)).toBe(Math.max(0, now.totals.unpaid_commission));
		if (paid === 0) break;
	}
	expect(new Set(sums).size).toBeGreaterThan(2);
});

/** Haléře of the last payout, which is forgotten. */
async function takePayoutBack(): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ amount: number }>(sql`
		delete from commission_payouts where id = (select max(id) from commission_payouts) returning amount_minor::float8 as amount`);
	return rows[0]?.amount ?? 0;
}
