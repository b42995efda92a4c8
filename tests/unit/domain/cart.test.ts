import { describe, expect, test } from "vitest";
import {
	type CartLineAmount,
	goodsTotals,
	hasFreeDelivery,
	missingToFreeDeliveryMinor,
	type OrderTotals,
	orderTotals,
	type VoucherAmount,
} from "#lib/domain/cart.ts";

const line = (unitMinor: number, quantity = 1, vatPercent = "21.00"): CartLineAmount => ({
	unitMinor,
	quantity,
	vatPercent,
});
const percent = (text: string, id = 1): VoucherAmount => ({ id, type: "percent", percent: text });
const amount = (amountMinor: number, id = 2): VoucherAmount => ({ id, type: "amount", amountMinor });

describe("goodsTotals", () => {
	test.each<[string, CartLineAmount[], VoucherAmount[], number[], number]>([
		["nothing", [], [], [], 0],
		["a voucher for nothing", [], [percent("10"), amount(500)], [0, 0], 0],
		["goods alone", [line(4_900, 2), line(100)], [], [], 9_900],
		["percent, then amount", [line(100_000)], [percent("10"), amount(10_000)], [10_000, 10_000], 80_000],
		["amount, then percent: another total", [line(100_000)], [amount(10_000), percent("10")], [10_000, 9_000], 81_000],
		[
			"two percents, the second of what is left",
			[line(10_000)],
			[percent("50"), percent("50", 2)],
			[5_000, 2_500],
			2_500,
		],
		["a rounded percent", [line(105)], [percent("10")], [11], 94],
		["an amount above the goods", [line(9_900)], [amount(10_000)], [9_900], 0],
		[
			"an amount that leaves nothing for the next",
			[line(9_900)],
			[amount(10_000), percent("50"), amount(1, 3)],
			[9_900, 0, 0],
			0,
		],
		["an order voucher", [line(9_900)], [{ id: 3, type: "order", amountMinor: 900 }], [900], 9_000],
		["all of it", [line(9_900)], [percent("100")], [9_900], 0],
	])("%s", (_, lines, vouchers, discounts, left) => {
		const totals = goodsTotals(lines, vouchers);
		expect(totals.discounts.map((discount) => discount.minor)).toEqual(discounts);
		expect(totals.afterVouchersMinor).toBe(left);
		expect(totals.goodsMinor - totals.discountMinor).toBe(left);
	});
});

describe("free delivery", () => {
	test.each([
		[0, false, 150_001],
		[149_999, false, 2],
		[150_000, false, 1],
		[150_001, true, 0],
		[1_000_000, true, 0],
	])("goods for %i haléře: free %s, missing %i", (minor, isFree, missing) => {
		expect(hasFreeDelivery(minor)).toBe(isFree);
		expect(missingToFreeDeliveryMinor(minor)).toBe(missing);
	});
});

const FREE = { minor: 0, vatPercent: "21.00" };
const order = (lines: CartLineAmount[], changes: Partial<Parameters<typeof orderTotals>[0]> = {}) =>
	orderTotals({ lines, vouchers: [], delivery: FREE, payment: { ...FREE, isCash: false }, decimals: 2, ...changes });

