import { eachLocale, type Given, givenIn } from "../../../../domain/locale.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { keyOf, pathKey } from "../terms.ts";
import type { Names } from "./mapping.ts";
import {
	type AttributeRow,
	attributeRows,
	type CategoryRow,
	categoryRows,
	type ValueRow,
	valueRows,
} from "./shop-terms.sql.ts";

export type ShopCategory = {
	id: number;
	key: string;
	parentId: number | null;
	tint: string;
	isActive: boolean;
	/** Path in the file that it was made from; null when not imported. */
	importPath: string | null;
	names: Names;
};
/** An attribute or a value; `importName` is null when not imported. */
export type ShopWord = { id: number; key: string; importName: string | null; names: Names; slugs: Names };
export type ShopAttribute = ShopWord & {
	isFilter: boolean;
	values: ShopWord[];
	valueOfName(key: string): ShopWord | undefined;
};

/** The shop's categories and attributes for a file's words; names are looked up regardless of case and spaces. */
export type ShopTerms = {
	categories: Map<number, ShopCategory>;
	/** The category made from this path, else the one with these Czech names. */
	categoryOfPath(key: string): ShopCategory | undefined;
	/** The category made from this path, whatever its name now. */
	categoryMadeFrom(key: string): ShopCategory | undefined;
	categoryOfKey(key: string): ShopCategory | undefined;
	attributes: ShopAttribute[];
	/** The attribute made from this name, else the one with this Czech name. */
	attributeOfName(key: string): ShopAttribute | undefined;
	attributeMadeFrom(key: string): ShopAttribute | undefined;
	attributeOfKey(key: string): ShopAttribute | undefined;
};

export async function loadShopTerms(tx: Database): Promise<ShopTerms> {
	return shopTermsOf(await categoryRows(tx), await attributeRows(tx), await valueRows(tx));
}

export function shopTermsOf(rows: CategoryRow[], ofAttributes: AttributeRow[], ofValues: ValueRow[]): ShopTerms {
	const categories = new Map(
		rows.map(({ id, key, tint, names, ...row }): [number, ShopCategory] => [
			id,
			{
				id,
				key,
				tint,
				parentId: row.parent_id,
				isActive: row.is_active,
				importPath: row.import_path,
				names: inEach(names),
			},
		]),
	);
	const all = [...categories.values()];
	const values = Map.groupBy(ofValues, (row) => row.attribute_id);
	const attributes = ofAttributes.map((row): ShopAttribute => {
		const own = (values.get(row.id) ?? []).map(wordOf);
		const valueOfName = (key: string) => calledLike(own, key);
		return { ...wordOf(row), isFilter: row.is_filter, values: own, valueOfName };
	});
	// Of two with the same name the first one counts, which is older.
	const byName = new Map(
		all.toReversed().flatMap((category) => {
			const path = activePath(category, categories);
			return path ? [[pathKey(path), category] as const] : [];
		}),
	);
	const byImportPath = new Map(all.map((category) => [category.importPath, category]));
	const byKey = new Map(all.map((category) => [category.key, category]));
	const byImportName = new Map(attributes.map((attribute) => [attribute.importName, attribute]));
	const attributesByKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
	const categoryMadeFrom = (key: string) => byImportPath.get(key);
	const attributeMadeFrom = (key: string) => byImportName.get(key);
	return {
		categories,
		categoryOfPath: (key) => categoryMadeFrom(key) ?? byName.get(key),
		categoryMadeFrom,
		categoryOfKey: (key) => byKey.get(key),
		attributes,
		attributeOfName: (key) => attributeMadeFrom(key) ?? calledLike(attributes, key),
		attributeMadeFrom,
		attributeOfKey: (key) => attributesByKey.get(key),
	};
}

/** Czech names from the top; null when it, or one above, is hidden. */
function activePath(category: ShopCategory, all: Map<number, ShopCategory>): string[] | null {
	if (!category.isActive) return null;
	const parent = category.parentId === null ? null : all.get(category.parentId);
	if (!parent) return [category.names.cs];
	const above = activePath(parent, all);
	return above && [...above, category.names.cs];
}

/** The word with this Czech name, else with this slug. */
function calledLike<Word extends ShopWord>(words: Word[], key: string): Word | undefined {
	return words.find(({ names }) => keyOf(names.cs) === key) ?? words.find(({ slugs }) => slugs.cs === key);
}

function wordOf(row: AttributeRow | ValueRow): ShopWord {
	return {
		id: row.id,
		key: row.key,
		importName: row.import_name,
		names: inEach(row.names),
		slugs: inEach(row.slugs),
	};
}

const inEach = (given: Given<string>): Names => eachLocale((locale) => givenIn(given, locale));
