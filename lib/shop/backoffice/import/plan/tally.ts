import { outsidePicture } from "../import-pictures.ts";
import type { Terms } from "../terms.ts";
import type { CodedPlan } from "./assign-codes.ts";
import { type Difference, differenceOf } from "./difference.ts";
import type { StagedProduct } from "./merge-items.ts";

/** Most products listed by name; the rest are counted. */
export const PRODUCTS_SHOWN = 20;

export type FileTally = {
	created: number;
	updated: number;
	unchanged: number;
	newPictures: number;
	/** The first new products, with their number of variants. */
	newProducts: { code: string; name: string; variants: number }[];
	/** The first updated ones, field by field. */
	differences: Difference[];
	/** How often each field differs, over all updated products. */
	fields: Record<string, number>;
};

/** Counts an import's changes of the shop's goods. */
export function openTally(terms: Terms) {
	const tally: FileTally = {
		...{ created: 0, updated: 0, unchanged: 0, newPictures: 0 },
		...{ newProducts: [], differences: [], fields: {} },
	};
	return {
		tally,
		addCreated(plans: CodedPlan[]) {
			tally.created += plans.length;
			for (const { code, product, variants } of plans.slice(0, PRODUCTS_SHOWN - tally.newProducts.length)) {
				tally.newProducts.push({ code, name: product.title, variants: variants.added.length });
			}
		},
		addUpdated(plans: CodedPlan[]) {
			tally.updated += plans.length;
			for (const plan of plans) {
				const difference = differenceOf(plan, terms);
				if (tally.differences.length < PRODUCTS_SHOWN) tally.differences.push(difference);
				for (const { field } of difference.fields) tally.fields[field] = (tally.fields[field] ?? 0) + 1;
			}
		},
		addUnchanged(count: number) {
			tally.unchanged += count;
		},
		addPictures(count: number) {
			tally.newPictures += count;
		},
	};
}
export type Tally = ReturnType<typeof openTally>;

export type WantedPicture = { key: string; url: string; line: number };

/** Addresses of a file's pictures, with their keys in the shop. */
export function wantedPictures(products: Pick<StagedProduct, "line" | "pictureUrls">[]): WantedPicture[] {
	return products.flatMap(({ line, pictureUrls }) =>
		(pictureUrls ?? []).map((url) => ({ key: outsidePicture(url).key, url, line })),
	);
}
