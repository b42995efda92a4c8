import type { Metadata } from "next";
import type { Locale } from "../domain/locale.ts";
import { type Screen, screenPath } from "./paths.ts";

/**
 * Canonical address of a page and its mutual language versions; Czech is the default one. A page that is written in one language
 * alone (null in the other) has no versions.
 */
export function alternates(locale: Locale, urls: Record<Locale, string | null>): Metadata {
	const { cs, en } = urls;
	const languages = cs === null || en === null ? {} : { languages: { cs, en, "x-default": cs } };
	return { alternates: { canonical: urls[locale], ...languages } };
}

/** The same of a fixed screen, which is in both languages. */
export function screenAlternates(locale: Locale, screen: Screen): Metadata {
	return alternates(locale, { cs: screenPath("cs", screen), en: screenPath("en", screen) });
}
