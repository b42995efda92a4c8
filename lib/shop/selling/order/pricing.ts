import type { PriceLines } from "../../../contract/schemas/order.ts";
import { goodsTotals, hasFreeDelivery, type OrderTotals, orderTotals } from "../../../domain/cart/cart.ts";
import { convertMinor, grossMinor } from "../../../domain/money/money.ts";
import { isPickup } from "../../../domain/order/delivery-kinds.ts";
import { isCash } from "../../../domain/order/payment-kinds.ts";
import type { CartRow } from "../cart/cart.sql.ts";
import type { CartItemRow } from "../cart/cart-items.sql.ts";
import { lineAmounts } from "../cart/cart-reply.ts";
import { type CheckedVoucher, voucherAmounts } from "../voucher/check-vouchers.ts";
import type { MethodRow } from "./order.sql.ts";

export type Priced = { cart: CartRow; items: CartItemRow[]; vouchers: CheckedVoucher[] };

/** Value of a cart's goods after vouchers, in CZK haléře whatever its currency. */
export function goodsCzkMinor({ cart, items, vouchers }: Priced): number {
	const czk = { ...cart.currency, rate: "1", decimals: 2 };
	return goodsTotals(lineAmounts(items, czk), voucherAmounts(vouchers, czk)).afterVouchersMinor;
}

/** Totals of a cart with a delivery and a payment, in the cart's currency. */
export function totalsWith({ cart, items, vouchers }: Priced, method: MethodRow): OrderTotals {
	const { currency } = cart;
	const isFree = method.is_free_above_threshold && hasFreeDelivery(goodsCzkMinor({ cart, items, vouchers }));
	const delivery = isFree ? 0 : convertMinor(grossMinor(method.delivery_net, method.delivery_vat), currency);
	const payment = convertMinor(grossMinor(method.payment_net, method.payment_vat), currency);
	// Only CZK has no coins below one unit; other currencies are paid to the cent (decisions 3).
	const isRounded = isCash(method.payment_kind) && currency.code === "CZK";
	return orderTotals({
		lines: lineAmounts(items, currency),
		vouchers: voucherAmounts(vouchers, currency),
		delivery: { minor: delivery, vatPercent: method.delivery_vat },
		payment: { minor: payment, vatPercent: method.payment_vat, isCash: isRounded },
		decimals: currency.decimals,
	});
}

/**
 * Price of the cheapest delivery offered for a cart, in its currency; null when there is none. Pickup at a branch does not
 * count: its price of 0 would reduce the refund of delivery to nothing (OZ § 1832).
 */
export function cheapestDeliveryMinor(priced: Priced, methods: MethodRow[]): number | null {
	const prices = methods
		.filter((method) => !isPickup(method.delivery_kind))
		.map((method) => totalsWith(priced, method).deliveryMinor);
	return prices.length === 0 ? null : Math.min(...prices);
}

export function priceLinesOf(totals: Omit<OrderTotals, "discounts" | "afterVouchersMinor">): PriceLines {
	const vatTotal = totals.vat.reduce((sum, rate) => sum + rate.vatMinor, 0);
	return {
		goods_with_tax: totals.goodsMinor,
		discount_with_tax: totals.discountMinor,
		delivery_with_tax: totals.deliveryMinor,
		payment_with_tax: totals.paymentMinor,
		rounding: totals.roundingMinor,
		total_with_tax: totals.totalMinor,
		total_without_tax: totals.totalMinor - totals.roundingMinor - vatTotal,
		vat_total: vatTotal,
		vat: totals.vat.map((rate) => ({
			rate: Number(rate.vatPercent),
			base: rate.baseMinor,
			vat: rate.vatMinor,
			with_tax: rate.grossMinor,
		})),
	};
}
