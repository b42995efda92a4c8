export const LOCALES = ["cs", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "cs";

export function isLocale(value: unknown): value is Locale {
	return value === "cs" || value === "en";
}
