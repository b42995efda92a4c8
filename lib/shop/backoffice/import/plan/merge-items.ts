import type { LineError } from "../formats/imported.ts";
import type { StagedItem } from "../terms.ts";
import { namesOfGroup } from "./variant-names.ts";

/** A whole product, in the shop's terms. */
export type StagedProduct = Omit<StagedItem, "isWhole">;

/**
 * Merges all items of a handle into one product, in the file's order: texts, brand and category of the first, pictures of
 * all. Items that cannot be told apart, or with different VAT rates, go to `report`.
 */
export function mergeItems(all: StagedItem[], report: (error: LineError) => void): StagedProduct | null {
	const [whole] = all;
	const items = all.filter(({ isWhole }) => !isWhole);
	const [first, ...others] = items;
	if (!first) return whole ?? null;
	for (const { line, vatPercent } of others) {
		if (vatPercent === first.vatPercent) continue;
		report({ line, message: `VAT differs from line ${first.line}, which belongs to the same product` });
	}
	const { title, names } = namesOfGroup(
		items.map((item) => ({ title: item.title, traits: item.variants.flatMap(({ traits }) => traits ?? []) })),
	);
	const variants = items.flatMap((item, index) =>
		item.variants.map((variant) => ({ ...variant, name: names[index] ?? "" })),
	);
	for (const [index, item] of items.entries()) {
		if (names[index] !== null) continue;
		const same = items.find((other) => other.title === item.title);
		const message = `nothing tells the item from that on line ${same?.line}, which belongs to the same product; their names or properties must differ`;
		report({ line: item.line, message });
	}
	const pictures = items.flatMap(({ pictureUrls }) => pictureUrls ?? []);
	return { ...first, title, pictureUrls: first.pictureUrls && [...new Set(pictures)], variants };
}
