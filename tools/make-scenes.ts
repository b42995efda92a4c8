/** Makes the small scenes of empty and lost pages in public/scenes: `node tools/make-scenes.ts`. Deterministic. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";
import { SHADE } from "#lib/shop/goods/media/paper/paper.ts";

const RED = "#d3104f";
const DARK_RED = "#8f0b36";
const YELLOW = "#ffc93c";
const MINT = "#8fdcc2";
const BLUE = "#7fb4f5";
const DARK_BLUE = "#4f86cc";
const WOOD = "#d9a86c";

const sheet = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
const strip = (d: string, stroke: string, width: number) =>
	`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
/** What is printed or cut in throws no shadow. */
const flat = (...shapes: string[]) => `<g class="f">${shapes.join("")}</g>`;
const bit = (x: number, y: number, turn: number, fill: string) =>
	`<rect width="10" height="6" rx="1.5" transform="translate(${x} ${y})rotate(${turn})" fill="${fill}"/>`;
const bits = (places: readonly (readonly [x: number, y: number, turn: number])[]) =>
	places.map(([x, y, turn], at) => bit(x, y, turn, [RED, YELLOW, MINT, BLUE][at % 4] ?? RED)).join("");
/** About 40 wide and 52 high, its knot at 0, 0. */
const balloon = (x: number, y: number, fill: string) =>
	`<g transform="translate(${x} ${y})">${sheet("M-5 5l5-6 5 6zM0 0C-12-8-21-21-21-33a21 21 0 0 1 42 0C21-21 12-8 0 0z", fill)}${flat(sheet("M-14-32c-1-8 4-14 10-16-2 4-6 8-6 16z", "#fff", ' opacity=".45"'))}</g>`;

const HOLE = ' fill-rule="evenodd"';

const SCENES = {
	/** A bag with nothing in it. */
	bag: [
		strip("M150 67c-6 10 6 16-4 26-4 4-8 4-16 2", SHADE, 1.2),
		strip("M84 50c0-27 32-27 32 0", DARK_RED, 4),
		sheet("M68 48h64l-5-8H73z", DARK_RED),
		sheet("M68 48h64l7 64H61z", RED),
		flat(sheet("M78 48h10l-3 64H73zM112 48h10l5 64h-12z", "#fff", ' opacity=".2"')),
		sheet("M100 66l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z", YELLOW),
		balloon(150, 62, BLUE),
		bits([
			[36, 106, -12],
			[22, 94, 30],
			[160, 108, 14],
			[178, 98, -30],
			[46, 92, 70],
		]),
	],
	/** A glass that looks beside what there is. */
	glass: [
		bits([
			[38, 30, 20],
			[24, 62, -24],
			[44, 92, 60],
			[150, 22, -30],
			[186, 34, 24],
			[128, 8, 70],
		]),
		balloon(164, 104, RED),
		strip("M114 78l28 30", WOOD, 11),
		`<circle cx="90" cy="54" r="36" fill="#eaf3ff"/>`,
		`<circle cx="90" cy="54" r="36" fill="none" stroke="${YELLOW}" stroke-width="9"/>`,
		flat(strip("M68 52c1-12 9-19 19-20", "#fff", 5)),
	],
	/** An open box. */
	box: [
		bits([
			[62, 26, 30],
			[92, 12, -20],
			[124, 20, 40],
			[44, 46, -40],
			[146, 44, 10],
			[106, 36, 75],
		]),
		sheet("M56 64h88l-8-12H64z", DARK_BLUE),
		sheet("M56 64h88l-6 50H62z", BLUE),
		sheet("M92 64h16l-1 50H93z", RED),
		sheet("M150 70l12-6 26 48-12 6z", BLUE),
		sheet("M163 86l13-6 6 11-13 6z", RED),
	],
	/** 404, with a balloon that got away. */
	lost: [
		sheet("M58 28v36h12v16H58v20H40V80H8V66l28-38zM40 64V47L28 64z", YELLOW, HOLE),
		sheet("M176 28v36h12v16h-12v20h-18V80h-32V66l28-38zM158 64V48l-13 16z", MINT, HOLE),
		strip("M100 74c-7 10 7 16 0 26-3 5-2 8 2 12", SHADE, 1.2),
		`<g transform="translate(100 75)scale(1.24)">${balloon(0, 0, RED)}</g>`,
		bits([
			[70, 106, -14],
			[118, 108, 24],
		]),
	],
	/** Bunting that is being hung. */
	ladder: [
		strip("M4 14C40 44 90 46 126 22", SHADE, 1.2),
		sheet("M14 22l20 13-17 11zM40 37l22 6-15 15z", RED),
		sheet("M70 44l22-2-9 18zM98 40l20-11-3 21z", YELLOW),
		sheet("M132 16l8 2-24 94h-8z", WOOD),
		strip("M124 56h28M119 75h38M114 94h48", "#b98749", 5),
		sheet("M132 16l8-2 28 98h-8z", WOOD),
		sheet("M122 8h32l3 9h-38z", WOOD),
		sheet("M40 112l20-4-7-15zM70 114l22-6-15-12z", MINT),
		balloon(176, 60, BLUE),
		strip("M176 65c-5 12 6 16 2 28-2 6-5 12-10 14", SHADE, 1.2),
	],
	/** A garland between two parts of a text. */
	garland: [
		strip("M4 6C60 34 140 34 196 6", SHADE, 1.2),
		sheet("M20 13l17 7-12 12z", RED),
		sheet("M48 23l18 4-11 14z", YELLOW),
		sheet("M77 28l19 1-10 15z", MINT),
		sheet("M106 29l19-1-9 16z", BLUE),
		sheet("M136 27l18-5-6 17z", RED),
		sheet("M164 20l17-8-3 18z", YELLOW),
	],
} as const satisfies Record<string, readonly string[]>;

export type Scene = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as Scene[];

/** Layers of paper: a lit edge to the upper left of each sheet, its soft shadow to the lower right. */
const FILTER = `<filter id="p" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="-.7" dy="-.9" stdDeviation="0" flood-color="#fff" flood-opacity=".55"/><feDropShadow dx="1.2" dy="1.8" stdDeviation="1.3" flood-color="${SHADE}" flood-opacity=".28"/></filter><style>path,circle,rect{filter:url(#p)}.f *{filter:none}</style>`;

const HEIGHTS: Partial<Record<Scene, number>> = { garland: 50 };

export const sceneSvg = (scene: Scene) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 ${HEIGHTS[scene] ?? 120}">${FILTER}${SCENES[scene].join("")}</svg>\n`;

export const sceneFile = (scene: Scene) => join(ROOT, "public/scenes", `${scene}.svg`);

if (import.meta.main) for (const scene of SCENE_NAMES) writeFileSync(sceneFile(scene), sceneSvg(scene));
