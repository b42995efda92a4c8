import { eachLocale } from "../../../../domain/locale.ts";
import { slugify } from "../../../../domain/words/slug.ts";
import { keyOf, pathKey } from "../terms.ts";
import { type CategoryLine, LEVELS_MAX, type Mapping, type PropertyLine, pathText, type ValueLine } from "./mapping.ts";
import { levelsOf, lineId, placeId, placeName, placesOf, spotOf } from "./places.ts";
import { type AttributeWay, lineName, openResolver } from "./resolve-mapping.ts";
import type { ShopAttribute, ShopTerms } from "./shop-terms.ts";
import type { Survey, SurveyedProperty } from "./survey.ts";

/** Proposed lines for words that the mapping lacks, with the number of products; values belong to lines that it has. */
export type Proposals = {
	categories: (CategoryLine & { goods: number })[];
	properties: (PropertyLine & { goods: number })[];
	values: { property: string; added: ValueLine[] }[];
};

/** More missing ones mean a feed that has names of goods in place of categories; those with most goods are proposed. */
export const CATEGORIES_MAX = 1_000;
const PROPERTIES_MAX = 300;
/** More different values are numbers or codes, which should be no attribute. */
const VALUES_MAX = 500;
/** A filter is useful from this number and share of goods; more values would be too many to choose from. */
const FILTER = { goods: 3, part: 0.01, values: { min: 2, max: 100 }, goodsPerValue: 2 } as const;

/** Whether listings should filter by a property: enough goods have it, and its values divide them into groups. */
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
 * an attribute of that name, in each language. What an import made before is proposed as it stands now.
 */
