import type { CategoryLink, Picture, Product, Variant } from "#lib/contract/schemas/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import { quickestDays, type WorkingDays } from "#lib/domain/goods/availability.ts";
import { isSoldByPiece, PACK_KEY, packOf } from "#lib/domain/goods/pack.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { isBrought, isPickup } from "#lib/domain/order/delivery-kinds.ts";
import type { Dispatch } from "#lib/domain/time/promised-dates.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { type ShownPrice, shownPrice } from "#lib/storefront/goods/price.ts";

/** A variant as its chooser needs it. */
export type DecisionVariant = Pick<Variant, "id" | "name" | "code" | "availability" | "stock" | "warehouse"> & {
	price: ShownPrice;
	/** Address of its own picture, without the width. */
	picture: string | null;
	/** Branches that have it, in pairs of the branch's id and its pieces. */
	pieces: [branchId: number, pieces: number][];
};

/** Words that the choice of a variant has (`productDetail.choose` in the messages). */
export type Choice = "size" | "colour" | "number" | "variant";

export type DecisionBranch = { id: number; name: string; isPrague: boolean };

export type DecisionProduct = Pick<Product, "id" | "name" | "tint" | "minimum_age" | "labels"> & {
	/** Name of its category. */
	category: string;
	brand: Pick<CategoryLink, "name" | "url"> | null;
	images: Picture[];
	/** Pieces in a pack; null of goods sold one by one. */
	pack: number | null;
	/** What its variants differ in. */
	choice: Choice;
	variants: DecisionVariant[];
	/** Working days of the quickest courier; null without a courier. */
	courier: WorkingDays | null;
	/** Number of branches for pickup; 0 if the shop has no such delivery method. */
	pickupBranches: number;
	dispatch: Dispatch;
	/** Every branch that has any of the variants, once. */
	branches: DecisionBranch[];
};

/** Addresses that the client components lead to; the tables of all addresses stay on the server. */
export type DecisionPaths = {
	cart: string;
	/** A branch's page is below it. */
	stores: string;
	/** Key of the chosen variant in the query. */
	variantKey: string;
};

export const decisionPathsOf = (locale: Locale): DecisionPaths => ({
	cart: screenPath(locale, "cart"),
	stores: screenPath(locale, "stores"),
	variantKey: LANGUAGES[locale].variantKey,
});

/** The data that client components need, kept small because the page contains it a second time. */
export function decisionProductOf(
	product: Product,
	{ deliveries, branchCount, dispatch }: { deliveries: DeliveryMethod[]; branchCount: number; dispatch: Dispatch },
): DecisionProduct {
	const { id, name, tint, minimum_age, labels, brand, images } = product;
	const pack = packOf(product.attributes.find(({ key }) => key === PACK_KEY)?.values[0]);
	const branches = product.variants.flatMap((variant) => variant.branches);
	return {
		id,
		name,
		category: product.default_category.name,
		tint,
		minimum_age,
		labels,
		brand: brand && { name: brand.name, url: brand.url },
		images,
		pack: pack && isSoldByPiece(name, pack) ? pack : null,
		choice: choiceOf(product.variants),
		variants: product.variants.map(decisionVariantOf),
		courier: quickestDays(deliveries.filter(({ kind }) => isBrought(kind)).map(({ days }) => days)),
		pickupBranches: deliveries.some(({ kind }) => isPickup(kind)) ? branchCount : 0,
		dispatch,
		branches: [
			...new Map(branches.map((one) => [one.id, { id: one.id, name: one.name, isPrague: one.is_prague }])).values(),
		],
	};
}

/** Sizes and colours by the attribute that each variant has; numbers by their names, also where they count as colours. */
function choiceOf(variants: Variant[]): Choice {
	const differIn = (key: string) =>
		variants.every(({ attributes }) => attributes.length === 1 && attributes[0]?.key === key);
	if (differIn("velikost")) return "size";
	if (variants.every(({ name }) => /^\d+$/.test(name))) return "number";
	return differIn("barva") ? "colour" : "variant";
}

function decisionVariantOf(variant: Variant): DecisionVariant {
	return {
		id: variant.id,
		name: variant.name,
		code: variant.code,
		price: shownPrice(variant),
		availability: variant.availability,
		stock: variant.stock,
		warehouse: variant.warehouse,
		picture: variant.image?.src ?? null,
		pieces: variant.branches.map((branch) => [branch.id, branch.stock]),
	};
}
