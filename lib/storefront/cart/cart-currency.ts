"use client";
import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "#lib/domain/locale.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { call } from "../client/browser.ts";
import { showCart } from "./cart.ts";

/** Changes the cart's currency and shows the cart in every tab. */
export async function changeCartCurrency(
	client: QueryClient,
	locale: Locale,
	{ cartId, currencyId }: { cartId: string; currencyId: number },
): Promise<void> {
	const cart = await call("POST /cart/currency/{cartId}", { params: { cartId }, body: { currencyId, locale } });
	await showCart(client, locale, cart);
	tellOtherTabs();
}
