export const LOCALES = ["cs", "en"] as const;
export type Locale = (typeof LOCALES)[number];
/** Locales as the specification's §3 has them, each named in its own language. */
export const LOCALE_LIST = [
	{ code: "cs", name: "Čeština" },
	{ code: "en", name: "English" },
] as const satisfies { code: Locale; name: string }[];
export const DEFAULT_LOCALE: Locale = "cs";
