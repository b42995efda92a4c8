import { queryOptions } from "@tanstack/react-query";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { call } from "../client/browser.ts";
import { CART_KEY, cartQuery } from "./cart.ts";

const CURRENCY_AT = CART_KEY.length + 3;

const idsOf = (cart: Cart) => cart.items.map((item) => item.product.id).join();

/** What can be added below the items of a cart, at its owner's prices; other goods in it are another query. */
export const cartAddonsQuery = (locale: Locale, cart: Cart) =>
	queryOptions({
		queryKey: [...CART_KEY, "addons", locale, cart.id, cart.currency.id, idsOf(cart)],
		queryFn: ({ client }) => {
			// A screen that was left and is come back to after a login asks before it knows of the other cart.
			const { id } = client.getQueryData(cartQuery(locale).queryKey) ?? cart;
			return call("GET /cart/addons/{locale}/{cartId}", { params: { locale, cartId: id } });
		},
		// Amounts of another currency are none of this one.
		placeholderData: (addons, before) => (before?.queryKey[CURRENCY_AT] === cart.currency.id ? addons : undefined),
		staleTime: 60_000,
	});
