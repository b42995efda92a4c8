import { z } from "zod";
import { PRODUCTS_PER_PAGE } from "../domain/limits.ts";
import { SORTS } from "../domain/sorting.ts";

/** Money in integer minor units (haléře), VAT included. */
const minor = z.number().int();
/** Net price as a number; the specification's formula makes the gross one of it. */
const net = z.number();

export const picture = z.object({
	/** Address without the width: append `/{width}`, one of PICTURE_WIDTHS. */
	src: z.string(),
	alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

export const availability = z.enum(["in_stock", "not_in_stock", "sold_out", "temporarily_sold_out", "not_active"]);

export const categoryLink = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), url: z.string() });
export type CategoryLink = z.infer<typeof categoryLink>;

export type CategoryNode = CategoryLink & {
	image: Picture | null;
	tint: string;
	count: number;
	subcategories: CategoryNode[];
};

/** Prices of a variant or, on a card, of the product's cheapest variant. */
const prices = {
	price: net,
	price_sale: net.nullable(),
	original_price: net,
	is_price_sale_active: z.boolean(),
	price_with_tax: minor,
	/** Struck price while on sale. */
	original_price_with_tax: minor.nullable(),
	/** Lowest price of the 30 days before the reduction, while on sale (Act 634/1992 § 12a). */
	lowest_price_with_tax: minor.nullable(),
};

export const productCard = z.object({
	id: z.number().int(),
	slug: z.string(),
	name: z.string(),
	url: z.string(),
	code: z.string(),
	...prices,
	/** Whether variants differ in price, so that the price shown is "from". */
	is_price_from: z.boolean(),
	tax_rate: z.object({ rate: z.number() }),
	main_image: picture.nullable(),
	tint: z.string(),
	default_category: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
	brand: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }).nullable(),
	availability,
	/** Pieces at all places together. */
	stock: z.number().int(),
	labels: z.object({ isNew: z.boolean(), isDiscount: z.boolean(), hasGifts: z.boolean() }),
	minimum_age: z.number().int().nullable(),
	/** The variant to add at once, when there is nothing to choose. */
	only_variant_id: z.number().int().nullable(),
});
export type ProductCard = z.infer<typeof productCard>;

export const variant = z.object({
	id: z.number().int(),
	name: z.string(),
	code: z.string(),
	...prices,
	availability,
	stock: z.number().int(),
	image: picture.nullable(),
	/** Places that have it: the branches, with pieces. */
	branches: z.array(z.object({ id: z.number().int(), name: z.string(), city: z.string(), stock: z.number().int() })),
	/** Pieces in the e-shop warehouse. */
	warehouse: z.number().int(),
});
export type Variant = z.infer<typeof variant>;

export const product = productCard.extend({
	description: z.string(),
	images: z.array(picture),
	categories: z.array(categoryLink),
	/** From the top category to the default one. */
	breadcrumb: z.array(categoryLink),
	variants: z.array(variant),
	attributes: z.array(z.object({ key: z.string(), name: z.string(), values: z.array(z.string()) })),
	/** Its address in each language. */
	urls: z.object({ cs: z.string(), en: z.string() }),
});
export type Product = z.infer<typeof product>;

export const category = categoryLink.extend({
	description: z.string(),
	tint: z.string(),
	image: picture.nullable(),
	breadcrumb: z.array(categoryLink),
	subcategories: z.array(categoryLink.extend({ image: picture.nullable(), count: z.number().int() })),
	urls: z.object({ cs: z.string(), en: z.string() }),
});
export type Category = z.infer<typeof category>;

/** What an id in an address names. */
export const catalogueEntry = z.object({
	type: z.enum(["category", "product"]),
	id: z.number().int(),
	url: z.string(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** `category`: id; `list`: goods on sale, new goods or best sellers; `page` from 1. */
export const listingQuery = z.object({
	category: z.coerce
		.number()
		.int()
		.min(1)
		.max(2 ** 31 - 1)
		.optional(),
	list: z.enum(["sale", "new", "top"]).optional(),
	sort: z.enum(SORTS).default("recommended"),
	page: z.coerce.number().int().min(1).max(10_000).default(1),
	per_page: z.coerce.number().int().min(1).max(48).default(PRODUCTS_PER_PAGE),
});
export type ListingQuery = z.infer<typeof listingQuery>;

export const listing = z.object({
	products: z.array(productCard),
	total: z.number().int(),
	page: z.number().int(),
	pages: z.number().int(),
	per_page: z.number().int(),
});
export type Listing = z.infer<typeof listing>;
