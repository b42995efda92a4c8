import { netFromGross } from "../../domain/money.ts";
import type { Codes } from "./codes.ts";
import { outsidePicture } from "./import-pictures.ts";
import type { KnownProduct, KnownVariant } from "./known-products.sql.ts";
import type { ImportedProduct, ImportedVariant } from "./parse-shopify.ts";

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

export type VariantPlan = {
	added: (WantedVariant & { quantity: number })[];
	changed: (WantedVariant & { id: number; isRepriced: boolean; isRenamed: boolean })[];
	/** Ids of variants on sale that the file has no more. */
	dropped: number[];
};

/** What to do so that a product has the file's variants. A variant is known by its SKU, else by its options. */
export function planVariants(
	product: ImportedProduct,
	known: KnownProduct | null,
	context: { productCode: string; vatPercent: string; codes: Codes },
): VariantPlan {
	const matches = matchVariants(product.variants, known?.variants ?? []);
	const plan: VariantPlan = { added: [], changed: [], dropped: [] };
	for (const [position, variant] of product.variants.entries()) {
		const match = matches.get(variant);
		const code = variant.sku ?? match?.code ?? newCode(variant, known === null, context);
		const wanted = wantedVariant(variant, { code, position, vatPercent: context.vatPercent });
		if (!match) {
			plan.added.push({ ...wanted, quantity: variant.quantity });
			continue;
		}
		const isRepriced = match.net_price !== wanted.netPrice || match.net_sale_price !== wanted.netSalePrice;
		const isRenamed = match.name_cs !== wanted.name || match.name_en !== wanted.name;
		if (isRepriced || isRenamed || differs(match, wanted)) {
			plan.changed.push({ ...wanted, id: match.id, isRepriced, isRenamed });
		}
	}
	const kept = new Set([...matches.values()].map(({ id }) => id));
	plan.dropped = (known?.variants ?? []).filter(({ id, is_active }) => is_active && !kept.has(id)).map(({ id }) => id);
	return plan;
}

function matchVariants(wanted: ImportedVariant[], known: KnownVariant[]): Map<ImportedVariant, KnownVariant> {
	const matches = new Map<ImportedVariant, KnownVariant>();
	const left = new Set(known);
	const match = (isSame: (variant: ImportedVariant, candidate: KnownVariant) => boolean) => {
		for (const variant of wanted) {
			if (matches.has(variant)) continue;
			const found = [...left].find((candidate) => isSame(variant, candidate));
			if (!found) continue;
			matches.set(variant, found);
			left.delete(found);
		}
	};
	match((variant, candidate) => variant.sku === candidate.code);
	match((variant, candidate) => variant.name === candidate.name_cs);
	return matches;
}

/** Like the demo goods: the product's own code when there is nothing to choose, else with the options behind it. */
function newCode(
	{ name }: ImportedVariant,
	isNew: boolean,
	{ productCode, codes }: { productCode: string; codes: Codes },
) {
	if (name === "" && isNew) return productCode;
	return codes.allocate(name === "" ? productCode : `${productCode}-${name}`);
}

function wantedVariant(
	variant: ImportedVariant,
	row: { code: string; position: number; vatPercent: string },
): WantedVariant {
	const { code, position, vatPercent } = row;
	return {
		code,
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
