/** Scenes of what one should have read. */
import { box, circle, ellipse, fill, group, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	bunting,
	CREAM,
	DARK_RED,
	flying,
	INK,
	MINT,
	partyColour,
	RED,
	rect,
	room,
	type Scene,
	stand,
	star,
	WHITE,
	YELLOW,
} from "./kit.ts";
import { table } from "./parties.ts";

const sheetOf = (x: number, y: number, turn: number, paint: string) =>
	group(
		`transform="translate(${x} ${y}) rotate(${turn})"`,
		fill("M-15-21H9L15-15V21H-15z", paint),
		fill("M9-21V-15H15z", darken(paint, 0.15)),
		printed(line("M-10-13H4M-10-8H10M-10-3H10M-10 2H8M-10 7H10", "#a99bb5", 1)),
	);

/** Papers, a pen and the seal. */
const papers: Scene = {
	color: "#e9e4f6",
	color2: "#cfa676",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 78),
			sheetOf(38, 62, -8, WHITE),
			sheetOf(60, 60, 6, CREAM),
			circle(66, 73, 5, RED),
			fill("M62 76l-2 9 4-2 2 4 2-9zM70 76l2 9-4-2-2 4-2-9z", DARK_RED),
			circle(66, 73, 3.4, lighten(RED, 0.25)),
			star(66, 73, 2.4, CREAM),
			group(
				'transform="rotate(38 28 84)"',
				fill(box(26, 58, 4.4, 26, 0.6), YELLOW),
				fill("M26 84h4.400l-2.200 6z", CREAM),
				rect(26, 58, 4.4, 4, RED),
			),
			fill(box(76, 76, 17, 12, 1.4), "#2f6f8f"),
			fill("M76 78q0-5 8.500-5t8.500 5z", lighten("#2f6f8f", 0.2)),
			stand("weight", 12, 88, 9, { color: MINT, color2: RED }),
		].join(""),
};

/** What is under lock stays there. */
const lock: Scene = {
	color: "#d8ecf5",
	color2: "#d3b184",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 84),
			sheetOf(30, 62, -10, WHITE),
			line("M42 62V52q0-12 12-12t12 12v10", "#7b748c", 5),
			fill(box(36, 60, 36, 30, 4), YELLOW),
			printed(line("M40 66h28", lighten(YELLOW, 0.4), 1.4)),
			circle(54, 72, 4, INK),
			fill("M52 74h4l2 10h-8z", INK),
			group(
				'transform="rotate(28 82 80)"',
				circle(82, 68, 7, "#c9a24a"),
				circle(82, 68, 3.6, color),
				rect(80.4, 75, 3.2, 18, "#c9a24a"),
				rect(83, 86, 5, 3, "#c9a24a"),
				rect(83, 91, 4, 2.4, "#c9a24a"),
			),
			flying(14, 44, 9, RED, [14, 92]),
			stand("weight", 14, 94, 8, { color: MINT, color2: RED }),
		].join(""),
};

const biscuit = (x: number, y: number, r: number) =>
	circle(x, y, r, "#d79c5b") +
	[
		[-0.4, -0.3],
		[0.3, -0.45],
		[0.45, 0.25],
		[-0.1, 0.45],
		[-0.55, 0.25],
		[0.02, -0.02],
	]
		.map(([dx = 0, dy = 0], n) => circle(x + dx * r, y + dy * r, r * 0.14, n % 2 ? "#6b3f25" : partyColour(n)))
		.join("");

/** The other kind. */
const biscuits: Scene = {
	color: "#fde6ee",
	color2: "#d9b98c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 78),
			bunting([-2, 31], [102, 31], 6, 12),
			table(6, 88, 84, WHITE),
			ellipse(46, 82, 32, 5, "#8fd0bd"),
			ellipse(46, 81, 26, 3.6, lighten("#8fd0bd", 0.4)),
			biscuit(28, 74, 9),
			biscuit(64, 74, 9),
			biscuit(46, 73, 10),
			biscuit(37, 60, 9),
			biscuit(55, 60, 9),
			biscuit(46, 48, 9),
			fill("M78 60h13l-1.500 23h-10z", WHITE),
			fill("M79 66h11.200l-1 16h-9.200z", "#fff4dc"),
			line("M84 74L89 52", RED, 1.4),
		].join(""),
};

export const PAPER_SCENES: Record<string, Scene> = {
	"scene-papers": papers,
	"scene-lock": lock,
	"scene-biscuits": biscuits,
};
