import { eachOf } from "./each-of.ts";

export const LOCALES = ["cs", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "cs" satisfies Locale;

type LocaleFacts = {
	/** In the language itself. */
	name: string;
	/** First segment of its addresses; the default language has none (promises §1). */
	prefix: string;
	/** BCP 47, for dates, documents and shared links. */
	tag: `${string}-${string}`;
	/** How a month is written beside a day: "25. 11.", "25 November". */
	month: "numeric" | "long";
};

export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
	cs: { name: "Čeština", prefix: "", tag: "cs-CZ", month: "numeric" },
	en: { name: "English", prefix: "en", tag: "en-GB", month: "long" },
};

/** All locales, each named in its own language. */
export const LOCALE_LIST = LOCALES.map((code) => ({ code, name: LOCALE_FACTS[code].name }));

/** What `of` makes for each language. */
export function eachLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
	return eachOf(LOCALES, of);
}

/** What `of` comes to for each language. */
export async function eachLocaleOf<Value>(of: (locale: Locale) => Promise<Value>): Promise<Record<Locale, Value>> {
	const values = new Map<Locale, Value>();
	for (const locale of LOCALES) values.set(locale, await of(locale));
	return Object.fromEntries(values) as Record<Locale, Value>;
}

/** Something that is there in the default language, and in others as far as somebody gave it. */
export type Given<Value> = Record<typeof DEFAULT_LOCALE, Value> & Partial<Record<Locale, Value>>;

/** The one of this language, else the default language's. */
export function givenIn<Value>(given: Given<Value>, locale: Locale): Value {
	return given[locale] ?? given[DEFAULT_LOCALE];
}

/** The languages that a page leads to beside its own. */
export function otherLocales(locale: Locale): Locale[] {
	return LOCALES.filter((one) => one !== locale);
}
