/**
 * The shop's events, in the terms of Google Analytics 4
 * (developers.google.com/analytics/devguides/collection/ga4/reference/events). Amounts are numbers in crowns, VAT
 * included; no event has personal data.
 */
import type { TRACKING_CURRENCY } from "#lib/domain/limits.ts";

export type Item = {
	/** `offerId` of the variant, the same as in feeds. */
	item_id: string;
	item_name: string;
	item_brand?: string;
	item_category?: string;
	item_variant?: string;
	/** Price of one piece. */
	price: number;
	quantity?: number;
	/** Position in its list, from 0. */
	index?: number;
};

/** A list of goods: its id, and its name for people. */
export type ItemList = { id: string; name: string };

type Priced = { currency: typeof TRACKING_CURRENCY; items: Item[] };
/** `value` is the price of the goods after vouchers, without delivery. */
type Valued = Priced & { value: number };
type Checkout = Valued & { coupon?: string };

export type ListEvent = {
	event: "view_item_list" | "select_item";
	ecommerce: Priced & { item_list_id: string; item_list_name: string };
};
export type GoodsEvent = {
	event: "view_item" | "add_to_cart" | "remove_from_cart" | "view_cart";
	ecommerce: Valued;
};
export type CheckoutEvent =
	| { event: "begin_checkout"; ecommerce: Checkout }
	| { event: "add_shipping_info"; ecommerce: Checkout & { shipping_tier: string } }
	| { event: "add_payment_info"; ecommerce: Checkout & { payment_type: string } };
export type PurchaseEvent = {
	event: "purchase";
	/** `shipping` is the price of delivery and payment together, `tax` the VAT of the whole order. */
	ecommerce: Checkout & { transaction_id: string; tax: number; shipping: number };
};
export type SearchEvent = { event: "search"; search_term: string };

export type ShopEvent = ListEvent | GoodsEvent | CheckoutEvent | PurchaseEvent | SearchEvent;
