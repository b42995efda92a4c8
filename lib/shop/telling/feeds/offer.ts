import type { Given } from "../../../domain/locale.ts";

/** In the default language at least. */
export type Text = Given<string>;

/** A variant that is sold, as all formats need it; texts are plain, on one line but for the description. */
export type Offer = {
	/** `offerId` (lib/domain/goods/offer-id.ts). */
	id: string;
	/** Id of the product when it has several variants. */
	groupId: string | null;
	name: Text;
	/** What tells it from the other variants; blank when it is the only one. */
	variantName: Text;
	description: Text;
	/** Whole address of its page, with the variant chosen when there are several. */
	url: Text;
	/** Whole addresses of JPEG files, its own picture first; at least one. */
	pictures: string[];
	/** What is paid now, gross in haléře. */
	priceMinor: number;
	/** The price without the reduction; null when there is none. */
	originalMinor: number | null;
	/** "21" */
	vatPercent: string;
	/** Valid EAN-13 or EAN-8. */
	ean: string | null;
	brand: string | null;
	/** Who answers for the goods in the EU (GPSR Art. 19). */
	responsible: { address: string; contact: string } | null;
	/** Names of categories from the top. */
	category: Given<string[]>;
	/** Attributes, each with all its values. */
	params: { key: string; name: Text; value: Text }[];
	/** Pieces a courier can take. */
	warehouse: number;
	/** Active branches with pieces of it. */
	branches: { id: number; quantity: number }[];
	minimumAge: number | null;
	/** Offers that go with it. */
	accessories: string[];
};

/** Why a variant on sale is not in a feed. */
export type LeftOut = "sold_out" | "no_price" | "no_picture" | "long_address" | "no_stock" | "too_many";

/** Pieces everywhere (decisions 4). */
export function stockOf({ warehouse, branches }: Pick<Offer, "warehouse" | "branches">): number {
	return branches.reduce((sum, { quantity }) => sum + quantity, warehouse);
}
