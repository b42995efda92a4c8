import { DEFAULT_LOCALE, type Locale } from "../../../domain/locale.ts";
import type { StagedItem } from "./terms.ts";

/**
 * Whether a file in this language brings texts alone: goods come from the file in the first language, and a file without a
 * language is for all.
 */
export function isTextsOnly(language: Locale | undefined): boolean {
	return language !== undefined && language !== DEFAULT_LOCALE;
}

/** An item reduced to its texts and to what identifies its goods. */
export function textsOnly(item: StagedItem): StagedItem {
	return {
		...item,
		...{ brand: undefined, brandSlug: undefined, isPublished: undefined, pictureUrls: undefined },
		...{ vatPercent: null, categoryId: null, hasAllVariants: false },
		variants: item.variants.map((variant) => ({
			...variant,
			...{ ean: undefined, priceMinor: undefined, beforeMinor: undefined, pictureUrl: undefined },
			...{ quantity: null, valueIds: null },
		})),
	};
}
