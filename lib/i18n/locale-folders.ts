import { LOCALES, type Locale } from "../domain/locale.ts";

/**
 * Folder of app/[locale] for each language. English has another word than its address: the browser's router takes a page
 * as rewritten only when its path differs, and what it does not know as rewritten it never asks the server for again
 * when only the query string changes.
 */
export const LOCALE_FOLDERS = { cs: "cs", en: "english" } as const satisfies Record<Locale, string>;

/** The language of a folder; undefined when there is none. */
export function localeOfFolder(folder: string | undefined): Locale | undefined {
	return LOCALES.find((locale) => LOCALE_FOLDERS[locale] === folder);
}
