import type { Metadata } from "next";
import type { Locale } from "../domain/locale.ts";

/** Canonical address of a page and its mutual language versions; Czech is the default one. */
export function alternates(locale: Locale, urls: Record<Locale, string>): Metadata {
	return { alternates: { canonical: urls[locale], languages: { cs: urls.cs, en: urls.en, "x-default": urls.cs } } };
}
