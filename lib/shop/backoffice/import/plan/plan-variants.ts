import { eachLocale, LOCALES, type Locale } from "../../../../domain/locale.ts";
import { netInForce } from "../../../../domain/money/price.ts";
import type { LineError } from "../formats/imported.ts";
import { outsidePicture } from "../import-pictures.ts";
import type { KnownProduct, KnownVariant } from "../known-products.sql.ts";
import type { StagedVariant } from "../terms.ts";
import { isTextsOnly } from "../texts-only.ts";
import { matchVariants } from "./match-variants.ts";
import type { StagedProduct } from "./merge-items.ts";
import { pricesOf } from "./variant-prices.ts";

/** A variant as the file wants it. */
export type WantedVariant = {
	code: string;
	ean: string | null;
	position: number;
	netPrice: string;
	netSalePrice: string | null;
	names: Record<Locale, string>;
	pictureKey: string | null;
};

/** A variant to be added; without a code one is made, of its name or, when `isOnly`, that of the product. */
export type AddedVariant = Omit<WantedVariant, "code"> & { code: string | null; isOnly: boolean; quantity: number };

export type ChangedVariant = WantedVariant & { known: KnownVariant; isRepriced: boolean; isRenamed: boolean };

export type VariantPlan<Added = AddedVariant> = {
	added: Added[];
	changed: ChangedVariant[];
	/** Variants on sale that the file has no more. */
	dropped: KnownVariant[];
	/** Pieces in the warehouse that differ from what the file says. */
	restocked: { known: KnownVariant; quantity: number }[];
	/** Variants of a file of texts alone that the shop does not have. */
	leftOut: StagedVariant[];
	/** The known variant of each of the file's, by position; null where it is added. */
	matches: (KnownVariant | null)[];
};

export type VariantContext = {
	/** In which the file's texts are; undefined when they are for all languages. */
	language: Locale | undefined;
	vatPercent: string;
	/** Pieces of new variants for which the file says no number. */
	firstStock: number;
	/** Whether the file's numbers replace those of known variants. */
	setsStock: boolean;
	/** What the file calls a price. */
	priceField: string;
	/** Whether goods may begin to cost nothing. */
	allowsFree: boolean;
	report: (error: LineError) => void;
};

/** What to do so that a product has the file's variants; what new ones lack, and prices of nothing, go to `report`. */
export function planVariants(product: StagedProduct, known: KnownProduct | null, context: VariantContext): VariantPlan {
	const found = matchVariants(product, known?.variants ?? [], context.language);
	const plan: VariantPlan = { added: [], changed: [], dropped: [], restocked: [], leftOut: [], matches: [] };
	const hasTextsOnly = isTextsOnly(context.language);
	for (const [position, variant] of product.variants.entries()) {
		const match = found.get(variant) ?? null;
		plan.matches.push(match);
		if (!match && hasTextsOnly) {
			plan.leftOut.push(variant);
			continue;
		}
		const wanted = wantedVariant(variant, match, {
			position: product.hasAllVariants ? position : (match?.position ?? (known?.variants.length ?? 0) + position),
			...{ vatPercent: context.vatPercent, language: context.language },
		});
		if (!context.allowsFree && variant.priceMinor === 0 && !costsNothing(match)) {
			const message = `${context.priceField} is 0, so the goods would cost nothing; if that is meant, add --allow-free`;
			context.report({ line: variant.line, message });
		}
		if (!match) {
			const fault = faultOfNew(variant, product, known, context.priceField);
			if (fault !== null) context.report({ line: variant.line, message: fault });
			// The file may give the product's own code to another variant.
			const isFree = product.variants.every(({ code }) => code !== product.code);
			const isOnly = known === null && !variant.name && isFree;
			plan.added.push({ ...wanted, code: variant.code, isOnly, quantity: variant.quantity ?? context.firstStock });
			continue;
		}
		const code = hasTextsOnly ? match.code : (variant.code ?? match.code);
		const isRepriced = match.net_price !== wanted.netPrice || match.net_sale_price !== wanted.netSalePrice;
		const isRenamed = LOCALES.some((locale) => match.name[locale] !== wanted.names[locale]);
		if (isRepriced || isRenamed || differs(match, { ...wanted, code })) {
			plan.changed.push({ ...wanted, code, known: match, isRepriced, isRenamed });
		}
		if (context.setsStock && variant.quantity !== null && variant.quantity !== match.stock) {
			plan.restocked.push({ known: match, quantity: variant.quantity });
		}
	}
	if (!known && product.variants.length === 0) {
		context.report({ line: product.line, message: `${context.priceField} is missing: the product is new` });
	}
	if (!product.hasAllVariants) return plan;
	const kept = new Set(plan.matches);
	plan.dropped = (known?.variants ?? []).filter((variant) => variant.is_active && !kept.has(variant));
	return plan;
}

function costsNothing(known: KnownVariant | null): boolean {
	return known !== null && Number(netInForce(known)) === 0;
}

/** Why a variant cannot be added; null when it can. */
function faultOfNew(
	{ name, code, priceMinor }: StagedVariant,
	{ variants }: StagedProduct,
	known: KnownProduct | null,
	priceField: string,
): string | null {
	if (known && name === undefined && code === null) {
		return "the product has several variants, and neither options nor a code say which one is meant";
	}
	if (name === undefined && (known || variants.length > 1)) {
		return "the options are missing: the product has several variants, and this one is new";
	}
	return priceMinor === undefined ? `${priceField} is missing: the ${known ? "variant" : "product"} is new` : null;
}

/** `known` is the variant as the shop has it: what the file does not say stays. */
function wantedVariant(
	variant: StagedVariant,
	known: KnownVariant | null,
	{ position, vatPercent, language }: { position: number; vatPercent: string; language: Locale | undefined },
): Omit<WantedVariant, "code"> {
	const { ean, name, pictureUrl } = variant;
	const nameIn = (locale: Locale) => {
		const own = known?.name[locale];
		return (language === undefined || language === locale ? (name ?? own) : (own ?? name)) ?? "";
	};
	return {
		position,
		ean: ean === undefined ? (known?.ean ?? null) : ean,
		// A new variant without a price is refused.
		...(pricesOf(variant, known, vatPercent) ?? { netPrice: "0.0000", netSalePrice: null }),
		names: eachLocale(nameIn),
		pictureKey: pictureUrl ? outsidePicture(pictureUrl).key : pictureUrl === null ? null : (known?.picture_key ?? null),
	};
}

function differs(known: KnownVariant, wanted: WantedVariant): boolean {
	return (
		!known.is_active ||
		known.code !== wanted.code ||
		known.ean !== wanted.ean ||
		known.position !== wanted.position ||
		known.picture_key !== wanted.pictureKey
	);
}
