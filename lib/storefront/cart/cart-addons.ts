import { queryOptions } from "@tanstack/react-query";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { call } from "../client/browser.ts";
import { CART_KEY, cartQuery } from "./cart.ts";

const CURRENCY_AT = CART_KEY.length + 3;

const idsOf = (cart: Cart) => cart.items.map((item) => item.product.id).join();

/** Add-ons for the items of a cart, at its owner's prices; the query key changes with the goods. */
export const cartAddonsQuery = (locale: Locale, cart: Cart) =>
	queryOptions({
		queryKey: [...CART_KEY, "addons", locale, cart.id, cart.currency.id, idsOf(cart)],
		queryFn: ({ client }) => {
			// A screen kept by the router may query after a login before it renders with the new cart.
			const { id } = client.getQueryData(cartQuery(locale).queryKey) ?? cart;
			return call("GET /cart/addons/{locale}/{cartId}", { params: { locale, cartId: id } });
		},
		// Amounts in another currency are no placeholder.
		placeholderData: (addons, before) => (before?.queryKey[CURRENCY_AT] === cart.currency.id ? addons : undefined),
		staleTime: 60_000,
	});
