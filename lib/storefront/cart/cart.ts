"use client";
/** The shopper's cart in the browser: the shop's last reply; the browser computes no prices. */
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { GUEST_CART_MAX_AGE_S } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";
import { useFailure } from "../client/use-failure.ts";
import { forgetEndedSession } from "../customer/ended-session.ts";
import { rereadCurrency } from "./currency.ts";

/** Prefix of all queries of the cart, to invalidate them. */
export const CART_KEY = ["cart"] as const;

/** Remembers a guest's cart in its cookie (promises §9). */
export function keepTempId(cart: Cart): Cart {
	if (cart.tempId)
		Cookies.set(COOKIES.cartTempId, cart.tempId, { expires: GUEST_CART_MAX_AGE_S / DAY_S, sameSite: "Lax", path: "/" });
	return cart;
}

/**
 * Renews the cookie of a guest's cart with each reply, since the shop keeps the cart for 14 days from its last change.
 * A cookie that was deleted or replaced during the request is left alone.
 */
function renewTempId(cart: Cart): Cart {
	return Cookies.get(COOKIES.cartTempId) === cart.tempId ? keepTempId(cart) : cart;
}

/** The shopper's cart, or null; a shopper who added nothing has none. */
async function loadCart(locale: Locale): Promise<Cart | null> {
	if (Cookies.get(COOKIES.token)) {
		try {
			return (await call("GET /cart/{locale}", { params: { locale } }))[0] ?? null;
		} catch (error) {
			// A customer whose session has ended is a guest again.
			if (!forgetEndedSession(error)) throw error;
		}
	}
	const tempId = Cookies.get(COOKIES.cartTempId);
	if (!tempId) return null;
	try {
		return renewTempId(await call("GET /cart/anonymous/{locale}/{tempId}", { params: { locale, tempId } }));
	} catch (error) {
		// The cart expired, was ordered, or its id is malformed.
		if (!(error instanceof ApiError) || error.status !== 404) throw error;
		if (Cookies.get(COOKIES.cartTempId) === tempId) Cookies.remove(COOKIES.cartTempId, { path: "/" });
		return null;
	}
}

/** The cart, created with the first goods; two tabs at once create only one. */
export async function loadOrCreateCart(locale: Locale): Promise<Cart> {
	const cart = await loadCart(locale);
	if (cart) return cart;
	return oneTabAtOnce(async () => (await loadCart(locale)) ?? createCart(locale).catch(tellOfCreating));
}

/** Reports a server error as the failure to create a cart (promises §8). */
function tellOfCreating(error: unknown): never {
	const isInside = error instanceof ApiError && error.code === "server_error";
	throw isInside ? new ApiError(error.status, { error: "create_cart" }, error.token) : error;
}

async function createCart(locale: Locale): Promise<Cart> {
	const currencyId = rereadCurrency()?.id;
	const body = { locale, ...(currencyId === undefined ? {} : { currencyId }) };
	if (Cookies.get(COOKIES.token)) return call("POST /cart/create", { body });
	if (Cookies.get(COOKIES.currencyId)) return keepTempId(await call("POST /cart/create", { body }));
	return keepTempId(await call("GET /cart/anonymous/{locale}/{tempId}", { params: { locale, tempId: "0" } }));
}

/** Only https and localhost have locks; elsewhere two tabs may create a cart each, and the later one is kept. */
function oneTabAtOnce(work: () => Promise<Cart>): Promise<Cart> {
	if (typeof navigator.locks === "undefined") return work();
	return navigator.locks.request("konfety.cart", work);
}

export const cartQuery = (locale: Locale) =>
	queryOptions({
		queryKey: [...CART_KEY, locale],
		queryFn: () => loadCart(locale),
		staleTime: 30_000,
		// When the browser thinks it is offline, the query would wait for ever; a request fails at once.
		networkMode: "always",
	});

const subscribeToNothing = () => () => {};

/** The cart: `data` is null when the shopper has none, `isPending` until that is known; `isError` stays during a retry. */
export function useCart(locale: Locale) {
	const query = useQuery(cartQuery(locale));
	// Another component may have loaded the cart before this one hydrates: the first render must equal the server's.
	const isHydrated = useSyncExternalStore(
		subscribeToNothing,
		() => true,
		() => false,
	);
	const { data, isFetching, refetch } = query;
	const isError = useFailure(query) !== null;
	const isPending = data === undefined && !isError;
	if (!isHydrated) return { data: undefined, isPending: true, isError: false, isFetching: true, refetch };
	return { data, isPending, isError, isFetching, refetch };
}

/** Shows the cart of a reply at once and cancels a query of it in flight. */
export async function showCart(client: QueryClient, locale: Locale, cart: Cart): Promise<void> {
	renewTempId(cart);
	const { queryKey } = cartQuery(locale);
	await client.cancelQueries({ queryKey, exact: true });
	client.setQueryData(queryKey, cart);
}

/** Forgets the cart that became an order. */
export function forgetCart(client: QueryClient): void {
	Cookies.remove(COOKIES.cartTempId, { path: "/" });
	client.removeQueries({ queryKey: CART_KEY });
	tellOtherTabs();
}
