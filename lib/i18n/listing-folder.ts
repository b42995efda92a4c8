import type { Locale } from "../domain/locale.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { type ListingState, listingPairs, readListingState } from "./listing-query.ts";

/**
 * A listing's query string as one normalised folder name, so that its page can be cached like any other:
 * `barva~cervena_modra.strana~2`. A search query is free text, encoded as base64url. "" for the plain listing.
 */
export function folderOfQuery(locale: Locale, query: URLSearchParams): string {
	return folderOfState(locale, readListingState(locale, query));
}

export function folderOfState(locale: Locale, state: ListingState): string {
	return listingPairs(locale, state)
		.map(
			([key, value]) =>
				`${key}~${key === LANGUAGES[locale].listingKeys.search ? encode(value) : value.replaceAll(",", "_")}`,
		)
		.join(".");
}

/** Reads a folder name made by `folderOfQuery`; any other name reads as the plain listing. */
export function stateOfFolder(locale: Locale, folder: string): ListingState {
	const query = new URLSearchParams();
	for (const pair of folder.split(".")) {
		const [key = "", value = ""] = pair.split("~");
		query.set(key, key === LANGUAGES[locale].listingKeys.search ? decode(value) : value.replaceAll("_", ","));
	}
	return readListingState(locale, query);
}

function encode(text: string): string {
	const bytes = new TextEncoder().encode(text);
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

function decode(text: string): string {
	try {
		const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
		return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
	} catch {
		// No valid base64: the shop did not make this address.
		return "";
	}
}
