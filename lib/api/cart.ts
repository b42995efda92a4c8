"use client";
/** The shopper's cart in the browser: the last cart from the server, never money of our own. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import type { Cart, CartPutBody, CartPutReply } from "#lib/contract/cart.ts";
import { COOKIES, DAY_S, GUEST_CART_MAX_AGE_S } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError, callApi } from "./browser.ts";

/** All queries of the cart; invalidate by it. */
export const CART_KEY = ["cart"] as const;

function keepTempId(cart: Cart): Cart {
	if (cart.tempId)
		Cookies.set(COOKIES.cartTempId, cart.tempId, { expires: GUEST_CART_MAX_AGE_S / DAY_S, sameSite: "Lax", path: "/" });
	return cart;
}

/** The cart there is, or null; a shopper who added nothing has none. */
async function loadCart(locale: Locale): Promise<Cart | null> {
	if (Cookies.get(COOKIES.token)) return (await callApi<Cart[]>("GET", `/cart/${locale}`))[0] ?? null;
	const tempId = Cookies.get(COOKIES.cartTempId);
	if (!tempId) return null;
	try {
		return await callApi<Cart>("GET", `/cart/anonymous/${locale}/${tempId}`);
	} catch (error) {
		// Expired, ordered or mistyped: there is no such cart any more.
		if (!(error instanceof ApiError) || error.status !== 404) throw error;
		Cookies.remove(COOKIES.cartTempId, { path: "/" });
		return null;
	}
}

/** The cart, made by the first thing put into it. */
async function loadOrCreateCart(locale: Locale): Promise<Cart> {
	const cart = await loadCart(locale);
	if (cart) return cart;
	if (Cookies.get(COOKIES.token)) return callApi<Cart>("POST", "/cart/create", { body: { locale } });
	return keepTempId(await callApi<Cart>("GET", `/cart/anonymous/${locale}/0`));
}

export const cartQuery = (locale: Locale) =>
	queryOptions({ queryKey: [...CART_KEY, locale], queryFn: () => loadCart(locale), staleTime: 30_000 });

const subscribeToNothing = () => () => {};

/** The cart there is: `data` is null when the shopper has none, `isPending` until that is known. */
export function useCart(locale: Locale) {
	const query = useQuery(cartQuery(locale));
	// Another leaf may have the cart already while this one is still being hydrated: the first render must be the server's.
	const isHydrated = useSyncExternalStore(
		subscribeToNothing,
		() => true,
		() => false,
	);
	const { data, isPending, isError, isFetching, refetch } = query;
	if (!isHydrated) return { data: undefined, isPending: true, isError: false, isFetching: true, refetch };
	return { data, isPending, isError, isFetching, refetch };
}

/** A change of one line; `by` adds to what is in the cart, `quantity` sets it (decisions 9: always sent as absolute). */
export type ItemChange = Omit<CartPutBody, "quantity"> &
	({ quantity: number; by?: never } | { by: number; quantity?: never });

/**
 * Puts a variant into the cart. Changes run one after another, so that two clicks are two pieces and never a lost one;
 * the whole cart of the reply is shown at once.
 */
export function usePutItem(locale: Locale) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: [...CART_KEY, "put"],
		scope: { id: "cart" },
		mutationFn: async (change: ItemChange): Promise<CartPutReply> => {
			const cart = await loadOrCreateCart(locale);
			const { by, quantity, ...line } = change;
			const items = cart.items.flatMap((item) => [item, ...item.children]);
			const current = items.find(
				(item) => item.variant.id === change.variantId && item.parentId === (change.parentId ?? null),
			);
			const wanted = quantity ?? (current?.quantity ?? 0) + (by ?? 0);
			return callApi<CartPutReply>("PUT", `/cart/${cart.id}`, { body: { ...line, quantity: wanted } });
		},
		onSuccess: (reply) => client.setQueryData([...CART_KEY, locale], reply.cart),
		onError: () => client.invalidateQueries({ queryKey: CART_KEY }),
	});
}

/** Forgets the cart that became an order. */
export function forgetCart(client: ReturnType<typeof useQueryClient>): void {
	Cookies.remove(COOKIES.cartTempId, { path: "/" });
	client.removeQueries({ queryKey: CART_KEY });
}
