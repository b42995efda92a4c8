import { slugify } from "../../../domain/slug.ts";
import type { LineError } from "../formats/imported.ts";
import { keyOf, pathKey } from "../terms.ts";
import { type CategoryLine, LEVELS_MAX, type Mapping, type PropertyLine, pathText, type ValueLine } from "./mapping.ts";
import { splitPath } from "./read-mapping.ts";
import type { ShopAttribute, ShopCategory, ShopTerms } from "./shop-terms.ts";

type New<Line extends { target: { kind: string } }> = Extract<Line["target"], { kind: "new" }>;

/** Where a name leads: to a line that makes something, to what the shop has, nowhere on purpose, or nowhere. */
export type Way<Line extends { target: { kind: string } }, Known> =
	| { kind: "line"; line: Line; target: New<Line> }
	| { kind: "known"; known: Known }
	| { kind: "skip" }
	| { kind: "nowhere"; because: string };

type CategoryWay = Way<CategoryLine, ShopCategory>;
type AttributeWay = Way<PropertyLine, ShopAttribute>;
export type Resolver = {
	category(name: string): CategoryWay;
	categoryOfLine(line: CategoryLine): CategoryWay;
	attribute(name: string): AttributeWay;
	attributeOfLine(line: PropertyLine): AttributeWay;
};

const NOT_A_CATEGORY = "is neither the key of a category nor a path of this file";
const NOT_AN_ATTRIBUTE = "is neither the key of an attribute nor a property of this file";
const IN_A_CIRCLE = "leads back to itself";

/**
 * Follows names through the lines of a mapping. A key of the shop goes before a line that is called like it: keys are written as they
 * are, lines without regard to case.
 */
export function openResolver(mapping: Mapping, shop: ShopTerms): Resolver {
	const categories = new Map(mapping.categories.map((line) => [pathKey(line.path), line]));
	const properties = new Map(mapping.properties.map((line) => [keyOf(line.property), line]));
	const category = openWays({
		lineOf: (name) => categories.get(pathKey(splitPath(name))),
		knownOf: shop.categoryOfKey,
		makerOf: ({ importPath }) => categories.get(importPath ?? ""),
		otherwise: NOT_A_CATEGORY,
	});
	const attribute = openWays({
		lineOf: (name) => properties.get(keyOf(name)) ?? properties.get(keyOf(name.replace(/^\|/, ""))),
		knownOf: shop.attributeOfKey,
		makerOf: ({ importName }) => properties.get(importName ?? ""),
		otherwise: NOT_AN_ATTRIBUTE,
	});
	return {
		category: category.ofName,
		categoryOfLine: category.ofLine,
		attribute: attribute.ofName,
		attributeOfLine: attribute.ofLine,
	};
}

/** How a line is named so that no key is meant: one that could be a key has "|" in front. */
export function lineName(text: string): string {
	return text === slugify(text) ? `| ${text}` : text;
}

type Followed<Target extends { kind: "new" }> = { target: Target | { kind: "as"; name: string } | { kind: "skip" } };

function openWays<Target extends { kind: "new" }, Line extends Followed<Target>, Known>(words: {
	lineOf(name: string): (Line & Followed<Target>) | undefined;
	knownOf(name: string): Known | undefined;
	/** The line of the word that an import made something from. */
	makerOf(known: Known): (Line & Followed<Target>) | undefined;
	otherwise: string;
}) {
	type Found = { kind: "line"; line: Line; target: Target } | Exclude<Way<Line, Known>, { kind: "line" }>;
	/** What a line makes has that line for its one way, whoever else names it, so that it is brought to one state alone. */
	const wayOf = (known: Known): Found => {
		const line = words.makerOf(known);
		return line?.target.kind === "new" ? { kind: "line", line, target: line.target } : { kind: "known", known };
	};
	const ofLine = (first: Line & Followed<Target>): Found => {
		const seen = new Set<Line>();
		let line = first;
		while (!seen.has(line)) {
			seen.add(line);
			const { target } = line;
			if (target.kind === "new") return { kind: "line", line, target };
			if (target.kind === "skip") return { kind: "skip" };
			const known = words.knownOf(target.name);
			if (known) return wayOf(known);
			const next = words.lineOf(target.name);
			if (!next) return { kind: "nowhere", because: words.otherwise };
			line = next;
		}
		return { kind: "nowhere", because: IN_A_CIRCLE };
	};
	const ofName = (name: string): Found => {
		const known = words.knownOf(name);
		if (known) return wayOf(known);
		const line = words.lineOf(name);
		return line ? ofLine(line) : { kind: "nowhere", because: words.otherwise };
	};
	return { ofLine, ofName };
}

/** What cannot be done, by the lines of the mapping file. */
export function mappingFaults(mapping: Mapping, shop: ShopTerms): LineError[] {
	const resolver = openResolver(mapping, shop);
	const faults = [
		...repeated(
			mapping.categories,
			({ path }) => pathKey(path),
			({ path }) => `path "${pathText(path)}"`,
		),
		...repeated(
			mapping.properties,
			({ property }) => keyOf(property),
			({ property }) => `property "${property}"`,
		),
		...mapping.categories.flatMap((line) => categoryFaults(line, { mapping, shop, resolver })),
		...siblingFaults(mapping, resolver),
		...mapping.properties.flatMap((line) => propertyFaults(line, resolver)),
		...namesakes(mapping, shop),
	];
	return faults.sort((a, b) => a.line - b.line);
}

