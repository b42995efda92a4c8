import type { CartFacts } from "../../../domain/cart/check-cart.ts";
import type { OrderLimits } from "../../../domain/order/order-limits.ts";
import type { CartRow } from "./cart.sql.ts";
import type { CartItemRow } from "./cart-items.sql.ts";

type Content = {
	cart: CartRow;
	items: CartItemRow[];
	/** Goods after vouchers, CZK haléře. */
	goodsCzkMinor: number;
};

/** The facts about a cart that its rules (`CART_RULES`) read. */
export function cartFacts({ cart, items, goodsCzkMinor }: Content, limits: OrderLimits): CartFacts {
	const lines = items.map((item) => ({
		variantId: item.variant_id,
		name: item.product_name,
		quantity: item.quantity,
		isActive: item.is_active,
	}));
	return { lines, goodsCzkMinor, currency: cart.currency, limits };
}
