import type { Locale } from "../domain/locale.ts";
import { listingQuery, readListingState } from "./listing-query.ts";
import { LOCALE_FOLDERS } from "./locale-folders.ts";
import { localPath, SCREENS } from "./paths.ts";

/** Folder of listings with a query string; no public address begins with it. */
export const LISTING_FOLDER = "vypis";

export type Rewrite = { kind: "rewrite" | "redirect"; path: string };

const NOWHERE = "nenalezeno";

/** Fixed English addresses, the longest first, and the Czech folder each one stands for. */
const ENGLISH = Object.values(SCREENS)
	.filter(({ cs }) => cs !== "")
	.map(({ cs, en }) => ({ cs: cs.split("/"), en: en.split("/") }))
	.sort((a, b) => b.en.length - a.en.length);

const startsWith = (path: string[], head: string[]) => head.every((word, index) => path[index] === word);

/**
 * The folder of app/[locale] for a public path. Czech folders are named as the Czech addresses, so `/x` becomes `/cs/x`;
 * `/en/…` is looked up, and a Czech word under `/en` leads to its English one. Query strings only matter to listings.
 */
export function rewriteOf(pathname: string, query: URLSearchParams): Rewrite {
	const words = pathname.split("/").filter((word) => word !== "");
	const locale: Locale = words[0] === "en" ? "en" : "cs";
	const path = locale === "en" ? words.slice(1) : words;
	if (isFolder(words[0], "cs") || isFolder(path[0], LISTING_FOLDER)) {
		return { kind: "rewrite", path: `/${LOCALE_FOLDERS[locale]}/${NOWHERE}/x/x/x` };
	}
	const folder = locale === "cs" ? { path } : czechFolder(path);
	if ("redirect" in folder) return { kind: "redirect", path: localPath("en", folder.redirect) };
	return { kind: "rewrite", path: `/${[LOCALE_FOLDERS[locale], ...withQuery(folder.path, locale, query)].join("/")}` };
}

/** Folders are not addresses: `/cs/…` belongs to nobody, however it is encoded. */
function isFolder(word: string | undefined, folder: string): boolean {
	try {
		return decodeURIComponent(word ?? "") === folder;
	} catch {
		// Not a word at all; nothing is named so.
		return true;
	}
}

function czechFolder(path: string[]): { path: string[] } | { redirect: string } {
	const screen = ENGLISH.find(({ en }) => startsWith(path, en));
	if (screen) return { path: [...screen.cs, ...path.slice(screen.en.length)] };
	const czech = ENGLISH.find(({ cs }) => startsWith(path, cs));
	if (czech) return { redirect: [...czech.en, ...path.slice(czech.cs.length)].join("/") };
	return { path };
}

/** A listing's query string becomes a folder of its own, normalised, so that the page of it can be kept like any other. */
function withQuery(path: string[], locale: Locale, query: URLSearchParams): string[] {
	const isListing = path.length === 2 && (/^\d+$/.test(path[0] ?? "") || path[0] === "produkty");
	const state = isListing ? listingQuery(locale, readListingState(locale, query)) : "";
	return state === "" ? path : [LISTING_FOLDER, state.replaceAll("=", "-").replaceAll("&", "."), ...path];
}

/** Reads the folder name that `rewriteOf` made of a query string. */
export function queryOfFolder(folder: string): URLSearchParams {
	return new URLSearchParams(folder.replaceAll("-", "=").replaceAll(".", "&"));
}
