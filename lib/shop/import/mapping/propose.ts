import { slugify } from "../../../domain/slug.ts";
import { keyOf, pathKey } from "../terms.ts";
import { type CategoryLine, type Mapping, type PropertyLine, pathText, type ValueLine } from "./mapping.ts";
import { lineName } from "./resolve-mapping.ts";
import type { ShopAttribute, ShopTerms } from "./shop-terms.ts";
import type { Survey, SurveyedProperty } from "./survey.ts";

/** Lines for what a mapping does not say yet, with how many products each is about; values are those of lines it has. */
export type Proposals = {
	categories: (CategoryLine & { goods: number })[];
	properties: (PropertyLine & { goods: number })[];
	values: { property: string; added: ValueLine[] }[];
};

/** More are a feed in which goods have names of their own in the place of categories; those of most goods are proposed. */
const CATEGORIES_MAX = 1_000;
const PROPERTIES_MAX = 300;
/** More different values are numbers or codes, which no attribute is for. */
const VALUES_MAX = 500;
/** A filter is worth its place from so many goods on, and from this part of all; of more values nobody would choose. */
const FILTER = { goods: 3, part: 0.01, values: { min: 2, max: 100 }, goodsPerValue: 2 } as const;

/** Whether listings should be filtered by a property: it is said of enough goods, and its values tell groups of them apart. */
export function isWorthFilter(
	{ goods, values }: Pick<SurveyedProperty, "goods" | "values">,
	allGoods: number,
): boolean {
	const enough = Math.max(FILTER.goods, allGoods * FILTER.part);
	const having = values.reduce((sum, value) => sum + value.goods, 0);
	return (
		goods >= enough &&
		values.length >= FILTER.values.min &&
		values.length <= FILTER.values.max &&
		having >= values.length * FILTER.goodsPerValue
	);
}

/**
 * What is made unless somebody says otherwise: of what the shop has under the same Czech names nothing, of the rest a category or
 * an attribute of that name, in both languages. What an import made before is proposed as it stands now.
 */
export function proposeLines(
	survey: Survey,
	shop: ShopTerms,
	{ mapping, which }: { mapping: Mapping; which: { categories: boolean; attributes: boolean } },
): Proposals {
	const said = new Map(mapping.properties.map((line) => [keyOf(line.property), line]));
	const attributes = which.attributes ? mostGoods(survey.properties, PROPERTIES_MAX) : [];
	const usable = attributes.filter(({ values }) => values.length <= VALUES_MAX);
	const accented = new Map(
		usable
			.filter(({ key, name }) => slugify(name) !== key)
			.map(({ name }): [string, string] => [slugify(name), lineName(name)]),
	);
	return {
		categories: which.categories ? proposeCategories(survey, shop, mapping) : [],
		properties: usable
			.filter(({ key }) => !said.has(key))
			.map((property) => ({
				...proposeProperty(property, { shop, accented, allGoods: survey.goods }),
				goods: property.goods,
			})),
		values: usable.flatMap((property) => {
			const line = said.get(property.key);
			if (!line || line.target.kind === "skip") return [];
			const known = new Set(line.values.map(({ value }) => keyOf(value)));
			const added = proposeValues(property, attributeOf(line, shop, said)).filter(
				({ value }) => !known.has(keyOf(value)),
			);
			return added.length === 0 ? [] : [{ property: line.property, added }];
		}),
	};
}

/** The mapping with the proposals in it. */
export function withProposals(mapping: Mapping, { categories, properties, values }: Proposals): Mapping {
	const added = new Map(values.map((one) => [keyOf(one.property), one.added]));
	const lines = mapping.properties.map((line) => ({
		...line,
		values: [...line.values, ...(added.get(keyOf(line.property)) ?? [])],
	}));
	return { categories: [...mapping.categories, ...categories], properties: [...lines, ...properties] };
}

function mostGoods<Word extends { goods: number }>(words: Word[], max: number): Word[] {
	if (words.length <= max) return words;
	const kept = new Set([...words].sort((a, b) => b.goods - a.goods).slice(0, max));
	return words.filter((word) => kept.has(word));
}

function proposeCategories(survey: Survey, shop: ShopTerms, mapping: Mapping): Proposals["categories"] {
	const goods = new Map(survey.categories.map((category) => [category.key, category.goods]));
	const lines = new Map<string, CategoryLine & { goods: number }>();
	const said = new Map(mapping.categories.map((line) => [pathKey(line.path), line]));
	/** How a line names the category of a path that others stand below. */
	const parentOf = (path: string[]): string => {
		if (path.length === 0) return "";
		const line = said.get(pathKey(path));
		if (line) return line.target.kind === "skip" ? parentOf(path.slice(0, -1)) : lineName(pathText(line.path));
		const known = shop.categoryOfPath(pathKey(path));
		if (known) return known.key;
		add(path);
		return lineName(pathText(path));
	};
	const add = (path: string[]) => {
		const key = pathKey(path);
		if (said.has(key) || lines.has(key)) return;
		const base = { line: 0, path, goods: goods.get(key) ?? 0 };
		const known = shop.categoryOfPath(key);
		if (known && known.importPath === key) {
			const parent = shop.categories.get(known.parentId ?? 0)?.key ?? "";
			lines.set(key, { ...base, target: { kind: "new", names: known.names, parent } });
		} else if (known) lines.set(key, { ...base, target: { kind: "as", name: known.key } });
		else {
			const parent = parentOf(path.slice(0, -1));
			const name = path.at(-1) ?? "";
			lines.set(key, { ...base, target: { kind: "new", names: { cs: name, en: name }, parent } });
		}
	};
	for (const { path } of mostGoods(survey.categories, CATEGORIES_MAX)) add(path);
	return [...lines.values()];
}

function proposeProperty(
	property: SurveyedProperty,
	{
		shop,
		accented,
		allGoods,
	}: {
		shop: ShopTerms /** Lines by their words without diacritics. */;
		accented: Map<string, string>;
		allGoods: number;
	},
): PropertyLine {
	const known = shop.attributeOfName(property.key);
	const base = { line: 0, property: property.name, values: proposeValues(property, known) };
	const other = known && known.importName !== property.key ? known.key : !known && accented.get(property.key);
	if (other) return { ...base, target: { kind: "as", name: other } };
	const names = known?.names ?? { cs: property.name, en: property.name };
	const isFilter = known?.isFilter ?? isWorthFilter(property, allGoods);
	return { ...base, target: { kind: "new", names, isFilter } };
}

function proposeValues({ values }: SurveyedProperty, attribute: ShopAttribute | undefined): ValueLine[] {
	return values.map(({ key, value }) => {
		const known = attribute?.values.find(({ importName }) => importName === key) ?? attribute?.valueOfName(key);
		return { line: 0, value, names: known?.names ?? { cs: value, en: value } };
	});
}

/** The attribute that a line speaks of, when the shop has it. */
function attributeOf(line: PropertyLine, shop: ShopTerms, said: Map<string, PropertyLine>): ShopAttribute | undefined {
	if (line.target.kind === "new") return shop.attributeMadeFrom(keyOf(line.property));
	if (line.target.kind === "skip") return undefined;
	const other = said.get(keyOf(line.target.name));
	if (other && other !== line && other.target.kind === "new") return shop.attributeMadeFrom(keyOf(other.property));
	return shop.attributeOfKey(line.target.name);
}