export function proposeLines(
	survey: Survey,
	shop: ShopTerms,
	{ mapping, which }: { mapping: Mapping; which: { categories: boolean; attributes: boolean } },
): Proposals {
	return {
		categories: which.categories ? proposeCategories(survey, shop, mapping) : [],
		...proposeProperties(which.attributes ? survey : { goods: 0, properties: [] }, shop, mapping),
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

/** A category, or the line that makes it, as further lines name it; `id` is its place's, `level` is 0 for the root. */
type Above = { name: string; id: string | null; level: number };

function proposeCategories(survey: Survey, shop: ShopTerms, mapping: Mapping): Proposals["categories"] {
	const resolver = openResolver(mapping, shop);
	const places = placesOf(mapping, shop, resolver);
	const levels = levelsOf(places);
	const goods = new Map(survey.categories.map((category) => [category.key, category.goods]));
	const said = new Map(mapping.categories.map((line) => [pathKey(line.path), line]));
	const lines = new Map<string, Proposals["categories"][number]>();
	const aboveOf = (name: string, id: string | null): Above => ({ name, id, level: levels.get(id ?? "") ?? 0 });
	const bySpot = new Map(
		places
			.map((place): [string, Above] => [spotOf(place.parent, place.name), aboveOf(placeName(place), place.id)])
			.reverse(),
	);
	const propose = (path: string[], target: CategoryLine["target"]) =>
		lines.set(pathKey(path), { line: 0, path, goods: goods.get(pathKey(path)) ?? 0, target });

	/** The category of a path that has others below it; null when it would be too deep. */
	const stands = (path: string[]): Above | null => {
		const key = pathKey(path);
		if (path.length === 0) return { name: "", id: null, level: 0 };
		const line = said.get(key);
		if (line?.target.kind === "skip") return stands(path.slice(0, -1));
		if (line) return aboveOf(lineName(pathText(line.path)), placeId(resolver.categoryOfLine(line)));
		const known = shop.categoryOfPath(key);
		return known ? aboveOf(known.key, placeId(resolver.category(known.key))) : made(path);
	};
	/** The category for a path that the shop lacks: an existing one with its name in its place, or a new one. */
	const made = (path: string[]): Above | null => {
		const parent = stands(path.slice(0, -1));
		const name = path.at(-1) ?? "";
		const spot = parent && spotOf(parent.id, name);
		if (spot === null || parent === null) return null;
		const there = bySpot.get(spot);
		if (there?.id === lineId(path)) return there;
		if (there) propose(path, { kind: "as", name: there.name });
		else if (parent.level === LEVELS_MAX) return null;
		else propose(path, { kind: "new", names: eachLocale(() => name), parent: parent.name });
		const above = there ?? { name: lineName(pathText(path)), id: lineId(path), level: parent.level + 1 };
		bySpot.set(spot, above);
		return above;
	};
	const unsaid = survey.categories.filter(({ key }) => !said.has(key));
	const unknown = new Set(
		mostGoods(
			unsaid.filter(({ key }) => !shop.categoryOfPath(key)),
			CATEGORIES_MAX,
		),
	);
	for (const category of unsaid) {
		const known = shop.categoryOfPath(category.key);
		if (known?.importPath === category.key) {
			const parent = shop.categories.get(known.parentId ?? 0)?.key ?? "";
			propose(category.path, { kind: "new", names: known.names, parent });
		} else if (known) propose(category.path, { kind: "as", name: known.key });
		else if (unknown.has(category)) made(category.path);
	}
	return [...lines.values()];
}

type Words = Pick<Survey, "goods" | "properties">;

function proposeProperties(survey: Words, shop: ShopTerms, mapping: Mapping): Omit<Proposals, "categories"> {
	const resolver = openResolver(mapping, shop);
	const said = new Map(mapping.properties.map((line) => [keyOf(line.property), line]));
	const usable = mostGoods(survey.properties, PROPERTIES_MAX).filter(({ values }) => values.length <= VALUES_MAX);
	const accented = usable.filter(({ key, name }) => slugify(name) !== key).map(({ name }) => ({ name, cs: name }));
	const called = mapping.properties.flatMap(({ property, target }) =>
		target.kind === "new" ? [{ name: property, cs: target.names.cs }] : [],
	);
	const named = new Map(called.map(({ name, cs }) => [keyOf(cs), lineName(name)]));
	const plain = (lines: typeof called) => new Map(lines.map(({ name, cs }) => [slugify(cs), lineName(name)]));
	const [calledPlain, accentedPlain] = [plain(called), plain(accented)];
	/** The existing attribute for a property without an imported one; an exact name precedes one without diacritics. */
	const otherOf = ({ key }: SurveyedProperty): string | undefined =>
		named.get(key) ?? calledPlain.get(key) ?? shop.attributeOfName(key)?.key ?? accentedPlain.get(key);
	/** The existing names of a resolved attribute's values, in the shop and in the line that makes it. */
	const wordsOf = (way: AttributeWay) => {
		if (way.kind === "known") return { attribute: way.known, said: [] };
		if (way.kind !== "line") return { attribute: undefined, said: [] };
		return { attribute: shop.attributeMadeFrom(keyOf(way.line.property)), said: way.line.values };
	};
	return {
		properties: usable
			.filter(({ key }) => !said.has(key))
			.map((property) => {
				const { key, name, goods } = property;
				const made = shop.attributeMadeFrom(key);
				const other = made ? undefined : otherOf(property);
				const base = { line: 0, property: name, goods };
				if (other !== undefined) {
					const values = proposeValues(property, wordsOf(resolver.attribute(other)));
					return { ...base, target: { kind: "as", name: other }, values };
				}
				const names = made?.names ?? eachLocale(() => name);
				const isFilter = made?.isFilter ?? isWorthFilter(property, survey.goods);
				const values = proposeValues(property, { attribute: made, said: [] });
				return { ...base, target: { kind: "new", names, isFilter }, values };
			}),
		values: usable.flatMap((property) => {
			const line = said.get(property.key);
			const way = line && resolver.attributeOfLine(line);
			if (!way || way.kind === "skip" || way.kind === "nowhere") return [];
			const known = new Set(line.values.map(({ value }) => keyOf(value)));
			const words = wordsOf(way);
			const proposed = proposeValues(property, { ...words, said: [...line.values, ...words.said] });
			const added = proposed.filter(({ value }) => !known.has(keyOf(value)));
			return added.length === 0 ? [] : [{ property: line.property, added }];
		}),
	};
}

/** A value with the Czech name of one before it has its other names, too: `said` are those of the mapping. */
function proposeValues(
	{ values }: SurveyedProperty,
	{ attribute, said }: { attribute: ShopAttribute | undefined; said: ValueLine[] },
): ValueLine[] {
	const byName = new Map(said.toReversed().map(({ names }) => [keyOf(names.cs), names]));
	const made = new Map(attribute?.values.map((value) => [value.importName, value]));
	return values.map(({ key, value }) => {
		const known = made.get(key) ?? attribute?.valueOfName(key);
		const wanted = known?.names ?? eachLocale(() => value);
		const names = byName.get(keyOf(wanted.cs)) ?? wanted;
		byName.set(keyOf(names.cs), names);
		return { line: 0, value, names };
	});
}
