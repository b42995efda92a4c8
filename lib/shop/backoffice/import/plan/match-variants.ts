import { DEFAULT_LOCALE, type Locale } from "../../../../domain/locale.ts";
import type { KnownVariant } from "../known-products.sql.ts";
import type { StagedVariant } from "../terms.ts";
import { isTextsOnly } from "../texts-only.ts";
import type { StagedProduct } from "./merge-items.ts";

/**
 * Matches the file's variants to the shop's: by code, else by name. In a file without options, which has no names, a variant
 * matches the only one on sale if it has no code, or if that one has no name. In a texts-only file names are usually new:
 * variants without codes match those on sale in their order, when there are as many.
 */
export function matchVariants(
	product: StagedProduct,
	known: KnownVariant[],
	language: Locale | undefined,
): Map<StagedVariant, KnownVariant> {
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
	if (product.isKnownByCodeAlone) return matches;
	match(
		(variant, candidate) => variant.name !== undefined && variant.name === candidate.name[language ?? DEFAULT_LOCALE],
	);
	const onSale = known.filter(({ is_active }) => is_active);
	if (isTextsOnly(language)) {
		if (onSale.length === product.variants.length) match(({ code }, candidate) => code === null && candidate.is_active);
		return matches;
	}
	const [only, ...others] = onSale;
	if (others.length > 0 || product.variants.length > 1) return matches;
	match(
		({ name, code }, candidate) =>
			name === undefined && candidate === only && (code === null || candidate.name[DEFAULT_LOCALE] === ""),
	);
	return matches;
}
