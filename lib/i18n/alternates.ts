import type { Metadata } from "next";
import type { Locale } from "../domain/locale.ts";

/** Name of the tag in which a page without language versions tells the language switch its other language. */
export const OTHER_LANGUAGE_TAG = "other-language";

/**
 * Canonical address of a page and its mutual language versions; Czech is the default one. A page that is written in one language
 * alone (null in the other) has no versions.
 */
export function alternates(locale: Locale, urls: Record<Locale, string | null>): Metadata {
	const { cs, en } = urls;
	const languages = cs === null || en === null ? {} : { languages: { cs, en, "x-default": cs } };
	return { alternates: { canonical: urls[locale], ...languages } };
}
