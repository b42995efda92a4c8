import { LOCALES, type Locale } from "../domain/locale.ts";
import { FOLDER_LOCALE, folderOf } from "./folders.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { folderOfQuery, folderOfState } from "./listing-folder.ts";
import { PLAIN_LISTING, readListingState } from "./listing-query.ts";
import { chosenParty } from "./party-query.ts";
import { localPath, readPath, screenWords, startsWith } from "./paths.ts";
import { isIn, pagesOf, SCREEN_LIST } from "./screens.ts";

/** Folder of listings with a query string; no public address begins with it. */
export const LISTING_FOLDER = "vypis";

/** Rewrite to a folder of app, redirect to another address for ever, a form's way on, or no page. */
export type Rewrite =
	| { kind: "rewrite" | "redirect"; path: string }
	/** A form's way on, with a query of its own. */
	| { kind: "lead"; path: string; search: string }
	| { kind: "nowhere" };

type Named = { words: string[]; folder: string[] };

/** Addresses of screens in each language, the longest first, with their Czech folders. */
const NAMED = new Map<Locale, Named[]>(
	LOCALES.map((locale) => [
		locale,
		SCREEN_LIST.filter(([screen]) => folderOf(screen) !== "")
			.map(([screen]) => ({ words: screenWords(locale, screen), folder: screenWords(FOLDER_LOCALE, screen) }))
			.sort((a, b) => b.words.length - a.words.length),
	]),
);

/** Pages that list something, as their Czech folder and how many words stand below it. */
const LISTS = SCREEN_LIST.flatMap(([screen, row]) => {
	const [page = ""] = pagesOf(row);
	const head = screenWords(FOLDER_LOCALE, screen);
	return row.list ? [{ of: row.list, head, below: page.split("/").filter(Boolean).length }] : [];
});

/**
 * The folder of app/[locale] for a public path. Folders are named as the Czech addresses, so `/x` becomes `/cs/x`; those of other
 * languages are looked up, and a Czech word under `/en` leads to its English one. Query strings only matter to listings.
 */
export function rewriteOf(pathname: string, query: URLSearchParams): Rewrite {
	const { locale, path } = readPath(pathname);
	if (!path.every(isReadable) || isFolder(path[0], LISTING_FOLDER)) return { kind: "nowhere" };
	if (locale === FOLDER_LOCALE && isFolder(path[0], LANGUAGES[locale].folder)) return { kind: "nowhere" };
	if (isElsewhereAlone(locale, path)) return { kind: "nowhere" };
	const party = chosenParty(locale, path, query);
	if (party) return { kind: "lead", ...party };
	const folder = locale === FOLDER_LOCALE ? { path } : czechFolder(locale, path);
	if ("redirect" in folder) return { kind: "redirect", path: localPath(locale, folder.redirect) };
	return {
		kind: "rewrite",
		path: `/${[LANGUAGES[locale].folder, ...withQuery(folder.path, locale, query)].join("/")}`,
	};
}

/** Whether a screen has this address, but only in another language. */
function isElsewhereAlone(locale: Locale, path: string[]): boolean {
	return SCREEN_LIST.some(([screen, row]) => !isIn(locale, row) && startsWith(path, screenWords(locale, screen)));
}

/** Folders are not addresses: `/cs/…` is no page, however it is encoded. */
function isFolder(word: string | undefined, folder: string): boolean {
	return decodeURIComponent(word ?? "") === folder;
}

/** Next answers 500 to malformed UTF-8 such as `%ff`. */
function isReadable(word: string): boolean {
	try {
		decodeURIComponent(word);
		return true;
	} catch {
		return false;
	}
}

function czechFolder(locale: Locale, path: string[]): { path: string[] } | { redirect: string } {
	const named = NAMED.get(locale) ?? [];
	const inLocale = named.find(({ words }) => startsWith(path, words));
	const inCzech = named.find(({ folder }) => startsWith(path, folder));
	// `/en/blog/kategorie/…` is below `/en/blog`, but a separate screen.
	const own = inCzech && inCzech.folder.length > (inLocale?.words.length ?? 0) ? undefined : inLocale;
	const screen = own ?? inCzech;
	if (!screen) return { path };
	const below = path.slice((own ? screen.words : screen.folder).length);
	const belowHere = belowIn(locale, screen.folder, below);
	if (own && startsWith(below, belowHere))
		return { path: [...screen.folder, ...belowIn(FOLDER_LOCALE, screen.folder, below)] };
	return { redirect: [...screen.words, ...belowHere].join("/") };
}

/** The segments below a screen in this language: only an order's `{id}/{hash}/odstoupeni` has one to translate. */
function belowIn(locale: Locale, screen: string[], below: string[]): string[] {
	const [id, hash, word, ...more] = below;
	const isOurs = LOCALES.some((one) => LANGUAGES[one].withdrawalWord === word);
	if (!id || !hash || !isOurs || more.length > 0 || screen.join("/") !== folderOf("summary")) return below;
	return [id, hash, LANGUAGES[locale].withdrawalWord];
}

/** Listings are cached per query string, each as a separate folder. */
function withQuery(path: string[], locale: Locale, query: URLSearchParams): string[] {
	const folder = folderFor(path, locale, query);
	return folder === "" ? path : [LISTING_FOLDER, folder, ...path];
}

function folderFor(path: string[], locale: Locale, query: URLSearchParams): string {
	const list = listAt(path);
	if (list === "goods") return folderOfQuery(locale, query);
	if (list === null) return "";
	// Lists of articles have pages but no filters.
	return folderOfState(locale, { ...PLAIN_LISTING, page: readListingState(locale, query).page });
}

/** What the page of these Czech folders lists, including `/{id}/{category}`; null when it has no list. */
export function listAt(path: readonly string[]): "goods" | "articles" | null {
	const list = LISTS.find(({ head, below }) => path.length === head.length + below && startsWith(path, head));
	if (list) return list.of;
	return path.length === 2 && /^\d+$/.test(path[0] ?? "") ? "goods" : null;
}
