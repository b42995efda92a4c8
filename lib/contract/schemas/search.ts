/** Search results besides goods, and suggestions while typing. */
import { z } from "zod";
import { SEARCH_QUERY_MAX_LENGTH } from "../../domain/goods/goods-limits.ts";
import { picture } from "./catalogue.ts";

export const searchQuery = z.object({ q: z.string().max(SEARCH_QUERY_MAX_LENGTH) });

const found = z.object({ id: z.number().int(), name: z.string(), url: z.string() });

const groups = {
	categories: z.array(found),
	brands: z.array(found),
	articles: z.array(found),
	pages: z.array(found),
};

/** All results besides goods, the best first. */
export const searchGroups = z.object(groups);
export type SearchGroups = z.infer<typeof searchGroups>;

/** A few of each, the best first. */
export const suggestions = z.object({
	...groups,
	products: z.array(found.extend({ image: picture.nullable(), tint: z.string(), price_with_tax: z.number().int() })),
	/** The corrected query; null when nothing was misspelt. */
	corrected: z.string().nullable(),
});
export type Suggestions = z.infer<typeof suggestions>;
