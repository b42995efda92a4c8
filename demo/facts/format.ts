/** The compact form in which the demo catalogue is written by hand. `seed` turns it into rows. */

import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import type { AttributeKey, BrandKey, CategoryKey } from "./dictionary.ts";
import type { DemoText } from "./languages.ts";

export type SeedVariant = {
	/** What differs from the other variants: "červená", "M (122–128 cm)". */
	name: DemoText;
	/** Appended to the product's code with a dash: "CER", "M". */
	code: string;
	/** Price with VAT in whole crowns, when it differs from the product's. */
	price?: number;
	/** Attribute values of this variant, for instance its colour or size. */
	attributes?: Partial<Record<AttributeKey, string>>;
	/** Own picture, when it looks different (colour variants). */
	picture?: PictureRecipe;
	stock?: SeedStock;
};

/** plenty: everywhere; few: 1–5 pieces in two places; warehouse: e-shop only; branches: shops only; none: sold out. */
export type SeedStock = "plenty" | "few" | "warehouse" | "branches" | "none";

export type SeedProduct = {
	/** Unique article code, upper case, for instance "BL-1021". */
	code: string;
	name: DemoText;
	/** Two to four sentences, plain text; a blank line starts a paragraph. */
	description: DemoText;
	/** Price with VAT in whole crowns. */
	price: number;
	/** Sale price with VAT in whole crowns, when on sale. */
	sale?: number;
	/** VAT percent, 21 when not given. */
	vat?: 21 | 12;
	brand: BrandKey;
	/** The first is the default category; always leaf categories (parents include their children's goods). */
	categories: [CategoryKey, ...CategoryKey[]];
	attributes?: Partial<Record<AttributeKey, string | string[]>>;
	labels?: ("new" | "gift")[];
	variants?: SeedVariant[];
	/** Minimum age of the buyer. */
	minimumAge?: 15 | 18 | 21;
	/** Main picture first. */
	pictures: [PictureRecipe, ...PictureRecipe[]];
	stock?: SeedStock;
	/** 1 (slow) to 100 (best seller), 40 when not given. */
	popularity?: number;
	/** Minimum number of days ago the product was added, 60 when not given. */
	addedDaysAgo?: number;
	/** Parts of a set: codes of variants ("BL-1021-CER") or of products with one variant. Their stock determines the set's. */
	set?: { code: string; quantity: number }[];
	/** Codes of products that go well with this one. */
	goesWith?: string[];
	/** Warning of this very product; without it the one of its category is shown (GPSR, Regulation (EU) 2023/988). */
	safety?: DemoText;
};
