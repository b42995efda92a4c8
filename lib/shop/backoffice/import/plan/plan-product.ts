import { eachText } from "../../../../domain/goods/product-texts.ts";
import { eachLocale, LOCALES, type Locale } from "../../../../domain/locale.ts";
import type { LineError } from "../formats/imported.ts";
import { type NewPicture, outsidePicture, recipePicture } from "../import-pictures.ts";
import { KNOWN_TEXTS, type KnownProduct } from "../known-products.sql.ts";
import type { Terms } from "../terms.ts";
import type { StagedProduct } from "./merge-items.ts";
import { type AttributePlan, planAttributes } from "./plan-attributes.ts";
import { type AddedVariant, planVariants, type VariantPlan } from "./plan-variants.ts";

export type ProductText = Record<(typeof KNOWN_TEXTS)[number], string>;

export type ProductPlan<Added = AddedVariant> = {
	product: StagedProduct;
	known: KnownProduct | null;
	texts: Record<Locale, ProductText>;
	brandSlug: string | null;
	isPublished: boolean;
	categoryId: number;
	vatPercent: string;
	/** In display order. */
	pictures: NewPicture[];
	variants: VariantPlan<Added>;
	attributes: AttributePlan;
	/** Which parts differ from the shop; all true for a new product. */
	changes: { texts: boolean; pictures: boolean; category: boolean; vat: boolean; rest: boolean };
};

export type PlanContext = {
	/** Language of the file's texts; undefined: they are for all languages. */
	language: Locale | undefined;
	/** The requested category: all goods go there. */
	chosenCategoryId: number | null;
	/** Category of new goods without a category of the shop. */
	defaultCategoryId: number;
	tints: Map<number, string>;
	values: Terms["values"];
	/** Rate of goods without one. */
	standardVat: string;
	firstStock: number;
	setsStock: boolean;
	priceField: string;
	allowsFree: boolean;
	report: (error: LineError) => void;
};

/** The changes that make the shop's product equal to the file's; fields missing in the file stay. Changes nothing yet. */
export function planProduct(product: StagedProduct, known: KnownProduct | null, context: PlanContext): ProductPlan {
	const categoryId = context.chosenCategoryId ?? product.categoryId ?? known?.category_id ?? context.defaultCategoryId;
	const vatPercent = product.vatPercent ?? known?.vat_percent ?? context.standardVat;
	const tint = context.tints.get(categoryId) ?? "";
	const pictures = picturesOf(product, known);
	if (pictures.length === 0) pictures.push(recipePicture(tint));
	const keys = pictures.map(({ key }) => key);
	const brandSlug = product.brandSlug === undefined ? (known?.brand_slug ?? null) : product.brandSlug;
	const isPublished = product.isPublished ?? known?.is_active ?? true;
	const { language } = context;
	const texts = eachLocale((locale) => textIn(locale, product, known, language));
	const variants = planVariants(product, known, { ...context, vatPercent });
	return {
		product,
		known,
		...{ texts, brandSlug, isPublished, categoryId, vatPercent },
		pictures,
		variants,
		attributes: planAttributes(product, known, { matches: variants.matches, values: context.values }),
		changes: {
			texts: !known || textsDiffer(texts, known),
			pictures: keys.join() !== known?.picture_keys.join(),
			category: categoryId !== known?.category_id,
			vat: vatPercent !== known?.vat_percent,
			rest: known?.is_active !== isPublished || known.brand_slug !== brandSlug,
		},
	};
}

/** Whether there is anything to write. */
export function isChange({ changes, variants, attributes }: ProductPlan): boolean {
	const { added, changed, dropped, restocked } = variants;
	return (
		Object.values(changes).includes(true) ||
		attributes.isChange ||
		added.length + changed.length + dropped.length + restocked.length > 0
	);
}

/** Texts in the file's language, or in all; existing texts in others stay. */
function textIn(
	locale: Locale,
	product: StagedProduct,
	known: KnownProduct | null,
	language: Locale | undefined,
): ProductText {
	const isOfFile = language === undefined || language === locale;
	const choose = (ofFile: string | undefined, own: string | undefined) =>
		isOfFile ? (ofFile ?? own) : (own ?? ofFile);
	return {
		name: choose(product.title, known?.name[locale]) ?? product.title,
		...eachText((name) => choose(product[name], known?.[name][locale]) ?? ""),
	};
}

/** The file's pictures; when it has none, the shop's own followed by pictures that only variants show. */
function picturesOf({ pictureUrls, variants }: StagedProduct, known: KnownProduct | null): NewPicture[] {
	if (pictureUrls) return pictureUrls.map(outsidePicture);
	const own = known?.picture_keys ?? [];
	const shown = variants.flatMap(({ pictureUrl }) => (pictureUrl ? [outsidePicture(pictureUrl)] : []));
	const added = new Map(shown.map((picture) => [picture.key, picture]));
	for (const key of own) added.delete(key);
	return [...own.map((key) => ({ key })), ...added.values()];
}

function textsDiffer(texts: ProductPlan["texts"], known: KnownProduct): boolean {
	return LOCALES.some((locale) => {
		return KNOWN_TEXTS.some((name) => known[name][locale] !== texts[locale][name]);
	});
}
