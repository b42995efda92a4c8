/** Scenes of articles about occasions and what one wears to them. */
import { box, circle, fill, group, heartPath, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	BLUE,
	bunting,
	CREAM,
	DARK_RED,
	flying,
	hang,
	INK,
	lay,
	PINK,
	partyColour,
	RED,
	rect,
	room,
	type Scene,
	stand,
	star,
	WHITE,
	WOOD,
	YELLOW,
} from "./kit.ts";
import { table } from "./parties.ts";
import { person } from "./people.ts";

/** A child at the height chart, and the tape. */
const sizes: Scene = {
	color: "#e4dcfb",
	color2: "#e3c193",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 87),
			fill(box(28, 33, 13, 57, 1), YELLOW),
			printed(...Array.from({ length: 11 }, (_, n) => line(`M28 ${86 - n * 5}h${n % 2 ? 4 : 7}`, INK, 0.6))),
			person(35, 92, 47, { shirt: "#4fae8f", hair: "#7a4a2c", trousers: "#4b5a8f" }),
			line("M28 45.500H44", RED, 1.2),
			line("M60 44H92M76 44v-4", INK, 1),
			hang("costume-knight", 68, 45, 40, {}),
			hang("dress-gown", 86, 45, 36, { color: PINK }),
			fill("M8 92Q4 72 16 70T20 56Q10 54 9 44L14 43Q15 50 24 53T20 74T13 92z", "#fbfaf7"),
			printed(
				...[47, 51, 60, 66, 74, 80, 86].map((y, n) => line(`M${[9.5, 12, 21, 20, 11, 9, 9][n]} ${y}h2.600`, RED, 0.7)),
			),
			circle(10.5, 93, 4.2, RED),
			circle(10.5, 93, 1.8, CREAM),
			stand("pirate-hat", 54, 97, 9),
		].join(""),
};

const snow = (paint: string) =>
	[
		[8, 34],
		[20, 44],
		[32, 32],
		[44, 40],
		[58, 33],
		[70, 42],
		[84, 35],
		[94, 46],
		[12, 58],
		[88, 60],
		[50, 50],
	].map(([x = 0, y = 0]) => circle(x, y, 0.9, paint));

/** St Nicholas, an angel and a devil at a door. */
const nicholas: Scene = {
	color: "#34406e",
	color2: "#eef2f8",
	draw: ({ color, color2 }) =>
		[
			rect(-130, -2, 260, 130, color),
			circle(82, 36, 7, "#ffe9a8"),
			fill(
				"M-130 62L-112 50L-94 68L-78 52L-62 66L-44 48L-24 68L-2 70L10 52L24 66L38 50L54 68L70 54L86 66L102 54L116 66L130 56V130H-130z",
				lighten(color, 0.12),
			),
			...snow(WHITE),
			group('transform="translate(-104 0)"', ...snow(WHITE)),
			rect(34, 40, 34, 60, "#e8c9a0"),
			fill("M29 43L51 26L73 43z", "#8a4a3c"),
			fill("M29 43L51 26L73 43L70 43Q62 36 51 29Q40 36 32 43z", WHITE),
			fill(box(42, 54, 18, 38, 1), "#ffd97a"),
			fill(box(42, 54, 12, 38, 1), "#8f3b2c"),
			circle(51, 74, 0.9, YELLOW),
			circle(51, 48, 3.4, "#4fae58"),
			circle(51, 48, 1.6, "#e8c9a0"),
			fill("M-130 86Q-70 82 -2 88Q30 82 60 88T102 86L130 84V130H-130z", color2),
			stand("costume-krampus", 17, 98, 46),
			stand("costume-angel", 85, 98, 46),
			stand("costume-nicholas", 50, 101, 56),
			stand("party-bag", 68, 100, 11, { color: RED }),
		].join(""),
};

/** One pop, and everybody knows. */
const reveal: Scene = {
	color: "#e3f1fb",
	color2: "#d9bf98",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 87),
			bunting([-2, 28], [102, 28], 5, 14),
			person(25, 100, 52, { shirt: PINK, hair: "#7a4a2c", hasBun: true, trousers: "#6b5a78" }),
			person(75, 100, 55, { shirt: BLUE, hair: "#3b2a2a" }),
			...Array.from({ length: 40 }, (_, n) => {
				const angle = n * 2.4;
				const far = 8 + (n % 8) * 3.1;
				const [x, y] = [50 + far * Math.cos(angle) * 1.2, 52 + far * Math.sin(angle) * 0.85];
				const turn = (n * 47) % 180;
				return fill(
					`M${x.toFixed(1)} ${y.toFixed(1)}h2.400v1.500h-2.400z`,
					n % 2 ? PINK : BLUE,
					`transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"`,
				);
			}),
			fill("M50 36l3 9 8-5-3 9 9 2-8 4 4 8-8-3-4 8-3-8-9 4 4-8-8-4 9-2-4-9 8 5z", YELLOW),
			fill(
				"M50 43l1.600 5 4.400-2.600-1.600 5 5 1.100-4.600 2.200 2.200 4.400-4.400-1.600-2.200 4.400-1.600-4.400-5 2.200 2.200-4.400-4.400-2.200 5-1.100-2.200-5 4.400 2.600z",
				WHITE,
			),
			table(34, 32, 86, WHITE),
			stand("pram-box", 43, 85, 11, {}),
			stand("pacifier", 57, 85, 8, {}),
			flying(8, 50, 9, BLUE, [8, 94]),
			flying(92, 50, 9, PINK, [92, 94]),
		].join(""),
};

