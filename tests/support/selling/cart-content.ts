import type { Cart } from "#lib/contract/schemas/cart.ts";
import { listCustomerCarts } from "#lib/shop/selling/cart/cart.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** What a cart holds: goods with pieces, add-ons below, and vouchers in their order. */
export const contentOf = (cart: Cart | undefined) => ({
	items: cart?.items.map((item) => [
		item.product.name,
		item.quantity,
		...item.children.map((child) => `${child.product.name} ×${child.quantity}`),
	]),
	vouchers: cart?.vouchers.map(({ code }) => code),
});

/** What each open cart of a customer holds, the one in use first. */
export async function contentsOf({ shop }: TestShop, customer: { id: number }) {
	return (await listCustomerCarts(shop, "cs", customer.id)).map(contentOf);
}
