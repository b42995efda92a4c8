import type { ChoiceName, ChoiceOf } from "../../domain/goods/listing.ts";
import type { Sort } from "../../domain/goods/sorting.ts";
import type { Screen } from "../screens.ts";

export type ListingKey =
	| "sort"
	| "page"
	| "priceFrom"
	| "priceTo"
	| "brand"
	| "branch"
	| ChoiceName
	| "ratingFrom"
	/** What is searched for. */
	| "search";

/** Text pages that the law asks for, in the footer's order. */
export const LEGAL_PAGES = ["terms", "privacy", "complaints", "cookies", "accessibility"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** What a language says in addresses (promises §2 Routes, decisions 6 and 15). Shipped to browsers. */
export type Language = {
	/**
	 * Its folder of app/[locale]; another word than its prefix: the browser's router takes a page as rewritten only when its path
	 * differs, and what it does not know as rewritten it never asks the server for again when only the query string changes.
	 */
	folder: string;
	/** Below the language. What a screen is, ../screens.ts says. */
	screens: Record<Screen, string>;
	legalPages: Record<LegalPage, string>;
	/** Of a listing's query string. */
	listingKeys: Record<ListingKey, string>;
	sortWords: Record<Sort, string>;
	/** Of the values of filters that have a closed set of them. */
	choiceWords: { [Name in ChoiceName]: Record<ChoiceOf<Name>, string> };
	/** Key of a product's query string that names the variant chosen. */
	variantKey: string;
	/** Keys of the query string of a service's page, which say what its form begins with. */
	serviceKeys: Record<"costume" | "branch" | "day", string>;
	/** Keys of the party finder's query string. */
	partyKeys: Record<"theme" | "guests" | "date", string>;
	/** Last word of the address of an order's withdrawal, below the order's own. */
	withdrawalWord: string;
};