describe("orderTotals", () => {
	test("goods, delivery and payment with the recapitulation of VAT", () => {
		const delivery = { minor: 11_900, vatPercent: "21.00" };
		expect(
			order([line(12_100), line(11_200, 1, "12.00")], {
				delivery,
				payment: { minor: 3_900, vatPercent: "21.00", isCash: true },
			}),
		).toEqual({
			goodsMinor: 23_300,
			discounts: [],
			discountMinor: 0,
			afterVouchersMinor: 23_300,
			deliveryMinor: 11_900,
			paymentMinor: 3_900,
			roundingMinor: 0,
			totalMinor: 39_100,
			vat: [
				{ vatPercent: "21.00", grossMinor: 27_900, baseMinor: 23_058, vatMinor: 4_842 },
				{ vatPercent: "12.00", grossMinor: 11_200, baseMinor: 10_000, vatMinor: 1_200 },
			],
		});
	});

	test.each([
		[149, true, 100, -49],
		[150, true, 200, 50],
		[100, true, 100, 0],
		[149, false, 149, 0],
		[0, true, 0, 0],
	])("%i paid in cash (%s) is %i with rounding %i", (minor, isCash, totalMinor, roundingMinor) => {
		expect(order([line(minor)], { payment: { ...FREE, isCash } })).toMatchObject({ totalMinor, roundingMinor });
	});

	test("a discount is spread over the rates by their share", () => {
		const { vat } = order([line(20_000), line(10_000, 1, "12.00")], { vouchers: [amount(3_000)] });
		expect(vat.map((rate) => rate.grossMinor)).toEqual([18_000, 9_000]);
	});

	test("vouchers that take everything leave rates of nothing, and delivery is still paid", () => {
		const totals = order([line(100), line(100, 1, "12.00")], {
			vouchers: [percent("100")],
			delivery: { minor: 9_900, vatPercent: "21.00" },
		});
		expect(totals.totalMinor).toBe(9_900);
		expect(totals.vat.map((rate) => rate.grossMinor)).toEqual([9_900, 0]);
	});

	test("an order of nothing is nothing", () => {
		expect(order([])).toMatchObject({ totalMinor: 0, roundingMinor: 0, vat: [] });
	});
});

/** The specification's formulas once more, on fractions of bigint and written apart from the code under test. */
function checkIndependently(
	lines: CartLineAmount[],
	vouchers: VoucherAmount[],
	fees: number[],
	isCash: boolean,
	totals: OrderTotals,
): string[] {
	const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
	const hundredths = (text: string) => BigInt(Math.round(Number(text) * 100));
	let left = 0n;
	for (const { unitMinor, quantity } of lines) left += BigInt(unitMinor) * BigInt(quantity);
	for (const voucher of vouchers) {
		const off =
			voucher.type === "percent" ? halfUp(left * hundredths(voucher.percent), 10_000n) : BigInt(voucher.amountMinor);
		left = off > left ? 0n : left - off;
	}
	let total = left;
	for (const fee of fees) total += BigInt(fee);
	const charged = isCash ? halfUp(total, 100n) * 100n : total;
	const gross = totals.vat.reduce((sum, rate) => sum + BigInt(rate.grossMinor), 0n);
	const problems: string[] = [];
	const same = (what: string, got: number | bigint, wanted: bigint) =>
		BigInt(got) === wanted || problems.push(`${what}: ${got} instead of ${wanted}`);
	same("after vouchers", totals.afterVouchersMinor, left);
	same("total", totals.totalMinor, charged);
	same("rates and rounding", gross + BigInt(totals.roundingMinor), charged);
	for (const rate of totals.vat) {
		const percentHundredths = hundredths(rate.vatPercent);
		same(
			`VAT ${rate.vatPercent}`,
			rate.vatMinor,
			halfUp(BigInt(rate.grossMinor) * percentHundredths, 10_000n + percentHundredths),
		);
		same(`base ${rate.vatPercent}`, rate.baseMinor, BigInt(rate.grossMinor - rate.vatMinor));
		if (rate.grossMinor < 0) problems.push(`negative ${rate.vatPercent}`);
	}
	return problems;
}

/** Mulberry32: the same baskets on every run. */
function numbersFrom(seed: number) {
	let state = seed;
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}

test("10 000 random baskets add up to the haléř", () => {
	const next = numbersFrom(20_261_120);
	const rates = ["21.00", "12.00", "0.00"];
	for (let basket = 0; basket < 10_000; basket++) {
		const lines = Array.from({ length: next(6) }, () => line(next(300_000), 1 + next(999), rates[next(3)]));
		const vouchers = Array.from(
			{ length: next(4) },
			(_, id): VoucherAmount =>
				next(2) === 0 ? percent(`${next(100)}.${next(10)}${next(10)}`, id) : amount(next(500_000), id),
		);
		const [delivery, payment, isCash] = [next(2) * 11_900, next(2) * 3_900, next(2) === 0];
		const totals = order(lines, {
			vouchers,
			delivery: { minor: delivery, vatPercent: "21.00" },
			payment: { minor: payment, vatPercent: "21.00", isCash },
		});
		const problems = checkIndependently(lines, vouchers, [delivery, payment], isCash, totals);
		expect(problems, JSON.stringify({ lines, vouchers, delivery, payment, isCash })).toEqual([]);
	}
});