/** Two costumes: one goes back, one stays. */
const rentOrBuy: Scene = {
	color: "#e9e2fb",
	color2: "#e3c193",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 88),
			line("M50 88V42M34 47Q50 40 66 47", darken(WOOD, 0.25), 1.8),
			circle(50, 42, 2.4, YELLOW),
			line("M34 47L28 61M34 47L40 61M66 47L60 57M66 47L72 57", INK, 0.5),
			fill("M26 61h16q-2 6-8 6t-8-6z", YELLOW),
			fill("M58 57h16q-2 6-8 6t-8-6z", YELLOW),
			...[30, 34, 38].map((x) => circle(x, 59.5, 2, "#e3a72c")),
			...[62, 66, 70, 64, 68].map((x, n) => circle(x, n < 3 ? 55.5 : 52.5, 2, "#e3a72c")),
			fill("M42 88h16l3 5H39z", darken(WOOD, 0.2)),
			stand("costume-musketeer", 15, 97, 56),
			stand("costume-princess", 85, 97, 54),
			fill(box(24, 76, 14, 15, 1), CREAM),
			fill(box(24, 76, 14, 4.6, 1), RED),
			printed(
				...[0, 1, 2, 3, 4, 5].map((n) =>
					rect(26 + (n % 3) * 3.8, 82 + Math.floor(n / 3) * 4, 2.4, 2.4, n > 2 ? "#4fae8f" : "#e3d6bd"),
				),
			),
			fill("M63 80h13l1.500 13h-16z", RED),
			line("M66.500 80q0-5 3-5t3 5", DARK_RED, 1),
			fill(heartPath(69.5, 83, 6), WHITE),
		].join(""),
};

/** The bride, and those who came with her. */
const hen: Scene = {
	color: "#fbdde6",
	color2: "#d6b48c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 87),
			line("M-2 30Q50 42 102 30", INK, 0.5),
			...[6, 18, 30, 42, 54, 66, 78, 90].map((x, n) =>
				circle(x, 31 + 5.4 * Math.sin((x / 100) * Math.PI), 2, n % 2 ? YELLOW : WHITE),
			),
			hang("foil-heart", 12, 42, 22, { color: RED }),
			hang("foil-heart", 88, 42, 22, { color: PINK }),
			person(27, 98, 50, { shirt: BLUE, hair: "#3b2a2a", hasBun: true }),
			person(73, 98, 51, { shirt: "#4fae8f", hair: "#c98a3c" }),
			stand("costume-bride", 50, 99, 58),
			fill("M22 66L34 76L32 78L21 69z", PINK),
			fill("M68 66L80 76L78 78L67 69z", PINK),
			flying(40, 44, 8, PINK, [43, 76]),
			flying(61, 42, 8, YELLOW, [57, 76]),
			stand("party-bag", 10, 97, 12, { color: RED }),
			lay("rosette", 91, 92, 12, { color: RED }),
		].join(""),
};

const rocket = (x: number, y: number, r: number, paint: string) =>
	Array.from({ length: 12 }, (_, n) => {
		const [cos, sin] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)];
		const at = (by: number) => `${(x + r * by * cos).toFixed(1)} ${(y + r * by * sin).toFixed(1)}`;
		return line(`M${at(0.35)}L${at(0.8)}`, paint, 0.9) + circle(x + r * cos, y + r * sin, 0.9, lighten(paint, 0.4));
	}).join("");

/** Midnight behind the window. */
const newYear: Scene = {
	color: "#4a3f7a",
	color2: "#b58a5c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 88),
			fill(box(22, 30, 56, 46, 1), "#f4ead9"),
			fill(box(24.5, 32.5, 51, 41, 0.6), "#1f2350"),
			rocket(38, 44, 8, "#ff7aa2"),
			rocket(61, 42, 9, YELLOW),
			rocket(50, 57, 6, "#7fd3e8"),
			fill("M24.500 73.500V66h6v-5h5v5h6v-8h4v-4l2-3 2 3v4h4v8h7v-5h5v4h10v8.500z", "#34406e"),
			line("M50 32V74M24 52H76", "#f4ead9", 1.4),
			circle(50, 31, 7, YELLOW),
			circle(50, 31, 5.6, CREAM),
			line("M50 31V27M50 31l-.8-3.400", INK, 0.8),
			flying(10, 46, 11, "#e3b23c", [10, 92]),
			flying(17, 60, 9, WHITE, [10, 92]),
			flying(90, 46, 11, "#e3b23c", [90, 92]),
			flying(83, 60, 9, WHITE, [90, 92]),
			table(26, 48, 84, WHITE),
			...[40, 60].map(
				(x) =>
					fill(`M${x - 3.4} 66h6.800q0 9-3.400 9t-3.400-9z`, "#fbe8a6") + line(`M${x} 75v7M${x - 3} 83h6`, WHITE, 0.9),
			),
			lay("cannon", 50, 76, 13, { color: RED }),
			lay("streamer", 31, 82, 9, { color: BLUE }),
			lay("glasses-year", 69, 80, 6, {}),
			...Array.from({ length: 14 }, (_, n) => rect(28 + n * 3.4, 92 + (n % 3) * 2.6, 1.6, 1, partyColour(n))),
			star(12, 34, 3, YELLOW),
			star(88, 34, 3, YELLOW),
		].join(""),
};

export const OCCASION_SCENES: Record<string, Scene> = {
	"scene-sizes": sizes,
	"scene-nicholas": nicholas,
	"scene-reveal": reveal,
	"scene-rent-or-buy": rentOrBuy,
	"scene-hen": hen,
	"scene-new-year": newYear,
};
