import type { Random } from "./random.ts";

/** Size of the composed picture in pixels. */
export const FRAME = { width: 1200, height: 1500 } as const;
export const MARGIN = 78;
export const INNER = { width: FRAME.width - 2 * MARGIN, height: FRAME.height - 2 * MARGIN };

/** A box into which one piece is fitted: centre and size in pixels, rotation in degrees, and vertical alignment. */
export type Place = {
	x: number;
	y: number;
	width: number;
	height: number;
	turn: number;
	/** −1 top, 0 middle, 1 bottom of the box. */
	rest: -1 | 0 | 1;
	/** Height by width of what lies on a table and is seen from the side; 1 without it. */
	squash?: number;
	/** Index of the piece, to be taken modulo the number of pieces. */
	piece: number;
};

export type LayoutInput = {
	/** Number of pieces in the recipe, 1 or more. */
	count: number;
	/** Width by height of the typical piece. */
	aspect: number;
	random: Random;
	/** Pieces are balloons whose strings meet below. */
	tethered: boolean;
	/** Some pieces carry a sign, so together they spell something: shown once, in order. */
	spelled: boolean;
	/** Which pieces carry a sign, when they spell something. */
	letters: readonly number[];
	/** Pieces are loose bits, spread more densely than goods. */
	loose: boolean;
	/** Pieces stand upright, so they hardly tilt. */
	upright: boolean;
};

export const place = (
	piece: number,
	x: number,
	y: number,
	width: number,
	height: number,
	turn = 0,
	rest: Place["rest"] = 0,
): Place => ({ piece, x, y, width, height, turn, rest });
export const tilt = (input: LayoutInput, degrees: number) =>
	input.random.around(input.upright ? degrees * 0.25 : degrees);

/** The number of rows in which `total` pieces of this aspect are largest. */
export function bestRows(total: number, aspect: number, width: number, height: number, most: number): number {
	const scale = (rows: number) => Math.min(width / Math.ceil(total / rows), (height / rows) * aspect);
	const options = Array.from({ length: Math.min(most, total) }, (_, i) => i + 1);
	return options.reduce((best, rows) => (scale(rows) > scale(best) * 1.02 ? rows : best), 1);
}

/** Splits `total` into `rows` counts that differ by at most one, the larger ones last. */
export function split(total: number, rows: number): number[] {
	return Array.from({ length: rows }, (_, i) => Math.floor(total / rows) + (i >= rows - (total % rows) ? 1 : 0));
}
