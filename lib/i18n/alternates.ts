import type { Metadata } from "next";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../domain/locale.ts";

/** Name of the tags in which a page without language versions tells the language switch its other languages. */
export const OTHER_LANGUAGE_TAG = "other-language";

/** Address of a page in each language; null where it is not written in it. */
export type Urls = Record<Locale, string | null>;

/** The languages in which a page is written, each with its address. */
export function writtenIn(urls: Urls): { locale: Locale; url: string }[] {
	return LOCALES.flatMap((locale) => {
		const url = urls[locale];
		return url === null ? [] : [{ locale, url }];
	});
}

/**
 * Canonical address of a page and its mutual language versions, of which the default language's is everybody else's. A page that is
 * written in one language alone has no versions.
 */
export function alternates(locale: Locale, urls: Urls): Metadata {
	const canonical = urls[locale];
	const written = writtenIn(urls);
	if (written.length < 2) return { alternates: { canonical } };
	const versions = Object.fromEntries(written.map((version) => [version.locale, version.url]));
	const byDefault = urls[DEFAULT_LOCALE];
	return {
		alternates: { canonical, languages: { ...versions, ...(byDefault === null ? {} : { "x-default": byDefault }) } },
	};
}
