import { LOCALE_FACTS, type Locale } from "../domain/locale.ts";

/** The home page of a language, for those who need no other address (paths.ts has them all). */
export const homePath = (locale: Locale): string => `/${LOCALE_FACTS[locale].prefix}`;
