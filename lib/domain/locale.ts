export const LOCALES = ["cs", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "cs";

type LocaleFacts = {
	/** In the language itself. */
	name: string;
	/** First word of its addresses; the default language has none (promises §1). */
	prefix: string;
	/** BCP 47, for dates, papers and shared links. */
	tag: `${string}-${string}`;
};

export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
	cs: { name: "Čeština", prefix: "", tag: "cs-CZ" },
	en: { name: "English", prefix: "en", tag: "en-GB" },
};

/** Locales as the promises §3 has them, each named in its own language. */
export const LOCALE_LIST = LOCALES.map((code) => ({ code, name: LOCALE_FACTS[code].name }));

/** The language that a page leads to beside its own: there are two, a third would need a list in its place. */
export function otherLocale(locale: Locale): Locale {
	return locale === "cs" ? "en" : "cs";
}
