import { slugify } from "../../../../domain/words/slug.ts";
import { keyOf, pathKey } from "../terms.ts";
import type { CategoryLine, Mapping, PropertyLine } from "./mapping.ts";
import { splitPath } from "./read-mapping.ts";
import type { ShopAttribute, ShopCategory, ShopTerms } from "./shop-terms.ts";

type New<Line extends { target: { kind: string } }> = Extract<Line["target"], { kind: "new" }>;

/** What a name resolves to: a line that makes something, something in the shop, a skipped line, or nothing. */
export type Way<Line extends { target: { kind: string } }, Known> =
	| { kind: "line"; line: Line; target: New<Line> }
	| { kind: "known"; known: Known }
	| { kind: "skip" }
	| { kind: "nowhere"; because: string };

export type CategoryWay = Way<CategoryLine, ShopCategory>;
export type AttributeWay = Way<PropertyLine, ShopAttribute>;
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
 * Resolves names through the lines of a mapping. A key of the shop precedes a line with the same name: keys must match
 * exactly, lines regardless of case.
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

/** A line's name that cannot be read as a key: with "|" in front when it could be one. */
export function lineName(text: string): string {
	return text === slugify(text) ? `| ${text}` : text;
}

type Followed<Target extends { kind: "new" }> = { target: Target | { kind: "as"; name: string } | { kind: "skip" } };

function openWays<Target extends { kind: "new" }, Line extends Followed<Target>, Known>(words: {
	lineOf(name: string): (Line & Followed<Target>) | undefined;
	knownOf(name: string): Known | undefined;
	/** The line whose word an import made this from. */
	makerOf(known: Known): (Line & Followed<Target>) | undefined;
	otherwise: string;
}) {
	type Found = { kind: "line"; line: Line; target: Target } | Exclude<Way<Line, Known>, { kind: "line" }>;
	/** Something that a line makes always resolves to that line, whoever names it, so that it is changed only once. */
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
