import { DEFAULT_LOCALE, LOCALES } from "../../../../domain/locale.ts";
import { languageName } from "../../../../domain/words/language-name.ts";
import type { LineError } from "../formats/imported.ts";
import { keyOf, pathKey } from "../terms.ts";
import { type CategoryLine, LEVELS_MAX, type Mapping, type PropertyLine, pathText, type ValueLine } from "./mapping.ts";
import { levelsOf, type Place, placesOf, spotOf, tooDeep } from "./places.ts";
import { openResolver, type Resolver } from "./resolve-mapping.ts";
import type { ShopTerms } from "./shop-terms.ts";

/** Impossible lines of a mapping file. A line that changes nothing in the shop is never refused. */
export function mappingFaults(mapping: Mapping, shop: ShopTerms): LineError[] {
	const resolver = openResolver(mapping, shop);
	const places = placesOf(mapping, shop, resolver);
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
		...mapping.categories.flatMap((line) => targetFaults(line, resolver)),
		...levelFaults(places),
		...namesakes(placesNamed(places), (name) => `a category "${name}" with this parent`),
		...mapping.properties.flatMap((line) => propertyFaults(line, resolver)),
		...namesakes(attributesNamed(mapping, shop), (name) => `an attribute "${name}"`),
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

function targetFaults(of: CategoryLine, resolver: Resolver): LineError[] {
	const { line, target } = of;
	if (target.kind === "skip" || (target.kind === "new" && target.parent === "")) return [];
	const [field, name, way] =
		target.kind === "as"
			? (["category", target.name, resolver.categoryOfLine(of)] as const)
			: (["parent", target.parent, resolver.category(target.parent)] as const);
	if (way.kind === "nowhere") return [{ line, message: `${field} "${name}" ${way.because}` }];
	if (way.kind !== "skip" || target.kind === "as") return [];
	return [{ line, message: `parent "${name}" is skipped, so nothing can stand below it` }];
}

function levelFaults(places: Place[]): LineError[] {
	const levels = levelsOf(places);
	const inCircles = places.flatMap(({ id, line }): LineError[] => {
		if (line?.target.kind !== "new" || levels.get(id) !== null) return [];
		return [{ line: line.line, message: `parent "${line.target.parent}" stands below the category itself` }];
	});
	const deepest = new Map(
		tooDeep(places, levels)
			.sort((a, b) => a.level - b.level)
			.map((one) => [one.cause, one]),
	);
	return [
		...inCircles,
		...[...deepest.values()].map(({ place, level, cause }) => {
			const what = place === cause ? "the category" : `"${place.name}" below it`;
			return { line: cause.line?.line ?? 0, message: `${what} is on level ${level}, at most ${LEVELS_MAX} are shown` };
		}),
	];
}

/** A named thing that must be unique in its place; `line` is null when no line makes it. */
type Named = { spot: string; name: string; line: number | null; key: string; isHere: boolean };

const placesNamed = (places: Place[]) =>
	places.map(({ parent, name, line, known, isHere }): Named => {
		return { spot: spotOf(parent, name), name, line: line?.line ?? null, key: known?.key ?? "", isHere };
	});

function attributesNamed({ properties }: Mapping, shop: ShopTerms): Named[] {
	const lines = properties.flatMap(({ line, property, target }) => {
		if (target.kind !== "new") return [];
		const known = shop.attributeMadeFrom(keyOf(property));
		return [{ line, known, name: target.names.cs }];
	});
	const ofLines = new Set(lines.map(({ known }) => known));
	const others = shop.attributes.filter((attribute) => !ofLines.has(attribute));
	return [...lines, ...others.map((known) => ({ line: null, known, name: known.names.cs }))].map(
		({ line, known, name }) => {
			return { spot: keyOf(name), name, line, key: known?.key ?? "", isHere: known?.names.cs === name };
		},
	);
}

/**
 * Refuses a line that creates, renames or moves something to the place of another one with the same name: nobody could tell
 * them apart, and goods would go to the wrong one.
 */
function namesakes(all: Named[], called: (name: string) => string): LineError[] {
	const taken = new Map(all.flatMap((one): [string, Named][] => (one.isHere ? [[one.spot, one]] : [])).reverse());
	return all.flatMap((one): LineError[] => {
		if (one.isHere || one.line === null) return [];
		const other = taken.get(one.spot);
		if (!other) {
			taken.set(one.spot, one);
			return [];
		}
		const message = other.line
			? `${called(one.name)} is on line ${other.line} already`
			: `the shop has ${called(other.name)}; its key is "${other.key}"`;
		return [{ line: one.line, message }];
	});
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

/** One value cannot have two names in a language. */
function differing(values: ValueLine[]): LineError[] {
	const first = new Map<string, ValueLine>();
	return values.flatMap((value): LineError[] => {
		const name = value.names[DEFAULT_LOCALE];
		const known = first.get(keyOf(name));
		first.set(keyOf(name), known ?? value);
		if (!known) return [];
		return LOCALES.flatMap((locale) => {
			const [before, here] = [known.names[locale], value.names[locale]];
			if (locale === DEFAULT_LOCALE || before === here) return [];
			const message = `"${name}" is "${before}" in ${languageName(locale)} on line ${known.line}, "${here}" here`;
			return [{ line: value.line, message }];
		});
	});
}
