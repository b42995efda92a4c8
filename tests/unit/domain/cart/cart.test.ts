import { describe, expect, test } from "vitest";
import {
	type CartLineAmount,
	goodsTotals,
	hasFreeDelivery,
	missingToFreeDeliveryMinor,
	orderTotals,
	type VoucherAmount,
} from "#lib/domain/cart/cart.ts";

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

	test("vouchers for the whole price leave VAT rates of zero, and delivery is still paid", () => {
		const totals = order([line(100), line(100, 1, "12.00")], {
			vouchers: [percent("100")],
			delivery: { minor: 9_900, vatPercent: "21.00" },
		});
		expect(totals.totalMinor).toBe(9_900);
		expect(totals.vat.map((rate) => rate.grossMinor)).toEqual([9_900, 0]);
	});

	test("an empty order costs nothing", () => {
		expect(order([])).toMatchObject({ totalMinor: 0, roundingMinor: 0, vat: [] });
	});
});
