import { keyOf, pathKey } from "../terms.ts";
import { type CategoryLine, LEVELS_MAX, type Mapping, pathText } from "./mapping.ts";
import { type CategoryWay, lineName, type Resolver } from "./resolve-mapping.ts";
import type { ShopCategory, ShopTerms } from "./shop-terms.ts";

/** A category's place after all lines of a mapping are applied. */
export type Place = {
	/** The path of a line, or the key of a category that no line makes or moves. */
	id: string;
	/** Its Czech name. */
	name: string;
	/** Id of the place above; null at the top. */
	parent: string | null;
	/** The line that puts it here; null for the shop's own place. */
	line: CategoryLine | null;
	/** The existing category; undefined when the line creates it. */
	known: ShopCategory | undefined;
	/** Whether it already has this name and place. */
	isHere: boolean;
};

export const lineId = (path: string[]) => `| ${pathKey(path)}`;

/** Id of the resolved place; null when there is none. */
export function placeId(way: CategoryWay): string | null {
	if (way.kind === "line") return lineId(way.line.path);
	return way.kind === "known" ? way.known.key : null;
}

/** Name of a place in a mapping line. */
export function placeName({ line, known }: Pick<Place, "line" | "known">): string {
	return line ? lineName(pathText(line.path)) : (known?.key ?? "");
}

/** Key of a name in a place, which must be unique. */
export function spotOf(parent: string | null, name: string): string {
	return `${parent ?? ""}\n${keyOf(name)}`;
}

/** The places of all existing categories and of those that lines make, lines first. */
export function placesOf({ categories }: Mapping, shop: ShopTerms, resolver: Resolver): Place[] {
	const now = (way: CategoryWay) => {
		if (way.kind === "line") return shop.categoryMadeFrom(pathKey(way.line.path))?.id;
		return way.kind === "known" ? way.known.id : undefined;
	};
	const lines = categories.flatMap((line): Place[] => {
		if (line.target.kind !== "new") return [];
		const { names, parent } = line.target;
		const known = shop.categoryMadeFrom(pathKey(line.path));
		const way = parent === "" ? null : resolver.category(parent);
		const isHere = known?.names.cs === names.cs && (way ? now(way) : null) === known.parentId;
		return [{ id: lineId(line.path), name: names.cs, parent: way && placeId(way), line, known, isHere }];
	});
	const ofLines = new Set(lines.map(({ known }) => known));
	const others = [...shop.categories.values()].filter((category) => !ofLines.has(category));
	return [
		...lines,
		...others.map((known): Place => {
			const parent = shop.categories.get(known.parentId ?? 0);
			return {
				...{ id: known.key, name: known.names.cs, line: null, known, isHere: true },
				parent: parent ? placeId(resolver.category(parent.key)) : null,
			};
		}),
	];
}

/** Level of each place by id, 1 at the top; null for a place below itself. */
export function levelsOf(places: Place[]): Map<string, number | null> {
	const parents = new Map(places.map(({ id, parent }) => [id, parent]));
	const levels = new Map<string, number | null>();
	for (const { id } of places) {
		const above: string[] = [];
		let at: string | null = id;
		while (at !== null && !levels.has(at)) {
			levels.set(at, null);
			above.push(at);
			at = parents.get(at) ?? null;
		}
		let level: number | null | undefined = at === null ? 0 : levels.get(at);
		if (level === null || level === undefined) continue;
		for (const one of above.reverse()) levels.set(one, ++level);
	}
	return levels;
}

/**
 * Places beyond the last level, each with the nearest new or moved place at or above it; without those that were there
 * before.
 */
export function tooDeep(places: Place[], levels: Map<string, number | null>) {
	const byId = new Map(places.map((place) => [place.id, place]));
	return places.flatMap((place) => {
		const level = levels.get(place.id) ?? 0;
		if (level <= LEVELS_MAX) return [];
		let cause: Place | undefined = place;
		while (cause?.isHere) cause = byId.get(cause.parent ?? "");
		return cause ? [{ place, level, cause }] : [];
	});
}
