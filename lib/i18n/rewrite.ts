import type { Locale } from "../domain/locale.ts";
import { folderOfQuery, folderOfState } from "./listing-folder.ts";
import { PLAIN_LISTING, readListingState } from "./listing-query.ts";
import { LOCALE_FOLDERS } from "./locale-folders.ts";
import { localPath, startsWith, WITHDRAWAL_WORD } from "./paths.ts";
import { isIn, pagesOf, SCREEN_LIST, SCREENS } from "./screens.ts";

/** Folder of listings with a query string; no public address begins with it. */
export const LISTING_FOLDER = "vypis";

/** A folder of app, another address, or neither: there is no page. */
export type Rewrite = { kind: "rewrite" | "redirect"; path: string } | { kind: "nowhere" };

/** Fixed English addresses, the longest first, and the Czech folder each one stands for. */
const ENGLISH = SCREEN_LIST.filter(([, { paths }]) => paths.cs !== "")
	.map(([, { paths }]) => ({ cs: paths.cs.split("/"), en: paths.en.split("/") }))
	.sort((a, b) => b.en.length - a.en.length);

const CZECH_ONLY = SCREEN_LIST.filter(([, row]) => !isIn("en", row)).map(([, { paths }]) => paths.en.split("/"));

/** Pages that list something, as their Czech folder and how many words stand below it. */
const LISTS = SCREEN_LIST.flatMap(([, row]) => {
	const [page = ""] = pagesOf(row);
	return row.list
		? [{ of: row.list, head: row.paths.cs.split("/"), below: page.split("/").filter(Boolean).length }]
		: [];
});

/**
 * The folder of app/[locale] for a public path. Czech folders are named as the Czech addresses, so `/x` becomes `/cs/x`;
 * `/en/…` is looked up, and a Czech word under `/en` leads to its English one. Query strings only matter to listings.
 */
export function rewriteOf(pathname: string, query: URLSearchParams): Rewrite {
	const words = pathname.split("/").filter((word) => word !== "");
	const locale: Locale = words[0] === "en" ? "en" : "cs";
	const path = locale === "en" ? words.slice(1) : words;
	if (!words.every(isReadable) || isFolder(words[0], "cs") || isFolder(path[0], LISTING_FOLDER)) {
		return { kind: "nowhere" };
	}
	if (locale === "en" && isCzechOnly(path)) return { kind: "nowhere" };
	const folder = locale === "cs" ? { path } : czechFolder(path);
	if ("redirect" in folder) return { kind: "redirect", path: localPath("en", folder.redirect) };
	return { kind: "rewrite", path: `/${[LOCALE_FOLDERS[locale], ...withQuery(folder.path, locale, query)].join("/")}` };
}

function isCzechOnly(path: string[]): boolean {
	return CZECH_ONLY.some((head) => startsWith(path, head));
}

/** Folders are not addresses: `/cs/…` belongs to nobody, however it is encoded. */
function isFolder(word: string | undefined, folder: string): boolean {
	return decodeURIComponent(word ?? "") === folder;
}

/** `%ff` is no word in UTF-8, and Next answers 500 to it. */
function isReadable(word: string): boolean {
	try {
		decodeURIComponent(word);
		return true;
	} catch {
		return false;
	}
}

function czechFolder(path: string[]): { path: string[] } | { redirect: string } {
	const inEnglish = ENGLISH.find(({ en }) => startsWith(path, en));
	const inCzech = ENGLISH.find(({ cs }) => startsWith(path, cs));
	// `/en/blog/kategorie/…` lies below `/en/blog`, and is a screen of its own.
	const english = inCzech && inCzech.cs.length > (inEnglish?.en.length ?? 0) ? undefined : inEnglish;
	const screen = english ?? inCzech;
	if (!screen) return { path };
	const below = path.slice((english ? screen.en : screen.cs).length);
	const belowEnglish = belowIn("en", screen.cs, below);
	if (english && startsWith(below, belowEnglish)) return { path: [...screen.cs, ...belowIn("cs", screen.cs, below)] };
	return { redirect: [...screen.en, ...belowEnglish].join("/") };
}

/** What stands below a screen, in this language: only an order's `{id}/{hash}/odstoupeni` ends in a word of ours. */
function belowIn(locale: Locale, screen: string[], below: string[]): string[] {
	const [id, hash, word, ...more] = below;
	const isOurs = word === WITHDRAWAL_WORD.cs || word === WITHDRAWAL_WORD.en;
	if (!id || !hash || !isOurs || more.length > 0 || screen.join("/") !== SCREENS.summary.paths.cs) return below;
	return [id, hash, WITHDRAWAL_WORD[locale]];
}

/** Listings are kept per query string, each in a folder of its own. */
function withQuery(path: string[], locale: Locale, query: URLSearchParams): string[] {
	const folder = folderFor(path, locale, query);
	return folder === "" ? path : [LISTING_FOLDER, folder, ...path];
}

function folderFor(path: string[], locale: Locale, query: URLSearchParams): string {
	const list = listAt(path);
	if (list === "goods") return folderOfQuery(locale, query);
	if (list === null) return "";
	// Articles have pages and nothing to choose.
	return folderOfState(locale, { ...PLAIN_LISTING, page: readListingState(locale, query).page });
}

/** What the page of these Czech folders lists, `/{id}/{category}` too; null when nothing. */
export function listAt(path: readonly string[]): "goods" | "articles" | null {
	const list = LISTS.find(({ head, below }) => path.length === head.length + below && startsWith(path, head));
	if (list) return list.of;
	return path.length === 2 && /^\d+$/.test(path[0] ?? "") ? "goods" : null;
}
