import type { FacetValue } from "#lib/contract/schemas/listing.ts";

type Listed = {
	/** Slugs. */
	chosen: readonly string[];
	/** Number of listed goods. */
	total: number;
	/** Whether a value that all goods have is still worth saying, as somebody's own store. */
	keepsCommon: boolean;
};

/**
 * Values of a filter that make a difference: one that all listed goods have changes nothing, and where all have all of them there is no
 * choice. With one chosen the others would add goods, and all of them stay.
 */
export function choicesOf(values: FacetValue[], { chosen, total, keepsCommon }: Listed): FacetValue[] {
	if (chosen.length > 0) return values;
	const different = values.filter(({ count }) => count !== total);
	return keepsCommon && different.length > 0 ? values : different;
}
