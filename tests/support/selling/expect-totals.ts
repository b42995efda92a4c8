import { expect } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Order, PriceLines } from "#lib/contract/schemas/order.ts";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every sum of an order or a cart follows from its parts, to the haléř. */
export function expectTotalsAddUp(one: Order | Cart): void {
	if ("prices" in one) expectOrderAddsUp(one);
	else expectCartAddsUp(one);
}

function expectCartAddsUp({ items, vouchers, totals, count }: Cart): void {
	const all = items.flatMap((item) => [item, ...item.children]);
	for (const item of all)
		expect(item.total_with_tax, item.variant.code).toBe(item.variant.price_with_tax * item.quantity);
	expect(count).toBe(sum(all.map((item) => item.quantity)));
	expect(totals.goods_with_tax).toBe(sum(all.map((item) => item.total_with_tax)));
	expect(totals.discount_with_tax).toBe(sum(vouchers.map((voucher) => voucher.discount_with_tax)));
	expect(totals.total_with_tax).toBe(totals.goods_with_tax - totals.discount_with_tax);
	expect(totals.total_with_tax).toBeGreaterThanOrEqual(0);
}

function expectOrderAddsUp({ lines, prices }: Order): void {
	for (const line of lines) expect(line.total_with_tax, line.code).toBe(line.unit_with_tax * line.quantity);
	const of = (kind: Order["lines"][number]["kind"]) =>
		sum(lines.filter((line) => line.kind === kind).map((line) => line.total_with_tax));
	expect(prices.goods_with_tax).toBe(of("goods"));
	expect(prices.discount_with_tax).toBe(0 - of("voucher"));
	expect(prices.delivery_with_tax).toBe(of("delivery"));
	expect(prices.payment_with_tax).toBe(of("payment"));
	expect(prices.rounding).toBe(of("rounding"));
	expect(prices.total_with_tax).toBe(sum(lines.map((line) => line.total_with_tax)));
	expectPricesAddUp(prices);
}

/** Price lines alone, as each combination of delivery and payment has them. */
export function expectPricesAddUp(prices: PriceLines): void {
	const {
		goods_with_tax: goods,
		discount_with_tax: discount,
		delivery_with_tax: delivery,
		payment_with_tax: payment,
	} = prices;
	expect(prices.total_with_tax).toBe(goods - discount + delivery + payment + prices.rounding);
	expect(prices.total_with_tax).toBe(sum(prices.vat.map((rate) => rate.with_tax)) + prices.rounding);
	expect(prices.vat_total).toBe(sum(prices.vat.map((rate) => rate.vat)));
	expect(prices.total_without_tax).toBe(sum(prices.vat.map((rate) => rate.base)));
	for (const rate of prices.vat) expect(rate.base + rate.vat).toBe(rate.with_tax);
}
