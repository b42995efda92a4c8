import type { Brand, Category } from "#lib/contract/schemas/catalogue.ts";
import type { ListName } from "#lib/domain/goods/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { localPath, screenPath } from "#lib/i18n/paths.ts";
import { SCREENS, type Screen } from "#lib/i18n/screens.ts";

import { fetchBrand } from "../goods/catalogue.ts";
import type { ListingScope } from "../goods/listing-params.ts";
import { findCataloguePage, idOf } from "./catalogue-page.ts";

/** What a listing is of. */
export type ListingPlace =
	| { kind: "category"; category: Category }
	| { kind: "brand"; brand: Brand }
	| { kind: ListName | "goods" | "search" };

const SCREEN_OF = { sale: "sale", new: "newProducts", goods: "goods", search: "search" } as const satisfies Record<
	string,
	Screen
>;

export function scopeOf(place: ListingPlace): ListingScope {
	if (place.kind === "category") return { category: place.category.id };
	if (place.kind === "brand") return { brand_id: place.brand.id };
	return place.kind === "sale" || place.kind === "new" ? { list: place.kind } : {};
}

/** Its address in each language, without a query string. */
export function urlsOf(place: ListingPlace): Record<Locale, string> {
	if (place.kind === "category") return place.category.urls;
	if (place.kind === "brand") return place.brand.urls;
	const screen = SCREEN_OF[place.kind];
	return { cs: screenPath("cs", screen), en: screenPath("en", screen) };
}

/**
 * What the words of a listing's folder name, and whether they are its right address; null when nothing. The words are those of
 * the Czech folders: ["1001", "balonky"], ["produkty", "akce"], ["znacka", "3", "fiesta"], ["eshop"], ["hledani"].
 */
export async function findListingPlace(
	locale: Locale,
	words: string[],
): Promise<{ place: ListingPlace; isRightAddress: boolean } | null> {
	const path = words.join("/");
	for (const kind of Object.keys(SCREEN_OF) as (keyof typeof SCREEN_OF)[]) {
		if (path === SCREENS[SCREEN_OF[kind]].paths.cs) return { place: { kind }, isRightAddress: true };
	}
	const place = await findNamedPlace(locale, words);
	if (!place) return null;
	// Folders of brands are Czech words in both languages.
	const isRightAddress = urlsOf(place)[locale] === localPath(locale, path) || isBrandHere(place, words);
	return { place, isRightAddress };
}

async function findNamedPlace(locale: Locale, words: string[]): Promise<ListingPlace | null> {
	const [first = "", second = ""] = words;
	if (first === SCREENS.brand.paths.cs && words.length === 3) {
		const id = idOf(second);
		const brand = id === null ? null : await fetchBrand(locale, id);
		return brand && { kind: "brand", brand };
	}
	if (words.length !== 2) return null;
	const found = await findCataloguePage(locale, first);
	return found?.type === "category" ? { kind: "category", category: found.category } : null;
}

function isBrandHere(place: ListingPlace, words: string[]): boolean {
	return place.kind === "brand" && words[2] === place.brand.slug;
}
