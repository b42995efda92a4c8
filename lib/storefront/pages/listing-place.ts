import type { Brand, Category } from "#lib/contract/schemas/catalogue.ts";
import type { ListName } from "#lib/domain/goods/listing.ts";
import { eachLocale, type Locale } from "#lib/domain/locale.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { localPath, screenPath } from "#lib/i18n/paths.ts";
import type { Screen } from "#lib/i18n/screens.ts";

import { fetchBrand, fetchCategory } from "../goods/catalogue.ts";
import type { ListingScope } from "../goods/listing-params.ts";
import { idOf } from "./catalogue-page.ts";

type Place<InCategory, OfBrand> =
	| { kind: "category"; category: InCategory }
	| { kind: "brand"; brand: OfBrand }
	| { kind: ListName | "goods" | "search" };

/** What a listing is of. */
export type ListingPlace = Place<Category, Brand>;

/** The same by its address alone: whether there is such a category or brand is not known yet. */
export type ListingName = Place<{ id: number }, { id: number }>;

const SCREEN_OF = { sale: "sale", new: "newProducts", goods: "goods", search: "search" } as const satisfies Record<
	string,
	Screen
>;

export function scopeOf(name: ListingName): ListingScope {
	if (name.kind === "category") return { category: name.category.id };
	if (name.kind === "brand") return { brand_id: name.brand.id };
	return name.kind === "sale" || name.kind === "new" ? { list: name.kind } : {};
}

/** Its address in each language, without a query string. */
export function urlsOf(place: ListingPlace): Record<Locale, string> {
	if (place.kind === "category") return place.category.urls;
	if (place.kind === "brand") return place.brand.urls;
	const screen = SCREEN_OF[place.kind];
	return eachLocale((locale) => screenPath(locale, screen));
}

/**
 * What the words of a listing's folder name; null when nothing. The words are those of the Czech folders: ["1001", "balonky"],
 * ["produkty", "akce"], ["znacka", "3", "fiesta"], ["eshop"], ["hledani"].
 */
export function listingNameOf(words: string[]): ListingName | null {
	const path = words.join("/");
	for (const kind of Object.keys(SCREEN_OF) as (keyof typeof SCREEN_OF)[])
		if (path === folderOf(SCREEN_OF[kind])) return { kind };
	const [first = "", second = ""] = words;
	const isBrand = first === folderOf("brand") && words.length === 3;
	const id = idOf(isBrand ? second : first);
	if (id === null || !(isBrand || words.length === 2)) return null;
	return isBrand ? { kind: "brand", brand: { id } } : { kind: "category", category: { id } };
}

/** What has this name; null when nothing. */
export async function findListingPlace(locale: Locale, name: ListingName): Promise<ListingPlace | null> {
	if (name.kind === "category") {
		const category = await fetchCategory(locale, name.category.id);
		return category && { kind: "category", category };
	}
	if (name.kind === "brand") {
		const brand = await fetchBrand(locale, name.brand.id);
		return brand && { kind: "brand", brand };
	}
	return name;
}

/** Whether the words of a folder are the right address of what they name. */
export function isRightAddress(locale: Locale, place: ListingPlace, words: string[]): boolean {
	// Folders of brands are Czech words in both languages.
	if (place.kind === "brand") return words[2] === place.brand.slug;
	return place.kind !== "category" || place.category.urls[locale] === localPath(locale, words.join("/"));
}
