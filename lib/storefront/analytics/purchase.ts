import type { Order } from "#lib/contract/schemas/order.ts";
import { offerId } from "#lib/domain/goods/offer-id.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";
import { czkOfMinor } from "#lib/domain/money/money.ts";
import { hasEnded } from "#lib/domain/order/order-states.ts";
import { couponOf } from "./cart-events.ts";
import { track } from "./data-layer.ts";
import type { Item, PurchaseEvent } from "./events.ts";
import { crowns, itemOf } from "./items.ts";
import { takePlaced } from "./placed-orders.ts";

type Bought = Pick<Order, "number" | "currency" | "lines" | "prices">;

/** The purchase in crowns, by the exchange rate of the order (decisions 2). */
export function purchaseOf({ number, currency, lines, prices }: Bought): PurchaseEvent {
	const czk = (minor: number) => czkOfMinor(minor, currency);
	const codes = lines.filter(({ kind }) => kind === "voucher").map(({ code }) => code);
	return {
		event: "purchase",
		ecommerce: {
			transaction_id: number,
			currency: TRACKING_CURRENCY,
			value: crowns(czk(prices.goods_with_tax - prices.discount_with_tax)),
			tax: crowns(czk(prices.vat_total)),
			shipping: crowns(czk(prices.delivery_with_tax + prices.payment_with_tax)),
			...couponOf(codes),
			items: lines.filter(({ kind }) => kind === "goods").map((line) => itemOfLine(line, czk(line.unit_with_tax))),
		},
	};
}

function itemOfLine(line: Order["lines"][number], czkMinor: number): Item {
	const { variant_id: id, code, name, variant_name: variant, quantity } = line;
	return itemOf({ id: id === null ? code : offerId({ id, code }), name, czkMinor, variant, quantity });
}

/**
 * Once per order, on the summary in the browser that placed it: not for people who got the link, nor for an order that
 * ended before it was seen.
 */
export function trackPurchase(order: Order): void {
	track(() => (!hasEnded(order.state) && takePlaced(order.number) ? purchaseOf(order) : null));
}
