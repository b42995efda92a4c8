/** Where the choice of a language leads from this page. */
import type { Locale } from "#lib/domain/locale.ts";
import { OTHER_LANGUAGE_TAG } from "#lib/i18n/alternates.ts";
import { localPath, readPath, screenPathIn } from "#lib/i18n/paths.ts";
import { queryIn } from "#lib/i18n/query-in.ts";
import { wayOnIn } from "#lib/storefront/browser/way-on.ts";

/** `isHome`: this page is not in that language. */
export type Way = { href: string; isHome: boolean };

/** The way from this page to another language. */
export function wayTo(other: Locale, locale: Locale): Way {
	const named = addressIn(other);
	const { origin, pathname, search } = window.location;
	if (named !== undefined) {
		const there = new URL(named, origin);
		const query = wayOnIn(other) || there.search || queryIn(other, { from: locale, search });
		return { href: there.pathname + query, isHome: false };
	}
	// A page with a canonical address but no language versions exists in one language only.
	const isWrittenOnce = document.querySelector('link[rel="canonical"]') !== null;
	const here = isWrittenOnce ? null : screenPathIn(other, pathname);
	return { href: (here ?? localPath(other, "")) + wayOnIn(other), isHome: here === null };
}

/** This page in another language as its head names it. */
function addressIn(other: Locale): string | undefined {
	const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`);
	if (link) return link.href;
	const tags = document.querySelectorAll<HTMLMetaElement>(`meta[name="${OTHER_LANGUAGE_TAG}"]`);
	return [...tags].map(({ content }) => content).find((path) => readPath(path).locale === other);
}
