import { glyphPath } from "./art/glyphs.ts";
import { line } from "./art/kit.ts";
import { inPaper } from "./paper/paper.ts";
import { type Place, place } from "./place.ts";
import type { Stage } from "./stage.ts";

const INK = "#4a3f5c";
const FLOOR_Y = 1340;
const ROOM = { width: 800, height: 1075 };
/** Where the measured piece begins, right of its dimension line. */
const LEFT = 300;

/** What stands beside the goods, in its own height in centimetres: a hand, a child or a door. */
export function referenceFor(cm: number, isWorn: boolean): { art: "hand" | "child" | "door"; cm: number } {
	if (isWorn) return { art: "door", cm: 200 };
	return cm < 60 ? { art: "hand", cm: 18 } : { art: "child", cm: 120 };
}

type Measured = { cm: number; aspect: number };

/** Goods and what they are compared with, both in one scale, on one floor; the goods are piece 0, the other is piece 1. */
export function inScale(
	goods: Measured,
	reference: Measured,
): Stage & { line: { x: number; top: number; bottom: number } } {
	const pixelsPerCm = Math.min(
		ROOM.height / Math.max(goods.cm, reference.cm),
		ROOM.width / (goods.cm * goods.aspect + reference.cm * reference.aspect),
	);
	// Small goods stand in the middle, not at the bottom of an empty picture.
	const rise = (ROOM.height - Math.max(goods.cm, reference.cm) * pixelsPerCm) / 2;
	const sized = (piece: number, { cm, aspect }: Measured, left: number): Place => {
		const [width, height] = [cm * aspect * pixelsPerCm, cm * pixelsPerCm];
		return place(piece, left + width / 2, FLOOR_Y - rise - height / 2, width, height);
	};
	const main = sized(0, goods, LEFT);
	const beside = sized(1, reference, LEFT + main.width + 60);
	return {
		behind: [],
		table: null,
		before: [beside, main],
		cords: [],
		line: { x: 235, top: main.y - main.height / 2, bottom: main.y + main.height / 2 },
	};
}

/** A dimension line with its centimetres above it: in the middle of the edges the gallery has its arrows. */
export function dimension({ x, top, bottom }: { x: number; top: number; bottom: number }, label: string): string {
	const arrow = (y: number, down: 1 | -1) => `M${x - 26} ${y + 34 * down}L${x} ${y}L${x + 26} ${y + 34 * down}`;
	const [width, gap] = [34, 12];
	const signs = [...label].map((sign) => (sign === " " ? null : sign));
	const long = signs.length * (width + gap) - gap;
	const letters = signs
		.flatMap((sign, i) => (sign ? [glyphPath(sign, i * (width + gap) - long / 2, -28, width, 56)] : []))
		.join("");
	return inPaper(
		[
			line(`M${x} ${top + 6}V${bottom - 6}${arrow(top + 4, 1)}${arrow(bottom - 4, -1)}`, INK, 9),
			`<g transform="translate(${Math.max(70, x - 60) + long / 2} ${top - 62})">${line(letters, INK, 9)}</g>`,
		].join(""),
		3,
	);
}
