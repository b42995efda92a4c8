import { type NewPicture, outsidePicture, recipePicture } from "./import-pictures.ts";
import type { KnownProduct } from "./known-products.sql.ts";
import type { StagedProduct } from "./merge-items.ts";
import { type AttributePlan, planAttributes } from "./plan-attributes.ts";
import { type AddedVariant, planVariants, type VariantPlan } from "./plan-variants.ts";
import type { Terms } from "./terms.ts";

export type ProductPlan<Added = AddedVariant> = {
	product: StagedProduct;
	known: KnownProduct | null;
	categoryId: number;
	vatPercent: string;
	/** In the order in which they are shown. */
	pictures: NewPicture[];
	variants: VariantPlan<Added>;
	attributes: AttributePlan;
	/** What differs from the shop; all true for a new product. */
	changes: { texts: boolean; pictures: boolean; category: boolean; vat: boolean; rest: boolean };
};

export type PlanContext = {
	/** Category that was asked for: everything goes there. */
	chosenCategoryId: number | null;
	/** Category of new goods whose own the shop does not have. */
	defaultCategoryId: number;
	tints: Map<number, string>;
	values: Terms["values"];
	/** Rate of goods that come without one. */
	standardVat: string;
	firstStock: number;
	setsStock: boolean;
};

/** What to do so that the shop has this product as the file has it. Changes nothing yet. */
export function planProduct(product: StagedProduct, known: KnownProduct | null, context: PlanContext): ProductPlan {
	const categoryId = context.chosenCategoryId ?? product.categoryId ?? known?.category_id ?? context.defaultCategoryId;
	const vatPercent = product.vatPercent ?? known?.vat_percent ?? context.standardVat;
	const tint = context.tints.get(categoryId) ?? "";
	const pictures = product.pictureUrls.length > 0 ? product.pictureUrls.map(outsidePicture) : [recipePicture(tint)];
	const keys = pictures.map(({ key }) => key);
	const { firstStock, setsStock, values } = context;
	const variants = planVariants(product, known, { vatPercent, firstStock, setsStock });
	return {
		product,
		known,
		categoryId,
		vatPercent,
		pictures,
		variants,
		attributes: planAttributes(product, known, { matches: variants.matches, values }),
		changes: {
			texts: !known || textsDiffer(product, known),
			pictures: keys.join() !== known?.picture_keys.join(),
			category: categoryId !== known?.category_id,
			vat: vatPercent !== known?.vat_percent,
			rest: known?.is_active !== product.isPublished || known.brand_slug !== product.brandSlug,
		},
	};
}

/** Whether anything at all is to be written for it. */
export function isChange({ changes, variants, attributes }: ProductPlan): boolean {
	const { added, changed, dropped, restocked } = variants;
	return (
		Object.values(changes).includes(true) ||
		attributes.isChange ||
		added.length + changed.length + dropped.length + restocked.length > 0
	);
}

function textsDiffer({ title, description }: StagedProduct, known: KnownProduct): boolean {
	return (
		known.name_cs !== title ||
		known.name_en !== title ||
		known.description_cs !== description ||
		known.description_en !== description
	);
}
