import { SEARCH_QUERY_MAX_LENGTH } from "../domain/goods/goods-limits.ts";
import {
	type ChoiceName,
	type Choices,
	FILTERS,
	type FilterName,
	ofEachChoice,
	pickChoices,
} from "../domain/goods/listing.ts";
import { DEFAULT_SORT, SORTS, type Sort } from "../domain/goods/sorting.ts";
import type { Locale } from "../domain/locale.ts";
import type { ListingKey } from "./languages/language.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { FOREIGN_KEYS } from "./paths.ts";

/** State of a listing from its query string. Attributes have slugs of the page's language. */
export type ListingState = {
	/** The search query; "" on other listings. */
	search: string;
	sort: Sort;
	page: number;
	/** Whole crowns, VAT included. */
	priceFrom: number | null;
	priceTo: number | null;
	brand: string[];
	branch: string[];
	ratingFrom: number | null;
	attributes: Record<string, string[]>;
} & Choices;

export const PLAIN_LISTING: ListingState = {
	search: "",
	sort: DEFAULT_SORT,
	page: 1,
	priceFrom: null,
	priceTo: null,
	brand: [],
	branch: [],
	...pickChoices(() => false),
	ratingFrom: null,
	attributes: {},
};

const PAGE_MAX = 100_000;
const CZK_MAX = 9_999_999;
const WORD = /^[a-z0-9][a-z0-9-]{0,79}$/;
/** Longer filters are ignored, so that an address cannot grow without limit. */
const FILTER_MAX_LENGTH = 400;

/** Reads a listing's query string; unknown or malformed parts are ignored. Values may be repeated or joined by commas. */
export function readListingState(locale: Locale, query: URLSearchParams): ListingState {
	const words = (key: string) => {
		const all = query.getAll(key).flatMap((text) => text.split(","));
		const known = [...new Set(all.filter((word) => WORD.test(word)))].sort();
		return known.join(",").length <= FILTER_MAX_LENGTH ? known : [];
	};
	const number = (key: string, max: number) => {
		const text = query.get(key) ?? "";
		return /^(?:0|[1-9]\d{0,7})$/.test(text) ? Math.min(Number(text), max) : null;
	};
	const { listingKeys: keys, sortWords } = LANGUAGES[locale];
	const sortWord = query.get(keys.sort);
	const rating = number(keys.ratingFrom, 9);
	const known = new Set(Object.values(keys));
	const attributes = Object.fromEntries(
		[...new Set(query.keys())]
			.filter((name) => WORD.test(name) && !known.has(name) && !FOREIGN_KEYS.has(name))
			.sort()
			.map((name) => [name, words(name)] as const)
			.filter(([, values]) => values.length > 0),
	);
	const isShort = JSON.stringify(attributes).length <= FILTER_MAX_LENGTH;
	return {
		search: searchText(query.get(keys.search) ?? ""),
		sort: SORTS.find((one) => sortWords[one] === sortWord) ?? DEFAULT_SORT,
		page: Math.max(1, number(keys.page, PAGE_MAX) ?? 1),
		priceFrom: number(keys.priceFrom, CZK_MAX),
		priceTo: number(keys.priceTo, CZK_MAX),
		brand: words(keys.brand),
		branch: words(keys.branch),
		...pickChoices((name, value) => words(keys[name]).includes(choiceWord(name, value, locale))),
		ratingFrom: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
		attributes: isShort ? attributes : {},
	};
}

/** A search query normalised for search and display: well-formed, on one line, at most 200 characters. */
function searchText(text: string): string {
	const line = text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	// The cut must not leave half a surrogate pair.
	return line
		.slice(0, SEARCH_QUERY_MAX_LENGTH)
		.replace(/[\ud800-\udbff]$/, "")
		.trim();
}

type Written = (state: ListingState, locale: Locale) => string | number | null;

/** The value of each key but the attributes'; "" or null: it does not stand in an address. */
const WRITTEN: Record<ListingKey, Written> = {
	search: ({ search }) => search,
	priceFrom: ({ priceFrom }) => priceFrom,
	priceTo: ({ priceTo }) => priceTo,
	brand: ({ brand }) => brand.join(","),
	branch: ({ branch }) => branch.join(","),
	...ofEachChoice(
		(name): Written =>
			(state, locale) =>
				state[name].map((value) => choiceWord(name, value, locale)).join(","),
	),
	ratingFrom: ({ ratingFrom }) => ratingFrom,
	sort: ({ sort }, locale) => (sort === DEFAULT_SORT ? null : LANGUAGES[locale].sortWords[sort]),
	page: ({ page }) => (page > 1 ? page : null),
};

/** Keys of each filter, in their order in an address; the filters themselves are ordered as in `FILTERS`. */
const KEYS_OF: Record<FilterName, readonly ListingKey[]> = {
	price: ["priceFrom", "priceTo"],
	brand: ["brand"],
	branch: ["branch"],
	...ofEachChoice((name): ListingKey[] => [name]),
	rating: ["ratingFrom"],
};

/** The word of a language for a value of a closed set; "" for what is no value of it. */
export function choiceWord(name: ChoiceName, value: string, locale: Locale): string {
	const words: Readonly<Record<string, string>> = LANGUAGES[locale].choiceWords[name];
	return words[value] ?? "";
}

/** Query pairs of a state without defaults, in a fixed order, so that equal states have equal addresses. */
export function listingPairs(locale: Locale, state: ListingState): [string, string][] {
	const { listingKeys: keys } = LANGUAGES[locale];
	const pairOf = (name: ListingKey): [string, string] => {
		return [keys[name], String(WRITTEN[name](state, locale) ?? "")];
	};
	const attributes = Object.entries(state.attributes)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, values]): [string, string] => [name, values.join(",")]);
	const filters = FILTERS.flatMap((name) => KEYS_OF[name]).map(pairOf);
	const pairs = [pairOf("search"), ...attributes, ...filters, pairOf("sort"), pairOf("page")];
	return pairs.filter(([, value]) => value !== "");
}

/** Commas are not encoded, for readability. */
export function listingQuery(locale: Locale, state: ListingState): string {
	return new URLSearchParams(listingPairs(locale, state)).toString().replaceAll("%2C", ",");
}

export function listingPath(locale: Locale, url: string, state: ListingState): string {
	const query = listingQuery(locale, state);
	return query === "" ? url : `${url}?${query}`;
}

/** Number of chosen filter values; a price range counts as one. */
export function countFilters(state: ListingState): number {
	const counts: Record<FilterName, number> = {
		price: state.priceFrom !== null || state.priceTo !== null ? 1 : 0,
		brand: state.brand.length,
		branch: state.branch.length,
		...ofEachChoice((name) => state[name].length),
		rating: state.ratingFrom === null ? 0 : 1,
	};
	const attributes = Object.values(state.attributes).map((values) => values.length);
	return [...Object.values(counts), ...attributes].reduce((sum, count) => sum + count, 0);
}

/** The same listing without filters, on its first page. */
export function withoutFilters(state: ListingState): ListingState {
	return { ...PLAIN_LISTING, search: state.search, sort: state.sort };
}
