import { keyOf, pathKey } from "../terms.ts";
import { type CategoryLine, LEVELS_MAX, type Mapping, pathText } from "./mapping.ts";
import { type CategoryWay, lineName, type Resolver } from "./resolve-mapping.ts";
import type { ShopCategory, ShopTerms } from "./shop-terms.ts";

/** Where a category stands once all lines of a mapping are done. */
export type Place = {
	/** Of a line its path, of a category that no line makes or moves its key. */
	id: string;
	/** Its Czech name. */
	name: string;
	/** Id of the place above; null at the top. */
	parent: string | null;
	/** The line that says so; null where the shop's own stays. */
	line: CategoryLine | null;
	/** What the shop has now; undefined when the line makes it. */
	known: ShopCategory | undefined;
	/** Whether it has this name in this place now. */
	isHere: boolean;
};

export const lineId = (path: string[]) => `| ${pathKey(path)}`;

/** Id of the place that a way leads to; null where it leads to none. */
export function placeId(way: CategoryWay): string | null {
	if (way.kind === "line") return lineId(way.line.path);
	return way.kind === "known" ? way.known.key : null;
}

/** How a place is named in a line. */
export function placeName({ line, known }: Pick<Place, "line" | "known">): string {
	return line ? lineName(pathText(line.path)) : (known?.key ?? "");
}

/** What may be there once: two of one name in one place. */
export function spotOf(parent: string | null, name: string): string {
	return `${parent ?? ""}\n${keyOf(name)}`;
}

/** The places of all categories that the shop has or that lines make, lines first. */
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

/** On which level each place is, 1 at the top, by its id; null for what stands below itself. */
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

/** Places beyond the last level, each with the nearest one at or above it that is made or moved; what stood there before is none. */
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
