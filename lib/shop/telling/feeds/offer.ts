import type { Given } from "../../../domain/locale.ts";

/** In the default language at least. */
export type Text = Given<string>;

/** A variant on sale with everything that the formats need; texts are plain and, except the description, on one line. */
export type Offer = {
	/** `offerId` (lib/domain/goods/offer-id.ts). */
	id: string;
	/** Id of the product if it has several variants, else null. */
	groupId: string | null;
	name: Text;
	/** Name of the variant; blank when it is the only one. */
	variantName: Text;
	description: Text;
	/** Full address of its page, with the variant selected when there are several. */
	url: Text;
	/** Full addresses of JPEG files, its own picture first; at least one. */
	pictures: string[];
	/** Current price, gross in haléře. */
	priceMinor: number;
	/** Price without the reduction; null when not reduced. */
	originalMinor: number | null;
	/** "21" */
	vatPercent: string;
	/** Valid EAN-13 or EAN-8. */
	ean: string | null;
	brand: string | null;
	/** Manufacturer or responsible person in the EU (GPSR Art. 19). */
	responsible: { address: string; contact: string } | null;
	/** Names of categories from the top. */
	category: Given<string[]>;
	/** Attributes, each with all its values. */
	params: { key: string; name: Text; value: Text }[];
	/** Stock that a courier can take. */
	warehouse: number;
	/** Active branches that have it in stock. */
	branches: { id: number; quantity: number }[];
	minimumAge: number | null;
	/** Ids of companion offers. */
	accessories: string[];
};

/** Why a variant on sale is missing from a feed. */
export type LeftOut = "sold_out" | "no_price" | "no_picture" | "long_address" | "no_stock" | "too_many";

/** Stock at all places (decisions 4). */
export function stockOf({ warehouse, branches }: Pick<Offer, "warehouse" | "branches">): number {
	return branches.reduce((sum, { quantity }) => sum + quantity, warehouse);
}
