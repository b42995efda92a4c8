/** Makes the small scenes of empty and lost pages, of the checkout's choices and of services' steps, in public/scenes: `node tools/make-scenes.ts`. Deterministic. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";
import { SHADE } from "#lib/shop/goods/media/paper/paper.ts";
import { THANKS } from "./scene-of-thanks.ts";
import {
	BLUE,
	balloon,
	bits,
	bunting,
	CREAM,
	DARK_BLUE,
	DARK_RED,
	HOLE,
	MINT,
	PALE_BLUE,
	PAPER_FILTER,
	print,
	RED,
	STRING,
	sheet,
	star,
	strip,
	WOOD,
	YELLOW,
} from "./scene-paper.ts";
import { SCENES_OF_STEPS } from "./scenes-of-steps.ts";
import { SCENES_OF_WAYS } from "./scenes-of-ways.ts";

export const SCENES = {
	/** A bag with nothing in it. */
	bag: [
		strip("M150 66c-6 10 6 16-4 26-4 4-8 4-16 2", STRING, 1.3),
		strip("M84 50c0-27 32-27 32 0", DARK_RED, 4),
		sheet("M68 48h64l-5-8H73z", DARK_RED),
		sheet("M68 48h64l7 64H61z", RED),
		print("M78 48h10l-3 64H73zM112 48h10l5 64h-12z", "#fff", 0.2),
		star(100, 82, 17, YELLOW),
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
		`<circle cx="90" cy="54" r="36" fill="#c3dfff"/>`,
		`<circle class="s" cx="90" cy="54" r="36" fill="none" stroke="${YELLOW}" stroke-width="9"/>`,
		`<path d="M68 52c1-12 9-19 19-20" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
	],
	/** An open box. */
	box: [
		sheet("M58 60h84l-9-13H67z", DARK_BLUE),
		bits([
			[70, 30, 30],
			[92, 12, -20],
			[124, 24, 40],
			[40, 22, -40],
			[152, 16, 10],
			[104, 42, 75],
			[82, 46, -10],
		]),
		sheet("M58 60l9-13-24-12-11 15z", PALE_BLUE),
		sheet("M142 60l-9-13 24-12 11 15z", PALE_BLUE),
		sheet("M56 60h88l-5 54H61z", BLUE),
		sheet("M92 60h16v54H92z", RED),
		star(100, 86, 13, YELLOW),
	],
	/** A letter. */
	letter: [
		sheet("M46 30h108v76H46z", CREAM),
		print("M46 106l40-40h28l40 40z", SHADE, 0.07),
		sheet("M46 30h108l-49 45q-5 4-10 0z", "#fdfaf2"),
		sheet("M100 78c-13-9-12-20-5.5-20 3 0 4.7 2 5.5 4.3.8-2.3 2.5-4.3 5.5-4.3 6.5 0 7.5 11-5.5 20z", RED),
		bits([
			[22, 42, 20],
			[170, 34, -30],
			[28, 92, -50],
			[168, 88, 60],
			[96, 12, 24],
		]),
	],
	/** Stars that nobody has given yet. */
	star: [
		star(40, 84, 17, BLUE),
		star(162, 78, 19, MINT),
		star(100, 60, 46, YELLOW),
		`<path d="M88 58v4M112 58v4M90 72q10 9 20 0" fill="none" stroke="${SHADE}" stroke-width="4" stroke-linecap="round"/>`,
		bits([
			[28, 30, -20],
			[58, 14, 40],
			[146, 24, 24],
			[172, 40, -40],
			[62, 106, 14],
		]),
	],
	/** 404, with a balloon that got away. */
	lost: [
		sheet("M58 28v36h12v16H58v20H40V80H8V66l28-38zM40 64V47L28 64z", YELLOW, HOLE),
		sheet("M176 28v36h12v16h-12v20h-18V80h-32V66l28-38zM158 64V48l-13 16z", MINT, HOLE),
		strip("M100 74c-7 10 7 16 0 26-3 5-2 8 2 12", STRING, 1.3),
		balloon(100, 75, RED, 1.24),
		bits([
			[70, 106, -14],
			[118, 108, 24],
		]),
	],
	/** Bunting that is being hung. */
	ladder: [
		sheet("M132 16l8 2-24 94h-8z", WOOD),
		strip("M126 52h24M121 72h34M116 92h44", "#b98749", 5),
		sheet("M132 16l8-2 28 98h-8z", WOOD),
		sheet("M120 8h36l3 9h-42z", WOOD),
		bunting(
			[
				[6, 16],
				[40, 52],
				[92, 56],
				[124, 13],
			],
			5,
			19,
		),
		`<circle class="s" cx="6" cy="15" r="4.5" fill="${YELLOW}"/>`,
		sheet("M36 114l24-7-13-15z", MINT),
		strip("M176 65c-5 12 6 16 2 28-2 6-5 12-10 14", STRING, 1.3),
		balloon(176, 62, BLUE),
	],
	/** A shop whose door is open. */
	open: [
		sheet("M44 44h112v70H44z", CREAM),
		sheet("M112 62h30v52h-30z", DARK_BLUE),
		sheet("M112 62l22 7v45h-22z", BLUE),
		`<circle cx="129" cy="92" r="2.2" fill="${YELLOW}"/>`,
		sheet("M56 62h44v34H56z", "#eaf3ff"),
		star(78, 79, 13, YELLOW),
		...Array.from({ length: 6 }, (_, at) =>
			sheet(`M${40 + at * 20} 28h20v18a10 10 0 0 1-20 0z`, at % 2 ? "#fffaf2" : RED),
		),
		sheet("M36 22h128v8H36z", DARK_RED),
		strip("M24 70c-5 12 5 18 0 30-2 5-2 9 0 13", STRING, 1.3),
		balloon(24, 68, MINT, 0.9),
		strip("M178 78c5 10-5 16 0 26 2 4 2 6 0 9", STRING, 1.3),
		balloon(178, 76, BLUE, 0.8),
	],
	/** One sweep of a garland, which is repeated over the width of a column. */
	garland: [
		bunting(
			[
				[0, 6],
				[60, 34],
				[140, 34],
				[200, 6],
			],
			7,
			19,
		),
		`<g class="s"><circle cx="0" cy="6" r="4.5" fill="${YELLOW}"/></g><g class="s"><circle cx="200" cy="6" r="4.5" fill="${YELLOW}"/></g>`,
	],
	thanks: THANKS,
	...SCENES_OF_WAYS,
	...SCENES_OF_STEPS,
} as const satisfies Record<string, readonly string[]>;

export type Scene = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as Scene[];

const SIZES: Partial<Record<Scene, string>> = { garland: "200 50", thanks: "1200 300" };

export const sceneSvg = (scene: Scene) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZES[scene] ?? "200 120"}">${PAPER_FILTER}${SCENES[scene].join("")}</svg>\n`;

export const sceneFile = (scene: Scene) => join(ROOT, "public/scenes", `${scene}.svg`);

if (import.meta.main) for (const scene of SCENE_NAMES) writeFileSync(sceneFile(scene), sceneSvg(scene));
