import type { Position } from "./distance.ts";

/** Where something lies on a map, from its upper left corner: both ways in shares of the map's width. */
export type MapPoint = { x: number; y: number };

/** What a map shows, in degrees of latitude; `height` as a share of its width. */
export type MapFrame = { west: number; north: number; width: number; height: number };

/** In the middle of the country a degree of longitude is so much shorter than one of latitude. */
export const SQUEEZE = Math.cos((49.8 * Math.PI) / 180);

/** Where a place lies; outside 0–1, or below the frame's height, it is not on the map. */
export function onMap(frame: MapFrame, { latitude, longitude }: Position): MapPoint {
	return { x: (longitude * SQUEEZE - frame.west) / frame.width, y: (frame.north - latitude) / frame.width };
}

const SPREAD_ROUNDS = 60;

/**
 * Moves points apart until each two are at least `gap` away from each other: fingers tell neighbouring towns apart then, which are
 * a few pixels from where they lie. Points far from all others stay.
 */
export function spreadOut(points: readonly MapPoint[], gap: number): MapPoint[] {
	const moved = points.map((point) => ({ ...point }));
	for (let round = 0; round < SPREAD_ROUNDS; round++) {
		for (const [index, one] of moved.entries()) {
			for (const other of moved.slice(index + 1)) pushApart(one, other, gap);
		}
	}
	return moved;
}

function pushApart(one: MapPoint, other: MapPoint, gap: number): void {
	const [dx, dy] = [other.x - one.x, other.y - one.y];
	const distance = Math.hypot(dx, dy);
	if (distance >= gap) return;
	// Two at one place part sideways.
	const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
	const half = (gap - distance) / 2;
	one.x -= ux * half;
	one.y -= uy * half;
	other.x += ux * half;
	other.y += uy * half;
}

export type Direction = "left" | "right" | "up" | "down";

/** Which of the points is the next one in a direction from the one with this index; null at the edge. */
export function nextPoint(points: readonly MapPoint[], from: number, direction: Direction): number | null {
	const start = points[from];
	if (!start) return null;
	const isSideways = direction === "left" || direction === "right";
	const sign = direction === "right" || direction === "down" ? 1 : -1;
	const ranked = points.flatMap((point, index) => {
		const [dx, dy] = [point.x - start.x, point.y - start.y];
		const [along, across] = isSideways ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
		// What lies far more to the side than ahead is reached by the other keys; a step aside counts double.
		return index !== from && along > 0 && across <= along * 2 ? [{ index, cost: along + 2 * across }] : [];
	});
	return ranked.sort((a, b) => a.cost - b.cost)[0]?.index ?? null;
}
