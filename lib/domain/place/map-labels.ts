import type { MapPoint } from "./map-points.ts";

const LABEL_SIDES = ["right", "left", "below", "above"] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];

/** Sizes as shares of the map's width on the narrowest phone, some 350 px. */
const SIGN_WIDTH = 0.0175;
const LINE_HEIGHT = 0.04;
const DOT_RADIUS = 0.024;
const LABEL_GAP = 0.008;

type Box = { left: number; top: number; right: number; bottom: number };

/** The side of its point on which each name stands, so that it covers no other point or name and stays on the map. */
export function labelSides(places: readonly (MapPoint & { name: string })[]): LabelSide[] {
	const dots = places.map((place) => boxAround(place, DOT_RADIUS, DOT_RADIUS));
	const labels: Box[] = [];
	return places.map((place, index) => {
		const taken = [...dots.filter((_, other) => other !== index), ...labels];
		const side = LABEL_SIDES.find((one) => isFree(labelBox(place, one), taken)) ?? "right";
		labels.push(labelBox(place, side));
		return side;
	});
}

function labelBox(place: MapPoint & { name: string }, side: LabelSide): Box {
	const halfWidth = (place.name.length * SIGN_WIDTH) / 2;
	const halfHeight = LINE_HEIGHT / 2;
	const aside = DOT_RADIUS + LABEL_GAP;
	const centre = {
		right: { x: place.x + aside + halfWidth, y: place.y },
		left: { x: place.x - aside - halfWidth, y: place.y },
		below: { x: place.x, y: place.y + aside + halfHeight },
		above: { x: place.x, y: place.y - aside - halfHeight },
	}[side];
	return boxAround(centre, halfWidth, halfHeight);
}

function boxAround({ x, y }: MapPoint, halfWidth: number, halfHeight: number): Box {
	return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
	const isOnMap = box.left >= 0 && box.right <= 1 && box.top >= 0;
	return (
		isOnMap &&
		!taken.some(
			(other) => box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
		)
	);
}
