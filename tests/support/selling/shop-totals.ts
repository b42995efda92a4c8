import type { Currency } from "#lib/domain/money/money.ts";
import { atMemberPrice } from "#lib/domain/money/price.ts";
import type { CartRow } from "#lib/shop/selling/cart/cart.sql.ts";
import type { CartItemRow } from "#lib/shop/selling/cart/cart-items.sql.ts";
import type { MethodRow } from "#lib/shop/selling/order/order.sql.ts";
import { totalsWith } from "#lib/shop/selling/order/pricing.ts";
import type { CheckedVoucher } from "#lib/shop/selling/voucher/check-vouchers.ts";
import type { Basket } from "./calculator.ts";
import type { ShownTotals } from "./compare-totals.ts";

/** Numeric columns come from the database as text with all their places. */
const numeric = (value: string) => {
	const [whole, digits = ""] = value.split(".");
	return `${whole}.${digits.padEnd(4, "0")}`;
};

/** What the shop makes of a basket, from rows with the columns that money depends on. */
export function shopTotals(basket: Basket): ShownTotals {
	const currency: Currency = { id: 1, symbol_before: "", symbol_after: "", ...basket.currency };
	const cart = { id: "cart", locale: "cs", currency } as CartRow;
	const items = basket.lines.map(({ net, vat, quantity }, index) => {
		const row = { id: index, variant_id: index, quantity, vat, net_price: net, net_sale_price: null } as CartItemRow;
		return atMemberPrice(row, basket.memberPercent ?? "0");
	});
	const vouchers = basket.vouchers.map(
		({ type, value }, id) => ({ id, code: `${id}`, type, value: numeric(value), problem: null }) as CheckedVoucher,
	);
	const method = {
		delivery_kind: "courier",
		delivery_net: basket.delivery.net,
		delivery_vat: basket.delivery.vat,
		is_free_above_threshold: basket.delivery.isFreeAbove,
		payment_kind: basket.payment.isCash ? "cash_on_delivery" : "transfer",
		payment_net: basket.payment.net,
		payment_vat: basket.payment.vat,
	} as MethodRow;
	const totals = totalsWith({ cart, items, vouchers }, method);
	return {
		goods: totals.goodsMinor,
		discount: totals.discountMinor,
		discounts: totals.discounts.map(({ minor }) => minor),
		delivery: totals.deliveryMinor,
		payment: totals.paymentMinor,
		rounding: totals.roundingMinor,
		total: totals.totalMinor,
		vat: totals.vat.map(({ vatPercent, grossMinor: gross, baseMinor: base, vatMinor: vat }) => {
			return { rate: Number(vatPercent), gross, base, vat };
		}),
	};
}
