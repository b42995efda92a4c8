import { netFromGross } from "../../domain/money.ts";
import { outsidePicture } from "./import-pictures.ts";
import type { KnownProduct, KnownVariant } from "./known-products.sql.ts";
import type { StagedProduct } from "./merge-items.ts";
import type { StagedVariant } from "./terms.ts";

/** A variant as the file wants it. */
export type WantedVariant = {
	code: string;
	ean: string | null;
	position: number;
	netPrice: string;
	netSalePrice: string | null;
	name: string;
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
	/** The known variant of each of the file's, by position; null where it is added. */
	matches: (KnownVariant | null)[];
};

export type VariantContext = {
	vatPercent: string;
	/** Pieces of new variants for which the file says no number. */
	firstStock: number;
	/** Whether the file's numbers replace those of known variants. */
	setsStock: boolean;
};

/** What to do so that a product has the file's variants. A variant is known by its code, else by its name. */
export function planVariants(product: StagedProduct, known: KnownProduct | null, context: VariantContext): VariantPlan {
	const found = matchVariants(product, known?.variants ?? []);
	const plan: VariantPlan = { added: [], changed: [], dropped: [], restocked: [], matches: [] };
	for (const [position, variant] of product.variants.entries()) {
		const match = found.get(variant) ?? null;
		plan.matches.push(match);
		const wanted = wantedVariant(variant, position, context.vatPercent);
		if (!match) {
			// The file may give the product's own code to another variant.
			const isFree = product.variants.every(({ code }) => code !== product.code);
			const isOnly = known === null && variant.name === "" && isFree;
			plan.added.push({ ...wanted, code: variant.code, isOnly, quantity: variant.quantity ?? context.firstStock });
			continue;
		}
		const code = variant.code ?? match.code;
		const isRepriced = match.net_price !== wanted.netPrice || match.net_sale_price !== wanted.netSalePrice;
		const isRenamed = match.name_cs !== wanted.name || match.name_en !== wanted.name;
		if (isRepriced || isRenamed || differs(match, { ...wanted, code })) {
			plan.changed.push({ ...wanted, code, known: match, isRepriced, isRenamed });
		}
		if (context.setsStock && variant.quantity !== null && variant.quantity !== match.stock) {
			plan.restocked.push({ known: match, quantity: variant.quantity });
		}
	}
	const kept = new Set(plan.matches);
	plan.dropped = (known?.variants ?? []).filter((variant) => variant.is_active && !kept.has(variant));
	return plan;
}

function matchVariants(product: StagedProduct, known: KnownVariant[]): Map<StagedVariant, KnownVariant> {
	const matches = new Map<StagedVariant, KnownVariant>();
	const left = new Set(known);
	const match = (isSame: (variant: StagedVariant, candidate: KnownVariant) => boolean) => {
		for (const variant of product.variants) {
			if (matches.has(variant)) continue;
			const found = [...left].find((candidate) => isSame(variant, candidate));
			if (!found) continue;
			matches.set(variant, found);
			left.delete(found);
		}
	};
	match((variant, candidate) => variant.code === candidate.code);
	if (!product.isKnownByCodeAlone) match((variant, candidate) => variant.name === candidate.name_cs);
	return matches;
}

function wantedVariant(variant: StagedVariant, position: number, vatPercent: string): Omit<WantedVariant, "code"> {
	return {
		position,
		ean: variant.ean,
		netPrice: netFromGross(variant.priceMinor, vatPercent),
		netSalePrice: variant.saleMinor === null ? null : netFromGross(variant.saleMinor, vatPercent),
		name: variant.name,
		pictureKey: variant.pictureUrl === null ? null : outsidePicture(variant.pictureUrl).key,
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
