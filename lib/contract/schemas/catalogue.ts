import { z } from "zod";
import { HEAD_SCENES } from "../../domain/content/head-scenes.ts";
import { AVAILABILITIES } from "../../domain/goods/availability.ts";
import { eachText } from "../../domain/goods/product-texts.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../domain/order/withdrawal.ts";
import * as fields from "../fields.ts";

/** Money in integer minor units (haléře), VAT included. */
const minor = z.number().int();
/** Net price as a number; promises §4 Totals has the formula for the gross price. */
const net = z.number();

export const picture = z.object({
	/** Address without the width: append `/{width}`, one of PICTURE_WIDTHS. */
	src: z.string(),
	alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** The scene that a text's picture shows, if there is a form of it as wide as a page; null: the picture is shown whole. */
export const headScene = z.enum(HEAD_SCENES).nullable();

export const availability = z.enum(AVAILABILITIES);

export const categoryLink = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), url: z.string() });
export type CategoryLink = z.infer<typeof categoryLink>;

/** Average of 1–5 stars to two decimals, and the number of reviews. */
export const rating = z.object({ average: z.number(), count: z.number().int() });
export type Rating = z.infer<typeof rating>;

export type CategoryNode = CategoryLink & {
	/** Its name in settings and commands, the same in all languages. */
	key: string;
	image: Picture | null;
	tint: string;
	subcategories: CategoryNode[];
};

/** What promises §3 names of every variant. */
export const netPriceFields = { price: net, price_sale: net.nullable(), is_price_sale_active: z.boolean() };

/** Prices of a variant or, on a card, of the product's cheapest variant. */
const prices = {
	...netPriceFields,
	original_price: net,
	price_with_tax: minor,
	/** The price before the sale, shown struck out; null when not on sale. */
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
	brand: categoryLink.nullable(),
	/** From published reviews alone; null without reviews. */
	rating: rating.nullable(),
	availability,
	/** Pieces at all places, summed. */
	stock: z.number().int(),
	labels: z.object({ isNew: z.boolean(), isDiscount: z.boolean(), hasGifts: z.boolean() }),
	minimum_age: z.number().int().nullable(),
	/** The only variant, which can be added without a choice; null otherwise. */
	only_variant_id: z.number().int().nullable(),
	/** Of a costume that is for hire too: the lowest price of that in haléře, and its sizes from the first to the last, "98–140 cm". */
	hire: z.object({ from_with_tax: minor, sizes: z.string() }).optional(),
});
export type ProductCard = z.infer<typeof productCard>;

export const variant = z.object({
	id: z.number().int(),
	name: z.string(),
	code: z.string(),
	ean: z.string().nullable(),
	...prices,
	availability,
	stock: z.number().int(),
	image: picture.nullable(),
	/** What distinguishes the variant: keys of attributes ("barva", the same in all languages) and translated values. */
	attributes: z.array(z.object({ key: z.string(), value: z.string() })),
	/** Branches that have it, with pieces. */
	branches: z.array(
		z.object({
			id: z.number().int(),
			name: z.string(),
			city: z.string(),
			is_prague: z.boolean(),
			stock: z.number().int(),
		}),
	),
	/** Pieces in the e-shop warehouse. */
	warehouse: z.number().int(),
});
export type Variant = z.infer<typeof variant>;

/** Body measures in centimetres. */
export const sizeTable = z.object({
	title: z.string(),
	note: z.string(),
	columns: z.array(z.string()),
	rows: z.array(z.array(z.string())),
});
export type SizeTable = z.infer<typeof sizeTable>;

/** The party responsible for a product: name, postal and electronic address (Regulation (EU) 2023/988 Art. 19). */
export const responsible = z.object({ name: z.string(), address: z.string(), contact: z.string() });
export type Responsible = z.infer<typeof responsible>;

/** One part of a set, with its own stock. */
export const setPart = z.object({
	product: categoryLink,
	variant: z.object({ id: z.number().int(), name: z.string(), code: z.string() }),
	/** Pieces in one set. */
	quantity: z.number().int(),
	/** Price of one piece bought separately. */
	price_with_tax: minor,
	availability,
	stock: z.number().int(),
	image: picture.nullable(),
});
export type SetPart = z.infer<typeof setPart>;

export const product = productCard.extend({
	...eachText(() => z.string()),
	images: z.array(picture),
	categories: z.array(categoryLink),
	/** From the top category to the default one. */
	breadcrumb: z.array(categoryLink),
	variants: z.array(variant),
	attributes: z.array(z.object({ key: z.string(), name: z.string(), values: z.array(z.string()) })),
	size_table: sizeTable.nullable(),
	/** Empty unless the product is a set. */
	parts: z.array(setPart),
	/** Price of the parts bought separately; null unless the product is a set. */
	parts_with_tax: minor.nullable(),
	/** Warnings and safety information; "" for none. */
	safety: z.string(),
	/** Why it cannot be returned (OZ § 1837); null: it can. */
	withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
	manufacturer: responsible.nullable(),
	/** Key of the theme whose tint it has, of several the first in the menu; null: it has that of its default category. */
	theme: z.string().nullable(),
	/** The responsible person in the EU when the manufacturer is outside it. */
	responsible_person: responsible.nullable(),
	/** Its address in each language. */
	urls: fields.urls,
});
export type Product = z.infer<typeof product>;

/** Related goods of a product. */
export const relatedProducts = z.object({
	same_motif: z.array(productCard),
	/** Accessories chosen by hand. */
	companions: z.array(productCard),
	related: z.array(productCard),
	/** What to take instead of goods that are sold out: three at most, in stock; empty while they are in stock. */
	substitutes: z.array(productCard),
	/** What branches fill the goods with helium for, each of them, and the add-on that does; null: they do not. */
	filling: z.object({ id: z.number().int(), price_with_tax: minor }).nullable(),
});
export type RelatedProducts = z.infer<typeof relatedProducts>;

export const category = categoryLink.extend({
	description: z.string(),
	tint: z.string(),
	/** Its key when it is a theme, whose paper its page and goods have; else null. */
	theme: z.string().nullable(),
	/** Key of the category whose scene is the head of its list: its own or one above it; null: it has its tint alone. */
	strip: z.string().nullable(),
	image: picture.nullable(),
	breadcrumb: z.array(categoryLink),
	subcategories: z.array(categoryLink.extend({ image: picture.nullable(), tint: z.string() })),
	urls: fields.urls,
});
export type Category = z.infer<typeof category>;

/** The product or category that an id in an address names. */
export const catalogueEntry = z.object({
	type: z.enum(["category", "product"]),
	id: z.number().int(),
	url: z.string(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

export const brand = categoryLink.extend({
	description: z.string(),
	manufacturer: responsible.nullable(),
	urls: fields.urls,
});
export type Brand = z.infer<typeof brand>;

export const brandCount = categoryLink.extend({ count: z.number().int() });
export type BrandCount = z.infer<typeof brandCount>;
