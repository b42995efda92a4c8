import type { Position } from "./distance.ts";

/** A position on a map from its upper left corner, x and y both as shares of the map's width. */
export type MapPoint = { x: number; y: number };

/** What a map shows, in degrees of latitude; `height` as a share of its width. */
export type MapFrame = { west: number; north: number; width: number; height: number };

/** How much shorter a degree of longitude is than one of latitude, in the middle of the country. */
export const SQUEEZE = Math.cos((49.8 * Math.PI) / 180);

/** Position of a place; outside 0–1, or below the frame's height, it is off the map. */
export function onMap(frame: MapFrame, { latitude, longitude }: Position): MapPoint {
	return { x: (longitude * SQUEEZE - frame.west) / frame.width, y: (frame.north - latitude) / frame.width };
}

const SPREAD_ROUNDS = 60;

/**
 * Moves points apart until any two are at least `gap` from each other, so that fingers can hit neighbouring towns; they
 * end up a few pixels off. Points far from all others stay.
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
	// Two points at the same place move apart sideways.
	const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
	const half = (gap - distance) / 2;
	one.x -= ux * half;
	one.y -= uy * half;
	other.x += ux * half;
	other.y += uy * half;
}

export type Direction = "left" | "right" | "up" | "down";

/** Index of the next point in a direction from the point `from`; null at the edge. */
export function nextPoint(points: readonly MapPoint[], from: number, direction: Direction): number | null {
	const start = points[from];
	if (!start) return null;
	const isSideways = direction === "left" || direction === "right";
	const sign = direction === "right" || direction === "down" ? 1 : -1;
	const ranked = points.flatMap((point, index) => {
		const [dx, dy] = [point.x - start.x, point.y - start.y];
		const [along, across] = isSideways ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
		// Points far more to the side than ahead belong to the other keys; sideways distance counts double.
		return index !== from && along > 0 && across <= along * 2 ? [{ index, cost: along + 2 * across }] : [];
	});
	return ranked.sort((a, b) => a.cost - b.cost)[0]?.index ?? null;
}
