/** Addresses as tags may know them: whoever has the link of an order can read and cancel it, so its secret stays here. */
import { LOCALES } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { isSecretScreen, SCREEN_LIST, type Screen } from "#lib/i18n/screens.ts";
import { tellableTerm } from "./search-event.ts";

/** The path of the screen whose address is a secret; null for an address that anybody may know. */
export function secretScreen({ pathname }: Pick<URL, "pathname">): { screen: Screen; path: string } | null {
	for (const [screen, row] of SCREEN_LIST) {
		if (!isSecretScreen(row)) continue;
		for (const locale of LOCALES) {
			const path = screenPath(locale, screen);
			if (pathname === path || pathname.startsWith(`${path}/`)) return { screen, path };
		}
	}
	return null;
}

/** The address without what only its owner may know, and without a search that may not be told. */
export function toldAddress(href: string): string {
	const url = new URL(href);
	const secret = secretScreen(url);
	if (secret) return url.origin + secret.path;
	// Where the login leads afterwards may be a secret itself.
	url.searchParams.delete("redirect");
	for (const key of new Set(LOCALES.map((locale) => LANGUAGES[locale].listingKeys.search))) {
		const query = url.searchParams.get(key);
		if (query !== null && tellableTerm(query) === null) url.searchParams.delete(key);
	}
	return url.href;
}
