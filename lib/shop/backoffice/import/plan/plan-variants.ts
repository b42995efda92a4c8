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

/** A variant with the file's values. */
export type WantedVariant = {
	code: string;
	ean: string | null;
	position: number;
	netPrice: string;
	netSalePrice: string | null;
	names: Record<Locale, string>;
	pictureKey: string | null;
};

/** A variant to add; without a code it gets one from its name, or the product's when `isOnly`. */
export type AddedVariant = Omit<WantedVariant, "code"> & { code: string | null; isOnly: boolean; quantity: number };

export type ChangedVariant = WantedVariant & { known: KnownVariant; isRepriced: boolean; isRenamed: boolean };

export type VariantPlan<Added = AddedVariant> = {
	added: Added[];
	changed: ChangedVariant[];
	/** Variants on sale that the file lacks. */
	dropped: KnownVariant[];
	/** Warehouse stock that differs from the file's. */
	restocked: { known: KnownVariant; quantity: number }[];
	/** Variants of a texts-only file that the shop lacks. */
	leftOut: StagedVariant[];
	/** The known variant for each of the file's, by position; null for an added one. */
	matches: (KnownVariant | null)[];
};

export type VariantContext = {
	/** Language of the file's texts; undefined: they are for all languages. */
	language: Locale | undefined;
	vatPercent: string;
	/** Stock of new variants without a number in the file. */
	firstStock: number;
	/** Whether the file's stock replaces that of known variants. */
	setsStock: boolean;
	/** The file's name of the price field. */
	priceField: string;
	/** Whether a price may become 0. */
	allowsFree: boolean;
	report: (error: LineError) => void;
};

/** The changes that give a product the file's variants; missing data of new ones, and prices of 0, go to `report`. */
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

/** `known` is the variant in the shop: fields missing in the file stay. */
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
