import type { Cart, CartCurrencyBody } from "../../../contract/schemas/cart.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cartRow, lockCartRow, writeCartCurrency, writeCartLocale } from "./cart.sql.ts";
import { type Asker, mayUse, readIn, wholeCart } from "./cart.ts";

/** Changes a cart's currency and returns the cart in the shopper's language. Refuses a foreign cart and an unknown currency. */
export async function setCartCurrency(
	shop: Shop,
	asker: Asker,
	cartId: string,
	{ currencyId, locale }: CartCurrencyBody,
): Promise<Result<Cart, "not_found" | "cart_ordered">> {
	return transaction(shop.db, async (tx) => {
		const held = await cartRow(tx, cartId, { lock: true });
		if (!mayUse(held, asker)) return refuse("not_found");
		if (held.ordered_at) return refuse("cart_ordered");
		const now = shop.now();
		if (!(await writeCartCurrency(tx, { cartId, currencyId, now }))) return refuse("not_found");
		const cart = readIn(await lockCartRow(tx, cartId), locale);
		await writeCartLocale(tx, held, cart.locale);
		return accept(await wholeCart(tx, cart, { locale: cart.locale, now }));
	});
}
