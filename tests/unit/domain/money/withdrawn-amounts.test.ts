import { describe, expect, test } from "vitest";
import { orderTotals } from "#lib/domain/cart/cart.ts";
import { type SoldLine, withdrawnAmounts } from "#lib/domain/money/withdrawn-amounts.ts";

type Goods = { unitMinor: number; quantity: number; vatPercent: string };
const DELIVERY = 11_900;
const CHEAPEST = 7900;

/** An order by courier with these goods and vouchers of these amounts, as it is written down. */
function sold(goods: Goods[], vouchers: number[] = [], isCash = false) {
	const totals = orderTotals({
		lines: goods,
		vouchers: vouchers.map((amountMinor, id) => ({ id, type: "amount", amountMinor })),
		delivery: { minor: DELIVERY, vatPercent: "21.00" },
		payment: { minor: isCash ? 3900 : 0, vatPercent: "21.00", isCash },
		decimals: 2,
	});
	const fee = (kind: SoldLine["kind"], minor: number, vatPercent: string): SoldLine => ({
		kind,
		quantity: 1,
		unitMinor: minor,
		totalMinor: minor,
		vatPercent,
	});
	const lines: SoldLine[] = [
		...goods.map((line) => ({ ...line, kind: "goods" as const, totalMinor: line.unitMinor * line.quantity })),
		...totals.discounts.map(({ minor }) => fee("voucher", -minor, "0.00")),
		fee("delivery", totals.deliveryMinor, "21.00"),
		fee("payment", totals.paymentMinor, "21.00"),
		...(totals.roundingMinor === 0 ? [] : [fee("rounding", totals.roundingMinor, "0.00")]),
	];
	return { lines, vat: totals.vat, totalMinor: totals.totalMinor, roundingMinor: totals.roundingMinor };
}
const take = (order: ReturnType<typeof sold>, covered: number[], deliveryMinor = CHEAPEST) =>
	withdrawnAmounts(order, { isCovered: (place) => covered.includes(place), deliveryMinor });

const A = { unitMinor: 10_000, quantity: 2, vatPercent: "21.00" };
const B = { unitMinor: 7777, quantity: 3, vatPercent: "12.00" };
const C = { unitMinor: 3333, quantity: 1, vatPercent: "21.00" };
const FREE = { unitMinor: 0, quantity: 5, vatPercent: "21.00" };
/** Books are free of VAT. */
const BOOK = { unitMinor: 12_345, quantity: 2, vatPercent: "0.00" };

describe("the refund of a withdrawal", () => {
	test.each([
		["a part of the order, without fees", [A, C], [], [0], false, 20_000],
		["a part of another rate", [A, B], [], [1], false, 23_331],
		["a part with its share of a voucher", [A, A], [10_000], [0], false, 15_000],
		["shares that do not divide, in the buyer's favour", [C, C, C], [1000], [0], false, 3000],
		["a part of a cash order, without its rounding", [{ ...A, unitMinor: 10_049 }, C], [], [0], true, 20_098],
		["the whole order, with the cheapest delivery", [A], [], [0], false, 27_900],
		["the whole order with a voucher", [A], [5000], [0], false, 22_900],
		["the whole cash order, with fee and rounding", [{ ...A, unitMinor: 10_024 }], [], [0], true, 31_800],
		["goods that a voucher paid wholly", [A, C], [30_000], [0], false, 0],
		["goods that cost nothing", [A, FREE], [], [1], false, 0],
		["goods that cost nothing, alone in their rate", [FREE, B], [], [0], false, 0],
		["a book with its share of a voucher", [BOOK, BOOK], [10_000], [0], false, 19_690],
		["a book of a cash order, without its rounding", [BOOK, C], [], [0], true, 24_690],
	] as const)("%s", (_, goods, vouchers, covered, isCash, total) => {
		expect(take(sold([...goods], [...vouchers], isCash), [...covered]).totalMinor).toBe(total);
	});

	test("the refund of a whole order without a cap on the delivery equals the order, line by line", () => {
		const order = sold([A, B, C], [4999, 777], true);
		const { lines, ...amounts } = take(order, [0, 1, 2], DELIVERY);
		expect(amounts).toEqual({ vat: order.vat, roundingMinor: order.roundingMinor, totalMinor: order.totalMinor });
		expect(lines).toEqual(
			order.lines.map(({ quantity, unitMinor, totalMinor }, place) => ({ place, quantity, unitMinor, totalMinor })),
		);
	});

	test("each voucher reduces the refund by its share", () => {
		const { lines } = take(sold([A, A], [6000, 2001]), [1]);
		expect(lines).toEqual([
			{ place: 1, quantity: 2, unitMinor: 10_000, totalMinor: 20_000 },
			{ place: 2, quantity: 1, unitMinor: -2999, totalMinor: -2999 },
			{ place: 3, quantity: 1, unitMinor: -1001, totalMinor: -1001 },
		]);
	});

	test("the refund lists only rates and vouchers of the returned goods", () => {
		expect(take(sold([A, B]), [1]).vat).toEqual([
			{ vatPercent: "12.00", grossMinor: 23_331, baseMinor: 20_831, vatMinor: 2500 },
		]);
		expect(take(sold([A, FREE], [5000]), [1]).lines).toEqual([{ place: 1, quantity: 5, unitMinor: 0, totalMinor: 0 }]);
	});

	const CASES = [
		[[A, B, C], []],
		[[A, B, C], [4999]],
		[
			[A, B, C, FREE],
			[1, 777, 9001],
		],
		[[C, C, C], [1000]],
		[[A, B], [999_999]],
		[[A, BOOK], [4999]],
		[[B], [777]],
	] as const;
	test.each(CASES)(
		"%j with vouchers %j: any part returned adds up and stays within the order, in every rate",
		(goods, vouchers) => {
			for (const isCash of [false, true]) {
				const order = sold([...goods], [...vouchers], isCash);
				for (let mask = 1; mask < 2 ** goods.length; mask++) {
					const covered = goods.flatMap((_, place) => (mask & (1 << place) ? [place] : []));
					const back = take(order, covered);
					expect(back.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(back.totalMinor);
					expect(back.vat.reduce((sum, { grossMinor }) => sum + grossMinor, back.roundingMinor)).toBe(back.totalMinor);
					for (const line of back.lines) expect(line.unitMinor * line.quantity).toBe(line.totalMinor);
					for (const rate of back.vat) {
						const whole = order.vat.find(({ vatPercent }) => vatPercent === rate.vatPercent);
						if (!whole) throw new Error(`The order has no rate ${rate.vatPercent}`);
						expect(rate.baseMinor + rate.vatMinor).toBe(rate.grossMinor);
						for (const key of ["grossMinor", "baseMinor", "vatMinor"] as const) {
							expect(rate[key]).toBeGreaterThanOrEqual(0);
							expect(rate[key]).toBeLessThanOrEqual(whole[key]);
						}
					}
				}
			}
		},
	);
});
