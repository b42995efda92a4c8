/** Folders of app/[locale]: one word for the language, then the words of the Czech address, whatever the language. */
import { LOCALES, type Locale } from "../domain/locale.ts";
import { cs } from "./languages/cs.ts";
import { LANGUAGES } from "./languages/languages.ts";
import type { PagesOf, Screen } from "./screens.ts";

/** The language whose addresses are folders as they stand. */
export const FOLDER_LOCALE = "cs" satisfies Locale;

type Below<Path extends string, Page> = Page extends string ? (Page extends "" ? Path : `${Path}/${Page}`) : never;
/** Folders of the screens' pages. */
type Folder = { [Name in Screen]: Below<(typeof cs.screens)[Name], PagesOf<Name>> }[Screen];
/** Folders whose pages are of something that the address names. */
export type ThingFolder = Extract<Folder, `${string}[${string}`>;

/** Below the language; "" for the home page. */
export const folderOf = (screen: Screen): string => cs.screens[screen];

/** The language of a folder of app/[locale]; undefined when there is none. */
export function localeOfFolder(folder: string | undefined): Locale | undefined {
	return LOCALES.find((locale) => LANGUAGES[locale].folder === folder);
}
