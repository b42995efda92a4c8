"use client";
/** The currency of shown prices (promises §4): the stored one, otherwise the default. Static pages contain crowns. */
import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { CURRENCY_MAX_AGE_S } from "#lib/domain/limits.ts";
import { convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { PAGE_CURRENCY } from "./currency-script.ts";

declare global {
	interface Window {
		/** Written by the script in the head of every page. */
		shopCurrencies?: ListedCurrency[];
	}
}

let inUse: { currency: ListedCurrency | null } | null = null;
const listeners = new Set<() => void>();

function stored(): ListedCurrency | null {
	const all = window.shopCurrencies ?? [];
	const id = Cookies.get(COOKIES.currencyId);
	return all.find((one) => String(one.id) === id) ?? all.find((one) => one.is_default) ?? null;
}

function current(): ListedCurrency | null {
	inUse ??= { currency: stored() };
	return inUse.currency;
}

const inCrowns = (currency: ListedCurrency | null) => currency === null || currency.code === PAGE_CURRENCY;

/** Reads the cookie again, which another tab may have changed, and shows prices in its currency. */
export function rereadCurrency(): ListedCurrency | null {
	const currency = stored();
	if (inUse?.currency === currency) return currency;
	inUse = { currency };
	const { dataset } = document.documentElement;
	if (currency === null || inCrowns(currency)) delete dataset.currency;
	else dataset.currency = currency.code;
	for (const listener of listeners) listener();
	return currency;
}

/** Sets the currency of this browser. */
export function chooseCurrency(id: number): void {
	Cookies.set(COOKIES.currencyId, String(id), {
		expires: CURRENCY_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
	rereadCurrency();
}

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		window.addEventListener("focus", rereadCurrency);
		window.addEventListener("pageshow", rereadCurrency);
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		window.removeEventListener("focus", rereadCurrency);
		window.removeEventListener("pageshow", rereadCurrency);
	};
}

/** Null on the server, during hydration, and in a shop without currencies. */
export function useCurrencyInUse(): ListedCurrency | null {
	return useSyncExternalStore(subscribe, current, () => null);
}

/** Currency that replaces the page's crowns; null: crowns. Each client component calls it, whenever it hydrates. */
export function useForeignCurrency(): ListedCurrency | null {
	const currency = useCurrencyInUse();
	return inCrowns(currency) ? null : currency;
}

/** Text of a gross unit price in CZK haléře; carts and orders convert the same way (decisions 2). */
export function priceText(czk: number, currency: ListedCurrency | null): string {
	return currency === null ? formatCzk(czk) : formatMoney(convertMinor(czk, currency), currency);
}
