/** Addresses as tags may see them: the link of an order lets anyone read and cancel it, so its secret is removed. */
import { LOCALES } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { isSecretScreen, SCREEN_LIST, type Screen } from "#lib/i18n/screens.ts";
import { tellableTerm } from "./search-event.ts";

/** The screen with a secret address, and its path without the secret; null for other addresses. */
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

/** The address without secrets, and without a query that looks like personal data. */
export function toldAddress(href: string): string {
	const url = new URL(href);
	const secret = secretScreen(url);
	if (secret) return url.origin + secret.path;
	// The target of the login may be a secret address itself.
	url.searchParams.delete("redirect");
	for (const key of new Set(LOCALES.map((locale) => LANGUAGES[locale].listingKeys.search))) {
		const query = url.searchParams.get(key);
		if (query !== null && tellableTerm(query) === null) url.searchParams.delete(key);
	}
	return url.href;
}
