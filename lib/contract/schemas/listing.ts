/** A listing: a page of the goods of a category, brand, list or search, filtered and sorted, with facets. */

import { z } from "zod";
import { PRODUCTS_PER_PAGE, SEARCH_QUERY_MAX_LENGTH } from "../../domain/goods/goods-limits.ts";
import { CHOICES, type ChoiceName, type Choices, LISTS, ofEachChoice } from "../../domain/goods/listing.ts";
import { SORTS } from "../../domain/goods/sorting.ts";
import { categoryLink, productCard } from "./catalogue.ts";

const ID_MAX = 2 ** 31 - 1;
const FILTER_MAX_LENGTH = 600;
/** Each attribute takes one bit of a number and a count of its own; further ones are ignored. */
const FILTERED_ATTRIBUTES_MAX = 20;

/** Words joined by commas. Unknown ones are ignored, not refused. */
const words = z
	.string()
	.max(FILTER_MAX_LENGTH)
	.transform((text) => [...new Set(text.split(",").filter((word) => /^[a-z0-9-]{1,80}$/.test(word)))])
	.optional();
const someOf = <const Word extends string>(known: readonly Word[]) =>
	z
		.string()
		.max(FILTER_MAX_LENGTH)
		.transform((text) => known.filter((word) => text.split(",").includes(word)))
		.optional();
const id = z.coerce.number().int().min(1).max(ID_MAX).optional();
const amount = z.coerce.number().int().min(0).max(ID_MAX).optional();

/** "barva:cervena,modra;material:latex" → values by attribute, as slugs of the language. */
const attributes = z
	.string()
	.max(FILTER_MAX_LENGTH)
	.transform((text) => {
		const pairs = text.split(";").flatMap((part) => {
			const [key = "", values = ""] = part.split(":");
			const known = values.split(",").filter((word) => /^[a-z0-9-]{1,80}$/.test(word));
			return /^[a-z0-9-]{1,80}$/.test(key) && known.length > 0 ? [[key, known] as const] : [];
		});
		return Object.fromEntries(pairs.slice(0, FILTERED_ATTRIBUTES_MAX));
	})
	.optional();

/**
 * `category`, `brand_id`: ids; `list`: goods on sale or new goods; `q`: a search; `price_…`: gross CZK haléře; `brand`,
 * `branch`: slugs; values of one filter are joined by commas. Goods match if they have any value of each filter.
 */
export const listingQuery = z.object({
	category: id,
	brand_id: id,
	list: z.enum(LISTS).optional(),
	q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional(),
	sort: z.enum(SORTS).default("recommended"),
	page: z.coerce.number().int().min(1).max(100_000).default(1),
	per_page: z.coerce.number().int().min(1).max(48).default(PRODUCTS_PER_PAGE),
	price_from: amount,
	price_to: amount,
	brand: words,
	branch: words,
	...ofEachChoice((name) => someOf(CHOICES[name])),
	rating_from: z.coerce.number().int().min(1).max(5).optional(),
	attributes,
	/** Whether to count the facets. */
	facets: z.enum(["0", "1"]).default("0"),
});
export type ListingQuery = z.output<typeof listingQuery>;

const count = z.number().int();
const facetValue = z.object({ slug: z.string(), name: z.string(), count });
export type FacetValue = z.infer<typeof facetValue>;

/** Counts of every facet under the filters of the other facets. Chosen values stay listed even with a count of 0. */
export const facets = z.object({
	/** Lowest and highest price in CZK haléře; null without goods. */
	price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
	categories: z.array(categoryLink.extend({ count })),
	brands: z.array(facetValue),
	branches: z.array(facetValue),
	...ofEachChoice((name) => z.array(z.object({ value: z.enum(CHOICES[name]), count }))),
	/** Goods with at least this rating. */
	ratings: z.array(z.object({ from: z.number().int(), count })),
	attributes: z.array(z.object({ slug: z.string(), name: z.string(), values: z.array(facetValue) })),
});
export type Facets = z.infer<typeof facets>;

/** The counts of these values of closed sets as facets. */
export function choiceFacets(shown: Choices, countOf: (name: ChoiceName, value: string) => number) {
	return ofEachChoice((name) => shown[name].map((value) => ({ value, count: countOf(name, value) })));
}

export const listing = z.object({
	products: z.array(productCard),
	total: count,
	/** Whether `total` and `facets` may be minutes old, as those of long lists are. */
	counts_may_be_old: z.boolean(),
	/** Whether a search found more than it lists; `total` is then the number listed. */
	is_cut: z.boolean(),
	page: z.number().int(),
	pages: z.number().int(),
	per_page: z.number().int(),
	/** Null unless requested. */
	facets: facets.nullable(),
	/** The corrected query, when the search found nothing as typed; null otherwise. */
	corrected: z.string().nullable(),
});
export type Listing = z.infer<typeof listing>;
