/** Settings of the shop, banners and lists for pages: cached by tag, and reloaded after a change. */
import { cacheLife, cacheTag } from "next/cache";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import type { Country, ListedCurrency, Poster, Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ask, requireAnswer } from "../client/server.ts";

export async function fetchSettings(locale: Locale): Promise<Settings> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireAnswer("GET /settings", { query: { lang: locale } });
}

/** All delivery methods of the shop. */
export async function fetchDeliveryMethods(locale: Locale): Promise<DeliveryMethod[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	// A remote shop of an earlier version lacks this call; pages work without it.
	return (await ask("GET /delivery/methods/{locale}", { params: { locale } })) ?? [];
}

/** Countries by their names in this language, and whether the shop ships there. */
export async function fetchCountries(locale: Locale): Promise<Country[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireAnswer("GET /lists/countries/{locale}", { params: { locale } });
}

export async function fetchCurrencies(): Promise<ListedCurrency[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireAnswer("GET /lists/currencies");
}

export async function fetchPoster(locale: Locale): Promise<Poster> {
	"use cache";
	// A job announces banners that begin or end (lib/shop/content/settings/turn-banners.ts).
	cacheLife("catalogue");
	cacheTag("settings");
	// No call in maintenance (promises §7).
	if ((await fetchSettings(locale)).maintenance.value.is_enabled) return {};
	return requireAnswer("GET /poster", { query: { lang: locale } });
}

/** Texts that the search box shows in turn. */
export async function fetchSearchPlaceholders(locale: Locale): Promise<string[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	const texts = await requireAnswer("GET /lists/searchPlaceholders", { query: { lang: locale } });
	return texts.map(({ text }) => text);
}
