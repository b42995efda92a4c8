"use client";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import { priceText, useForeignCurrency } from "#lib/storefront/cart/currency.ts";

/**
 * A gross price of the catalogue, CZK haléře, in the visitor's currency. Static HTML has crowns; for another currency
 * it is hidden until converted here (styles/globals.scss). `pattern` is text around PRICE_PLACE.
 */
export function Money({ czk, pattern = PRICE_PLACE }: { czk: number; pattern?: string }) {
	const currency = useForeignCurrency();
	const text = pattern.replace(PRICE_PLACE, priceText(czk, currency));
	return <span {...(currency === null ? { "data-crowns": "" } : {})}>{text}</span>;
}
