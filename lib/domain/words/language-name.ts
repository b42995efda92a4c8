import type { Locale } from "../locale.ts";

const english = new Intl.DisplayNames("en", { type: "language" });

/** A language in English, as commands speak: "Czech". */
export const languageName = (locale: Locale): string => english.of(locale) ?? locale;
