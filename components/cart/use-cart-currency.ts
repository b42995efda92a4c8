"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { changeCartCurrency } from "#lib/storefront/cart/cart-currency.ts";
import { rereadCurrency, useCurrencyInUse } from "#lib/storefront/cart/currency.ts";

/** Keeps the cart in the currency shown on the page; mounted once, by the cart's widget. */
export function useCartCurrency(locale: Locale, cart: Cart | null | undefined): void {
	const t = useTranslations("errors");
	const client = useQueryClient();
	const notice = useNotice();
	const currency = useCurrencyInUse();
	// A refused change is not tried again.
	const tried = useRef("");
	const cartId = cart?.id;
	const cartCurrency = cart?.currency.id;
	useEffect(() => {
		if (cartId === undefined || currency === null || cartCurrency === currency.id) return;
		// Another tab may have changed the currency: two tabs must not switch the cart back and forth.
		const wanted = rereadCurrency();
		const attempt = `${cartId} ${wanted?.id}`;
		if (wanted === null || wanted.id === cartCurrency || tried.current === attempt) return;
		tried.current = attempt;
		changeCartCurrency(client, locale, { cartId, currencyId: wanted.id }).then(
			() => {
				tried.current = "";
			},
			() => notice("danger", t("change_currency")),
		);
	}, [client, locale, cartId, cartCurrency, currency, notice, t]);
}
