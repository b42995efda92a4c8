/** Scenes of single steps. */
import { box, circle, ellipse, fill, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	BLUE,
	ball,
	balls,
	CREAM,
	INK,
	lay,
	MINT,
	PINK,
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

const desk = (color: string) => rect(-2, 78, 104, 60, color) + rect(-2, 78, 104, 2.4, lighten(color, 0.3));
const hand = (x: number, y: number, turn: number, sleeve: string) =>
	`<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-5, 8, 10, 40, sleeve)}${fill("M-4.500 10V0q0-3 2-3t2 3v-5q0-3 2-3t2 3v5q0-3 2-3t2 3v4q0 5-3 6.500z", "#f1cba8")}${line("M-4.500 6q-5-2-4-8", "#f1cba8", 2.6)}</g>`;

/** A pump, balloons of four sizes, and the box by which they are measured. */
const blowUp: Scene = {
	color: "#fdebd3",
	color2: "#dcb98a",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 78),
			desk(color2),
			fill(box(56, 52, 36, 32, 1), "#d9a86c"),
			fill("M56 53l-6-6h10l5 6zM92 53l6-6h-10l-5 6z", lighten("#d9a86c", 0.2)),
			circle(74, 68, 11.5, darken("#d9a86c", 0.35)),
			ball(74, 67, 10, PINK),
			stand("pump", 22, 88, 44),
			ball(42, 80, 8, RED),
			ball(33, 92, 5, YELLOW),
			ball(48, 93, 4, MINT),
			ball(40, 46, 12, BLUE),
			lay("ribbon", 90, 92, 10, { color: RED }),
		].join(""),
};

/** Two pairs that are twisted into a clover. */
const clover: Scene = {
	color: "#ffe3ec",
	color2: "#d9b98c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 92),
			hand(14, 74, 62, BLUE),
			hand(86, 74, -62, BLUE),
			ball(37, 50, 14.5, RED),
			ball(63, 50, 14.5, YELLOW),
			ball(38, 75, 14.5, PINK),
			ball(62, 75, 14.5, WHITE),
			circle(50, 62.5, 3.4, darken(RED, 0.2)),
			line("M46 59L54 66M54 59L46 66", darken(PINK, 0.3), 1.2),
			ball(13, 40, 5, MINT),
			ball(88, 38, 4, BLUE),
		].join(""),
};

/** Clovers on a tape with holes. */
const tape: Scene = {
	color: "#d9f0e6",
	color2: "#dcb98a",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 92),
			line("M-2 66Q50 82 102 54", "#cfe6f5", 5),
			...Array.from({ length: 16 }, (_, n) => {
				const t = n / 15;
				const [x, y] = [-2 + 104 * t, 66 * (1 - t) ** 2 + 2 * 82 * t * (1 - t) + 54 * t * t];
				return circle(x, y, 1.3, "#7fa8c4");
			}),
			...[0, 1, 2].flatMap((n) => {
				const [x, y] = [14 + n * 17, 68 + n * 1.6];
				const [a, b] = n % 2 ? [YELLOW, WHITE] : [RED, PINK];
				return [
					ball(x - 5.5, y - 5.5, 7.5, a),
					ball(x + 5.5, y - 5.5, 7.5, b),
					ball(x - 5.5, y + 5.5, 7.5, b),
					ball(x + 5.5, y + 5.5, 7.5, a),
				];
			}),
			hand(77, 82, -8, BLUE),
			ball(66, 47, 6.5, BLUE),
			ball(77, 45, 6.5, MINT),
			ball(66, 58, 6.5, MINT),
			ball(77, 56, 6.5, BLUE),
		].join(""),
};

/** Small ones into the gaps, leaves and a star. */
const finish: Scene = {
	color: "#e9e2fb",
	color2: "#d9b98c",
	draw: ({ color, color2 }) => {
		const leaf = (x: number, y: number, turn: number) =>
			fill("M0 0Q5-9 0-18Q-5-9 0 0z", "#4fae72", `transform="translate(${x} ${y}) rotate(${turn})"`);
		return [
			room(color, color2, 90),
			...[
				[16, 56, -40],
				[30, 40, -10],
				[60, 34, 10],
				[84, 48, 40],
				[88, 66, 70],
				[46, 38, -6],
			].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn)),
			balls(
				Array.from({ length: 11 }, (_, n) => [10 + n * 8, 60 - 14 * Math.sin((n / 10) * Math.PI)] as const),
				8,
			),
			...[
				[14, 50],
				[27, 44],
				[40, 38],
				[54, 36],
				[68, 39],
				[80, 45],
				[90, 55],
				[22, 62],
				[36, 56],
				[50, 53],
				[64, 56],
				[78, 62],
			].map(([x = 0, y = 0], n) => ball(x, y, 2.7, [WHITE, YELLOW, MINT][n % 3] ?? WHITE)),
			lay("foil-star", 50, 60, 24, { color: "#d6a832" }),
			hand(80, 84, -20, BLUE),
			ball(73, 70, 3.4, PINK),
		].join("");
	},
};

/** A box, its ribbon and a bow that holds. */
const gift: Scene = {
	color: "#dfeefb",
	color2: "#dcb98a",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 78),
			desk(color2),
			rect(28, 52, 44, 36, RED),
			printed(
				...Array.from({ length: 12 }, (_, n) =>
					star(33 + (n % 4) * 11.4, 60 + Math.floor(n / 4) * 11, 2, lighten(RED, 0.35)),
				),
			),
			fill(box(25, 46, 50, 9, 1), darken(RED, 0.1)),
			rect(45, 46, 10, 42, YELLOW),
			fill("M50 46Q34 26 28 36T50 46Q66 26 72 36T50 46z", YELLOW),
			fill("M50 46Q38 33 33 38T50 46Q62 33 67 38T50 46z", darken(YELLOW, 0.18)),
			fill("M48 46L38 62l5-1 2 4 6-18zM52 46L62 62l-5-1-2 4-6-18z", darken(YELLOW, 0.08)),
			fill(box(46, 41.5, 8, 8, 2), lighten(YELLOW, 0.2)),
			lay("ribbon", 12, 86, 16, { color: YELLOW }),
			line("M82 92L94 70M94 92L82 70", "#8a8f9c", 1.6),
			ellipse(81, 94, 3, 3.6, "none", `stroke="${RED}" stroke-width="1.600"`),
			ellipse(95, 94, 3, 3.6, "none", `stroke="${RED}" stroke-width="1.600"`),
			fill(box(78, 46, 14, 10, 1), CREAM),
			printed(line("M81 50h8M81 53h5", INK, 0.7)),
			line("M78 50q-6 0-12-2", WOOD, 0.7),
		].join(""),
};

export const STEP_SCENES: Record<string, Scene> = {
	"step-blow-up": blowUp,
	"step-clover": clover,
	"step-tape": tape,
	"step-finish": finish,
	"step-gift": gift,
};
