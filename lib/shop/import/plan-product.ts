import { slugify } from "../../domain/slug.ts";
import type { Codes } from "./codes.ts";
import type { ImportCategory } from "./import.sql.ts";
import { type NewPicture, outsidePicture, recipePicture } from "./import-pictures.ts";
import type { KnownProduct } from "./known-products.sql.ts";
import type { ImportedProduct } from "./parse-shopify.ts";
import { planVariants, type VariantPlan } from "./plan-variants.ts";

/** Rate of goods that come without one (Act 235/2004 § 47, since 1 Jan 2024). */
export const IMPORT_VAT_PERCENT = "21.00";

export type ProductPlan = {
	product: ImportedProduct;
	known: KnownProduct | null;
	code: string;
	categoryId: number;
	brandSlug: string | null;
	/** In the order in which they are shown. */
	pictures: NewPicture[];
	variants: VariantPlan;
	/** What differs from the shop; all true for a new product. */
	changes: { texts: boolean; pictures: boolean; category: boolean; rest: boolean };
};

export type PlanContext = {
	codes: Codes;
	/** Where new goods go, and where known ones are moved when it `isChosen`. */
	category: ImportCategory | null;
	isChosen: boolean;
	tints: Map<number, string>;
};

/** What to do so that the shop has this product as the file has it. Changes nothing yet. */
export function planProduct(product: ImportedProduct, known: KnownProduct | null, context: PlanContext): ProductPlan {
	const categoryId = (known && !context.isChosen ? known.category_id : context.category?.id) ?? 0;
	const code = known?.code ?? context.codes.allocate(product.handle);
	const brandSlug = product.vendor === null ? null : slugify(product.vendor);
	const vatPercent = known?.vat_percent ?? IMPORT_VAT_PERCENT;
	const tint = context.tints.get(categoryId) ?? context.category?.tint ?? "";
	const pictures = product.pictureUrls.length > 0 ? product.pictureUrls.map(outsidePicture) : [recipePicture(tint)];
	const keys = pictures.map(({ key }) => key);
	return {
		product,
		known,
		code,
		categoryId,
		brandSlug,
		pictures,
		variants: planVariants(product, known, { productCode: code, vatPercent, codes: context.codes }),
		changes: {
			texts: !known || textsDiffer(product, known),
			pictures: keys.join() !== known?.picture_keys.join(),
			category: categoryId !== known?.category_id,
			rest: known?.is_active !== product.isPublished || known.brand_slug !== brandSlug,
		},
	};
}

/** Whether anything at all is to be written for it. */
export function isChange({ changes, variants }: ProductPlan): boolean {
	const { added, changed, dropped } = variants;
	return Object.values(changes).includes(true) || added.length + changed.length + dropped.length > 0;
}

function textsDiffer({ title, description }: ImportedProduct, known: KnownProduct): boolean {
	return (
		known.name_cs !== title ||
		known.name_en !== title ||
		known.description_cs !== description ||
		known.description_en !== description
	);
}
