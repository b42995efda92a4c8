import { eachOf } from "../each-of.ts";

/**
 * Texts of a product in each language beside its name; "" when it has none. Their columns, import, comparison and reply follow from
 * this list; a format reads one when it has it, the page shows it.
 */
export const PRODUCT_TEXTS = ["description"] as const;
export type ProductTextName = (typeof PRODUCT_TEXTS)[number];

/** What `make` makes for each of the texts. */
export function eachText<Made>(make: (name: ProductTextName) => Made): Record<ProductTextName, Made> {
	return eachOf(PRODUCT_TEXTS, make);
}
