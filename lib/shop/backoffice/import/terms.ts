import { slugify } from "../../../domain/words/slug.ts";
import type { Database } from "../../kernel/db/client.ts";
import { quoted } from "./formats/field.ts";
import type { ImportedItem, ImportedVariant, Trait, Unmapped } from "./formats/imported.ts";
import { oneLine } from "./plain-text.ts";
import { type AttributeValueRow, attributeValueRows, categoryPathRows, vatRateIds } from "./terms.sql.ts";

export const NO_CATEGORY = "category whose path the shop does not have";
export const NO_ATTRIBUTE = "property that is no attribute";

type Attribute = { valueIds: Map<string, number> };

/** The shop's words for a file's: attributes with their values, paths of categories, VAT rates. */
export type Terms = {
	/** By the file's word; null: left out on purpose. */
	attributes: Map<string, Attribute | null>;
	attributesById: Map<number, Attribute>;
	categories: Map<string, number>;
	/** "Balónky | Latexové balónky" by id. */
	categoryNames: Map<number, string>;
	vatRates: Map<string, number>;
	/** Rate of goods without one: the highest, which is 0 in the shop of a seller who is no VAT payer. */
	standardVat: string;
	/** "Barva: červená" and its attribute, by the value's id. */
	values: Map<number, { attributeId: number; attribute: string; value: string }>;
};

/** A variant in the shop's terms. `valueIds` is null when the format has no properties. */
export type StagedVariant = ImportedVariant & { valueIds: number[] | null };
/** An item in the shop's terms. */
export type StagedItem = Omit<ImportedItem, "categoryPaths" | "variants"> & {
	brandSlug: string | null | undefined;
	categoryId: number | null;
	variants: StagedVariant[];
};

export async function loadTerms(tx: Database, now: Date): Promise<Terms> {
	const attributesById = new Map<number, Attribute>();
	const values: Terms["values"] = new Map();
	const valueRows = await attributeValueRows(tx);
	for (const row of valueRows) {
		attributesById.set(row.attribute_id, { valueIds: new Map() });
		values.set(row.value_id, {
			attributeId: row.attribute_id,
			attribute: row.attribute_name,
			value: row.value_name,
		});
	}
	// A match by name precedes one by slug; the word that an import made something from precedes both.
	const attributes: Terms["attributes"] = new Map();
	const enter = (wordsOf: (row: AttributeValueRow) => { attribute: string | null; value: string | null }) => {
		for (const row of valueRows) {
			const attribute = attributesById.get(row.attribute_id);
			const words = wordsOf(row);
			if (attribute && words.attribute !== null) attributes.set(words.attribute, attribute);
			if (words.value !== null) attribute?.valueIds.set(words.value, row.value_id);
		}
	};
	enter((row) => ({ attribute: row.attribute_slug, value: row.value_slug }));
	enter((row) => ({ attribute: keyOf(row.attribute_name), value: keyOf(row.value_name) }));
	enter((row) => ({ attribute: row.attribute_import, value: row.value_import }));
	const rows = await categoryPathRows(tx);
	const paths = rows.toReversed().map(({ id, path }): [string, number] => [pathKey(path), id]);
	const importPaths = rows.flatMap(({ id, import_path }): [string, number][] =>
		import_path === null ? [] : [[import_path, id]],
	);
	const vatRates = await vatRateIds(tx, now);
	return {
		attributes,
		attributesById,
		values,
		categories: new Map([...paths, ...importPaths]),
		categoryNames: new Map(rows.map(({ id, path }) => [id, path.join(" | ")])),
		vatRates,
		standardVat: [...vatRates.keys()].reduce((high, rate) => (Number(rate) > Number(high) ? rate : high), "0.00"),
	};
}

/** Key of a name regardless of case and spaces. */
export function keyOf(name: string): string {
	return oneLine(name).toLocaleLowerCase("cs");
}

/** Key of a category path, in the same way. */
export function pathKey(path: string[]): string {
	return path.map(keyOf).join("|");
}

/** An item with the shop's ids; content without a counterpart goes to `report`. */
export function inShopTerms(
	{ categoryPaths, ...item }: ImportedItem,
	terms: Terms,
	context: { isCategoryChosen: boolean; report: (unmapped: Unmapped) => void },
): StagedItem {
	const { report } = context;
	const isKnownRate = item.vatPercent === null || terms.vatRates.has(item.vatPercent);
	if (!isKnownRate) {
		const example = `${Number(item.vatPercent)} %`;
		report({ line: item.line, what: "VAT rate that does not hold today, left out", example });
	}
	return {
		...item,
		vatPercent: isKnownRate ? item.vatPercent : null,
		brandSlug: item.brand && slugify(item.brand.name),
		categoryId: context.isCategoryChosen ? null : categoryOf(categoryPaths, terms, report),
		variants: item.variants.map((variant) => ({
			...variant,
			valueIds: variant.traits?.flatMap((trait) => valueIdsOf(trait, terms, report)) ?? null,
		})),
	};
}

function categoryOf(
	paths: ImportedItem["categoryPaths"],
	{ categories }: Terms,
	report: (unmapped: Unmapped) => void,
): number | null {
	for (const { path } of paths) {
		const id = categories.get(pathKey(path));
		if (id !== undefined) return id;
	}
	for (const { line, path } of paths) {
		report({ line, what: NO_CATEGORY, example: quoted(path.join(" | ")) });
	}
	return null;
}

function valueIdsOf({ line, name, values }: Trait, { attributes }: Terms, report: (unmapped: Unmapped) => void) {
	const attribute = attributes.get(keyOf(name));
	if (attribute === null) return [];
	return values.flatMap((value) => {
		const id = attribute?.valueIds.get(keyOf(value));
		if (id !== undefined) return [id];
		const what = attribute ? "property whose value its attribute does not have" : NO_ATTRIBUTE;
		report({ line, what, example: quoted(`${name}: ${value}`) });
		return [];
	});
}