function repeated<Line extends { line: number }>(
	lines: Line[],
	keyOf: (line: Line) => string,
	called: (line: Line) => string,
) {
	const first = new Map<string, number>();
	return lines.flatMap((line): LineError[] => {
		const key = keyOf(line);
		const known = first.get(key);
		if (known !== undefined) return [{ line: line.line, message: `${called(line)} is on line ${known} already` }];
		first.set(key, line.line);
		return [];
	});
}

type Context = { mapping: Mapping; shop: ShopTerms; resolver: Resolver };

function categoryFaults(of: CategoryLine, context: Context): LineError[] {
	const { line, path, target } = of;
	const fault = (message: string): LineError[] => [{ line, message }];
	if (target.kind === "skip") return [];
	if (target.kind === "as") {
		const way = context.resolver.categoryOfLine(of);
		return way.kind === "nowhere" ? fault(`category "${target.name}" ${way.because}`) : [];
	}
	if (target.parent === "") return [];
	const way = context.resolver.category(target.parent);
	if (way.kind === "nowhere") return fault(`parent "${target.parent}" ${way.because}`);
	if (way.kind === "skip") return fault(`parent "${target.parent}" is skipped, so nothing can stand below it`);
	const levels = levelsAbove(path, context);
	if (levels === null) return fault(`parent "${target.parent}" stands below the category itself`);
	return levels < LEVELS_MAX ? [] : fault(`the category is on level ${levels + 1}, at most ${LEVELS_MAX} are shown`);
}

/** How many categories stand above that of a path once all lines are done; null when it stands below itself. */
function levelsAbove(path: string[], { mapping, shop, resolver }: Context): number | null {
	const made = new Map(mapping.categories.map((line) => [pathKey(line.path), line]));
	/** What stands for a category before it is made, and the line that says where it stands. */
	const nodeOf = (line: CategoryLine) => shop.categoryMadeFrom(pathKey(line.path))?.key ?? pathText(line.path);
	let line = made.get(pathKey(path));
	let category: ShopCategory | undefined;
	const seen = new Set<string>();
	for (;;) {
		const node = line ? nodeOf(line) : category?.key;
		if (node === undefined) return seen.size - 1;
		if (seen.has(node)) return null;
		seen.add(node);
		if (line?.target.kind === "new") {
			const way = line.target.parent === "" ? null : resolver.category(line.target.parent);
			[line, category] = [way?.kind === "line" ? way.line : undefined, way?.kind === "known" ? way.known : undefined];
		} else [line, category] = [undefined, shop.categories.get(category?.parentId ?? 0)];
		// A category that a line makes, or moves, stands where the line says.
		const moved = category?.importPath ? made.get(category.importPath) : undefined;
		if (moved?.target.kind === "new") [line, category] = [moved, undefined];
	}
}

/** Two new categories of one name side by side; whoever wants one of them names the path of the other. */
function siblingFaults({ categories }: Mapping, resolver: Resolver): LineError[] {
	const made = categories.flatMap((line) => (line.target.kind === "new" ? [{ ...line, target: line.target }] : []));
	const placeOf = (parent: string) => {
		const way = parent === "" ? null : resolver.category(parent);
		return way?.kind === "line" ? pathKey(way.line.path) : way?.kind === "known" ? way.known.key : "";
	};
	return repeated(
		made,
		({ target }) => `${placeOf(target.parent)}\n${keyOf(target.names.cs)}`,
		({ target }) => `a category "${target.names.cs}" with this parent`,
	);
}

function propertyFaults(of: PropertyLine, resolver: Resolver): LineError[] {
	const { line, target, values } = of;
	const way = resolver.attributeOfLine(of);
	return [
		...(way.kind === "nowhere" && target.kind === "as"
			? [{ line, message: `attribute "${target.name}" ${way.because}` }]
			: []),
		...repeated(
			values,
			({ value }) => keyOf(value),
			({ value }) => `value "${value}"`,
		),
		...differing(values),
	];
}

/** One value cannot have two English names. */
function differing(values: ValueLine[]): LineError[] {
	const english = new Map<string, ValueLine>();
	return values.flatMap((value): LineError[] => {
		const known = english.get(keyOf(value.names.cs));
		english.set(keyOf(value.names.cs), known ?? value);
		if (!known || known.names.en === value.names.en) return [];
		const message = `"${value.names.cs}" is "${known.names.en}" in English on line ${known.line}, "${value.names.en}" here`;
		return [{ line: value.line, message }];
	});
}

/** New attributes whose name another one has: two of one name in a listing nobody could tell apart. */
function namesakes({ properties }: Mapping, shop: ShopTerms): LineError[] {
	const made = properties.flatMap((line) => (line.target.kind === "new" ? [{ ...line, target: line.target }] : []));
	const taken = made.flatMap(({ line, property, target }): LineError[] => {
		const key = keyOf(target.names.cs);
		const other = shop.attributes.find(
			({ names, importName }) => keyOf(names.cs) === key && importName !== keyOf(property),
		);
		const isRenamed = made.some((one) => keyOf(one.property) === other?.importName);
		if (!other || isRenamed) return [];
		return [{ line, message: `the shop has an attribute "${other.names.cs}"; its key is "${other.key}"` }];
	});
	const same = repeated(
		made,
		({ target }) => keyOf(target.names.cs),
		({ target }) => `an attribute "${target.names.cs}"`,
	);
	return [...taken, ...same];
}
