import type { Database } from "../../../kernel/db/client.ts";
import { collectErrors, type LineErrors } from "../collect.ts";
import { pathKey, type Terms } from "../terms.ts";
import { type KeptAttributes, keepAttributes } from "./keep-attributes.ts";
import { keepCategories } from "./keep-categories.ts";
import type { Mapping } from "./mapping.ts";
import { mappingFaults } from "./mapping-faults.ts";
import { type Proposals, proposeLines, withProposals } from "./propose.ts";
import { menuKeys, productsOf } from "./shop-terms.sql.ts";
import { loadShopTerms, type ShopTerms } from "./shop-terms.ts";
import { type FileOfWords, surveyFile } from "./survey.ts";
import { type AttributeShown, attributesShown, type CategoryShown, treeShown } from "./terms-shown.ts";

/** Whether to create categories and attributes that the mapping does not mention, and the mapping. */
export type TermsWanted = { categories: boolean; attributes: boolean; mapping: Mapping | null };

export type TermsReport = {
	/** The file's categories as they now are in the shop, each below its parent. */
	tree: CategoryShown[];
	attributes: AttributeShown[];
	categoriesMade: number;
	categoriesChanged: number;
	attributesMade: number;
	attributesChanged: number;
	/** Keys of new top categories that the menu does not show, because a setting lists the ones it shows. */
	outsideMenu: string[];
	/** Lines that the mapping lacks. */
	proposals: Proposals;
};

export type KeptTerms = {
	report: TermsReport;
	newPictures: number;
	isChange: boolean;
	/** Goods whose categories or values were renamed or moved. */
	relistedIds: number[];
	/** Adds the created and mapped words to the terms for reading the file. */
	apply(terms: Terms): void;
};

/**
 * Reads a file's categories and properties, and creates those that the shop should have, before the goods that use them. An
 * impossible mapping is refused with its faulty lines.
 */
export async function keepTerms(
	tx: Database,
	{ wanted, ...file }: FileOfWords & { wanted: TermsWanted },
): Promise<{ ok: true; value: KeptTerms } | { ok: false; lines: LineErrors }> {
	const shop = await loadShopTerms(tx);
	const said: Mapping = wanted.mapping ?? { categories: [], properties: [] };
	const paths = new Set(said.categories.map(({ path }) => pathKey(path)));
	const isKnown = (key: string) => paths.has(key) || shop.categoryOfPath(key) !== undefined;
	const survey = await surveyFile(tx, { ...file, isKnown });
	const proposals = proposeLines(survey, shop, { mapping: said, which: wanted });
	const mapping = withProposals(said, proposals);
	const faults = mappingFaults(mapping, shop);
	if (faults.length > 0) {
		const errors = collectErrors();
		for (const fault of faults) errors.add(fault);
		return { ok: false, lines: errors.result() };
	}
	const named = new Set(survey.categories.map(({ key }) => key));
	const categories = await keepCategories(tx, mapping, { shop, named });
	const attributes = await keepAttributes(tx, mapping, shop);
	const after = await loadShopTerms(tx);
	const counts = [
		categories.made.size,
		categories.changed.size,
		attributes.made.size,
		attributes.changed.size,
	] as const;
	const [categoriesMade, categoriesChanged, attributesMade, attributesChanged] = counts;
	return {
		ok: true,
		value: {
			newPictures: categories.newPictures,
			relistedIds: await productsOf(tx, {
				categoryIds: [...categories.changed],
				valueIds: attributes.renamedValues,
			}),
			isChange: counts.some((count) => count > 0),
			report: {
				...{ categoriesMade, categoriesChanged, attributesMade, attributesChanged, proposals },
				outsideMenu: await outsideMenu(tx, after, categories.made),
				tree: treeShown(survey, after, categories),
				attributes: attributesShown(survey, after, attributes),
			},
			apply: (terms) => {
				for (const [key, id] of categories.ids) terms.categories.set(key, id);
				applyAttributes(terms, attributes);
			},
		},
	};
}

function applyAttributes(terms: Terms, { ways }: KeptAttributes): void {
	for (const [key, way] of ways) {
		if (way === null) {
			terms.attributes.set(key, null);
			continue;
		}
		const own = terms.attributesById.get(way.attributeId)?.valueIds ?? [];
		const valueIds = new Map([...own, ...way.valueIds]);
		terms.attributes.set(key, { valueIds });
	}
}

async function outsideMenu(tx: Database, shop: ShopTerms, made: Set<number>): Promise<string[]> {
	const shown = await menuKeys(tx);
	if (shown.length === 0) return [];
	const top = [...shop.categories.values()].filter(({ id, parentId }) => made.has(id) && parentId === null);
	return top.map(({ key }) => key).filter((key) => !shown.includes(key));
}
