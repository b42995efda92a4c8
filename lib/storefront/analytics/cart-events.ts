import type { Cart, CartPutReply } from "#lib/contract/schemas/cart.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";
import { track } from "./data-layer.ts";
import type { CheckoutEvent, GoodsEvent } from "./events.ts";
import { crowns, itemOfCartItem } from "./items.ts";

type Changed = Pick<CartPutReply, "product" | "variant" | "quantity" | "original_quantity">;

/** The event of a PUT of the cart, from the quantities of its reply (promises §7); null when the quantity is the same. */
export function changeEventOf({ quantity, original_quantity: before, ...goods }: Changed): GoodsEvent | null {
	const pieces = Math.abs(quantity - before);
	if (pieces === 0) return null;
	return {
		event: quantity > before ? "add_to_cart" : "remove_from_cart",
		ecommerce: {
			currency: TRACKING_CURRENCY,
			value: crowns(goods.variant.price_czk * pieces),
			items: [itemOfCartItem(goods, pieces)],
		},
	};
}

export function trackCartChange(changed: Changed): void {
	track(() => changeEventOf(changed));
}

/** Analytics have one coupon per event; several codes are joined in their order. */
export function couponOf(codes: string[]): { coupon?: string } {
	return codes.length === 0 ? {} : { coupon: codes.join(",") };
}

function goodsOf(cart: Cart) {
	const items = cart.items.flatMap((item) => [item, ...item.children]);
	return {
		currency: TRACKING_CURRENCY,
		value: crowns(cart.totals.total_czk),
		items: items.map((item) => itemOfCartItem(item, item.quantity)),
	} as const;
}

/** With the valid vouchers. */
function checkoutOf(cart: Cart) {
	const codes = cart.vouchers.filter(({ problem }) => problem === null).map(({ code }) => code);
	return { ...goodsOf(cart), ...couponOf(codes) };
}

export function cartViewOf(cart: Cart): GoodsEvent {
	return { event: "view_cart", ecommerce: goodsOf(cart) };
}

export function checkoutBeginOf(cart: Cart): CheckoutEvent {
	return { event: "begin_checkout", ecommerce: checkoutOf(cart) };
}

/** `tier` is the key of the delivery, the same in all languages. */
export function shippingChoiceOf(cart: Cart, tier: string): CheckoutEvent {
	return { event: "add_shipping_info", ecommerce: { ...checkoutOf(cart), shipping_tier: tier } };
}

/** `type` is the key of the payment. */
export function paymentChoiceOf(cart: Cart, type: string): CheckoutEvent {
	return { event: "add_payment_info", ecommerce: { ...checkoutOf(cart), payment_type: type } };
}

export function trackCartView(cart: Cart): void {
	track(() => cartViewOf(cart));
}

let begun: string | null = null;

/** Once per cart, however often the shopper changes between the steps. */
export function trackCheckoutBegin(cart: Cart): void {
	if (begun === cart.id) return;
	begun = cart.id;
	track(() => checkoutBeginOf(cart));
}

/** The shopper has finished the step with delivery and payment. */
export function trackCheckoutChoice(cart: Cart, delivery: string, payment: string): void {
	track(() => shippingChoiceOf(cart, delivery));
	track(() => paymentChoiceOf(cart, payment));
}
