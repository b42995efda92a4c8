/** What scenes are cut of: sheets, strips, balloons, flags (make-scenes.ts). */
import { SHADE } from "#lib/shop/goods/media/paper/paper.ts";

export const RED = "#d3104f";
export const DARK_RED = "#8f0b36";
export const YELLOW = "#ffc93c";
export const MINT = "#8fdcc2";
export const BLUE = "#7fb4f5";
export const DARK_BLUE = "#4f86cc";
export const PALE_BLUE = "#a9cdf8";
export const CREAM = "#fff4dc";
export const WOOD = "#d9a86c";
export const STRING = "#6b5a78";
const COLOURS = [RED, YELLOW, MINT, BLUE];

/** A sheet throws its own shadow (`s`), also where it is turned: the light is the scene's. */
export const sheet = (d: string, fill: string, more = "") => `<path class="s" d="${d}" fill="${fill}"${more}/>`;
export const strip = (d: string, stroke: string, width: number) =>
	`<path class="s" d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
/** What is printed throws none. */
export const print = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
const bit = (x: number, y: number, turn: number, fill: string) =>
	`<g class="s"><rect width="10" height="6" rx="1.5" transform="translate(${x} ${y})rotate(${turn})" fill="${fill}"/></g>`;
export const bits = (places: readonly (readonly [x: number, y: number, turn: number])[]) =>
	places.map(([x, y, turn], at) => bit(x, y, turn, COLOURS[at % 4] ?? RED)).join("");
/** About 40 wide and 52 high, its knot at 0, 0. */
export const balloon = (x: number, y: number, fill: string, size = 1) =>
	`<g transform="translate(${x} ${y})scale(${size})">${sheet("M-5 5l5-6 5 6zM0 0C-12-8-21-21-21-33a21 21 0 0 1 42 0C21-21 12-8 0 0z", fill)}${print("M-14-32c-1-8 4-14 10-16-2 4-6 8-6 16z", "#fff", 0.45)}</g>`;

type Point = readonly [x: number, y: number];
const round = (value: number) => Math.round(value * 10) / 10;
export const star = (x: number, y: number, reach: number, fill: string) =>
	sheet(
		`M${Array.from({ length: 10 }, (_, at) => {
			const [far, angle] = [at % 2 === 0 ? reach : reach * 0.5, (at * Math.PI) / 5 - Math.PI / 2];
			return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
		}).join("L")}z`,
		fill,
	);

/** Flags that hang on a curve, and the string over their upper edges. */
export function bunting(
	[from, one, two, to]: readonly [Point, Point, Point, Point],
	count: number,
	depth: number,
): string {
	const on = (t: number, axis: 0 | 1) =>
		(1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * one[axis] + 3 * (1 - t) * t ** 2 * two[axis] + t ** 3 * to[axis];
	const at = (t: number) => [on(t, 0), on(t, 1)] as const;
	const flags = Array.from({ length: count }, (_, number) => {
		const [left, right] = [at((number + 0.14) / count), at((number + 0.86) / count)];
		const [along, down] = [right[0] - left[0], right[1] - left[1]];
		const long = Math.hypot(along, down);
		const tip = [
			(left[0] + right[0] - (down * 2 * depth) / long) / 2,
			(left[1] + right[1] + (along * 2 * depth) / long) / 2,
		];
		const corners = [left, right, tip].map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`);
		return sheet(`M${corners.join("L")}z`, COLOURS[number % 4] ?? RED);
	});
	return (
		flags.join("") +
		strip(`M${from.join(" ")}C${[one, two, to].map((point) => point.join(" ")).join(" ")}`, STRING, 1.3)
	);
}

export const HOLE = ' fill-rule="evenodd"';

/**
 * Paper as that of the goods (`lib/shop/goods/media/paper`): grain, a lit edge to the upper left of each sheet, and its shadow to the
 * lower right, sharp where it lies on and soft farther out.
 */
const GRAIN = `<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2"/><feColorMatrix values="0 0 0 0 .17 0 0 0 0 .09 0 0 0 0 .27 .27 0 0 0 -.085"/><feComposite in2="SourceAlpha" operator="in" result="g"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="g"/></feMerge>`;
const shadow = (dx: number, dy: number, blur: number, colour: string, opacity: number) =>
	`<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/>`;
export const PAPER_FILTER = `<filter id="p" x="-30%" y="-30%" width="160%" height="170%" color-interpolation-filters="sRGB">${GRAIN}${shadow(-0.6, -0.8, 0, "#fff", 0.6)}${shadow(0.7, 0.9, 0.3, SHADE, 0.22)}${shadow(1.6, 2.2, 1.6, SHADE, 0.24)}</filter><style>.s{filter:url(#p)}</style>`;
