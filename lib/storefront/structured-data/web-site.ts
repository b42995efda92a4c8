import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from "schema-dts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { shopAddress } from "../client/shop-address.ts";
import { shopReference } from "./organization.ts";

const SEARCHED = "search_term_string";

/** Reference to the site in a language. */
export function webSiteReference(locale: Locale): { "@id": string } {
	return { "@id": `${shopAddress(screenPath(locale, "home"))}#website` };
}

/** The shop's site in a language, with its search. */
export function webSite(locale: Locale, { name, description }: { name: string; description: string }): WebSiteLeaf {
	return {
		"@type": "WebSite",
		...webSiteReference(locale),
		name,
		description,
		url: shopAddress(screenPath(locale, "home")),
		inLanguage: locale,
		publisher: shopReference(),
		potentialAction: search(locale),
	};
}

function search(locale: Locale): WithActionConstraints<SearchActionLeaf> {
	const address = shopAddress(screenPath(locale, "search"));
	return {
		"@type": "SearchAction",
		// The braces are the template's own.
		target: { "@type": "EntryPoint", urlTemplate: `${address}?${LANGUAGES[locale].listingKeys.search}={${SEARCHED}}` },
		"query-input": `required name=${SEARCHED}`,
	};
}
