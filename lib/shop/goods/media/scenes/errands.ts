/** Scenes of the pages that answer questions: delivery, returns, contact. */
import { box, circle, fill, group, heartPath, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	BLUE,
	balls,
	bunting,
	CREAM,
	DARK_RED,
	flying,
	INK,
	MINT,
	outdoors,
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
import { van } from "./services.ts";

const parcel = (x: number, y: number, width: number, paint: string, ribbon: string) =>
	[
		rect(x, y - width * 0.75, width, width * 0.75, paint),
		rect(x + width * 0.42, y - width * 0.75, width * 0.16, width * 0.75, ribbon),
		fill(`M${x + width * 0.5} ${y - width * 0.75}q-4-5-6-1q0 3 6 1q4-5 6-1q0 3-6 1z`, darken(ribbon, 0.1)),
	].join("");

/** The van on the road between the hills, and what it leaves behind. */
const delivery: Scene = {
	color: "#cfe9fb",
	color2: "#8ccb8a",
	draw: ({ color, color2 }) =>
		[
			outdoors(color, color2, 80),
			fill("M4 80V62L15 53L26 62V80z", CREAM),
			fill("M1 64L15 52L29 64L27 66L15 56L3 66z", "#c65a4a"),
			fill(box(11, 68, 8, 13, 0.6), "#2f8f7a"),
			circle(31, 66, 6, "#5fae6a"),
			line("M31 66V81", "#8a5a3a", 1.4),
			fill("M-130 92Q-60 94 -2 86Q50 78 102 86L130 90V104L102 100Q50 92 -2 100Q-60 108 -130 106z", "#8d8799"),
			printed(
				...[-18, 2, 22, 42, 62, 82].map((x) => line(`M${x} ${92 - Math.sin((x / 100) * 3.14) * 3}h9`, "#fff", 1)),
			),
			group('transform="translate(38 88) scale(1.15)"', van(0, 0)),
			flying(44, 48, 7, YELLOW, [48, 62]),
			flying(51, 46, 8, BLUE, [49, 62]),
			parcel(86, 98, 12, "#d9a86c", RED),
			parcel(6, 112, 12, YELLOW, BLUE),
		].join(""),
};

/** What does not suit goes back over the counter. */
const returns: Scene = {
	color: "#e6f2ea",
	color2: "#e1c79c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 86),
			bunting([-2, 30], [102, 30], 6, 12),
			fill(box(62, 40, 32, 24, 1), WOOD),
			...[
				[65, 43, RED],
				[75.5, 43, BLUE],
				[86, 43, MINT],
				[65, 54, YELLOW],
				[75.5, 54, PINK],
				[86, 54, RED],
			].map(([x, y, paint]) => rect(Number(x), Number(y), 6.6, 8, String(paint))),
			person(72, 112, 70, { shirt: WHITE, apron: DARK_RED, hair: "#3b2a2a" }),
			person(24, 108, 66, { shirt: BLUE, hair: "#c98a3c", hasBun: true }),
			rect(-2, 80, 104, 60, RED),
			printed(...Array.from({ length: 13 }, (_, n) => rect(n * 8 + 2, 80, 3.6, 60, lighten(RED, 0.2), 'opacity=".5"'))),
			fill(box(-4, 77, 108, 5, 1), WOOD),
			fill("M38 66L49 63L60 66L49 69z", darken("#d9a86c", 0.15)),
			rect(38, 66, 22, 11.4, "#d9a86c"),
			fill("M38 66l-6 4 3 2.400 6-4zM60 66l6 4-3 2.400-6-4z", lighten("#d9a86c", 0.25)),
			line("M43 60q-8-8 2-13q9-4 13 4", "#2f8f7a", 2.4),
			fill("M61 47l-1 8-6.500-5z", "#2f8f7a"),
			fill(box(80, 70.5, 12, 6, 0.6), CREAM),
		].join(""),
};

/** Somebody who picks up the telephone. */
const contact: Scene = {
	color: "#fdebd3",
	color2: "#d9b98c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 88),
			fill(box(8, 34, 26, 22, 1), WHITE),
			printed(
				...[0, 1, 2, 3].map((n) => rect(11 + n * 5.4, 38, 4, 6, partyColour(n))),
				line("M11 49h18M11 52h12", INK, 0.6),
			),
			person(52, 110, 72, { shirt: "#4fae8f", hair: "#7a4a2c", hasBun: true }),
			line("M43 52Q43 40 52 40T61 52", INK, 1.6),
			fill(box(41, 49, 4, 7, 1.6), RED),
			fill(box(59, 49, 4, 7, 1.6), RED),
			line("M43 56q1 5 6 5", INK, 0.9),
			table(8, 84, 82, lighten(WOOD, 0.2)),
			fill(box(16, 68, 18, 12, 1), INK),
			fill(box(17.2, 69.2, 15.6, 9, 0.4), "#bfe0f7"),
			fill("M22 80h6l1.500 2h-9z", INK),
			fill("M68 78q0-9 10-9t10 9z", RED),
			circle(78, 74.5, 3, CREAM),
			fill("M65 69q0-5 13-5t13 5l-4 2q-2-4-9-4t-9 4z", DARK_RED),
			fill("M70 36h22q3 0 3 3v11q0 3-3 3h-13l-6 6v-6h-3q-3 0-3-3v-11q0-3 3-3z", WHITE),
			fill(heartPath(81, 40, 9), RED),
			stand("cup", 43, 81.5, 6, { color: YELLOW }),
			flying(95, 66, 8, BLUE, [95, 94]),
		].join(""),
};

/** A hall for a hundred. */
const hall: Scene = {
	color: "#e4e0fa",
	color2: "#d3ab7d",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 84),
			bunting([-2, 27], [34, 30], 6, 5),
			bunting([34, 30], [66, 30], 5, 5),
			bunting([66, 30], [102, 27], 6, 5),
			fill("M26 84V44h48v40z", DARK_RED),
			fill("M26 44h48q-4 16-10 40h10V44zM74 44H26v40h10q-6-24-10-40z", RED),
			fill(
				"M24 40H76V47q-4.300 5-8.700 0q-4.300 5-8.600 0q-4.400 5-8.700 0q-4.300 5-8.600 0q-4.400 5-8.700 0q-4.300 5-8.700 0z",
				YELLOW,
			),
			rect(20, 80, 60, 6, darken(WOOD, 0.1)),
			star(50, 58, 7, YELLOW),
			person(40, 82, 30, { shirt: BLUE, hair: "#3b2a2a" }),
			person(60, 82, 30, { shirt: YELLOW, hair: "#c98a3c", hasBun: true }),
			balls(
				Array.from({ length: 9 }, (_, n) => [13 + (n % 2) * 3, 84 - n * 5.4] as const),
				4,
			),
			balls(
				Array.from({ length: 9 }, (_, n) => [87 - (n % 2) * 3, 84 - n * 5.4] as const),
				4,
			),
			table(4, 36, 94, WHITE),
			table(60, 36, 94, WHITE),
			...[10, 18, 26, 34, 66, 74, 82, 90].map((x, n) => stand("cup", x, 93.5, 5, { color: partyColour(n) })),
		].join(""),
};

/** A way in without a step. */
const ramp: Scene = {
	color: "#d6ecf9",
	color2: "#a9b8a6",
	draw: ({ color, color2 }) =>
		[
			outdoors(color, color2, 88),
			rect(34, 36, 70, 54, "#f6e0b5"),
			fill("M30 38h74v-6H36z", "#b5523f"),
			fill(box(60, 52, 24, 34, 1), "#2f6f8f"),
			fill(box(62, 54, 9.4, 30, 0.4), "#d8ecfa"),
			fill(box(72.6, 54, 9.4, 30, 0.4), "#d8ecfa"),
			fill(box(40, 54, 14, 16, 0.6), "#bfe0f7"),
			...Array.from({ length: 8 }, (_, n) => fill(`M${52 + n * 5} 46h5v4a2.500 2.500 0 0 1-5 0z`, n % 2 ? CREAM : RED)),
			fill("M6 98L58 86H104V104H6z", "#d9d2dc"),
			line("M12 88L58 77M12 88V96M34 82.500V91M58 77V86", "#7b748c", 1.2),
			group(
				'transform="translate(26 87) rotate(-12)"',
				circle(0, 0, 7, INK),
				circle(0, 0, 5, color2),
				line("M-1-9L4-9L6 2H12", RED, 2.6),
				line("M-1-9L-3-20", BLUE, 5),
				circle(-3, -27, 4.6, "#f1cba8"),
				printed(circle(-1.2, -26.6, 0.6, INK), line("M-2-24.400q1.600.8 2.600-.4", INK, 0.6)),
				fill("M-7.600-27a4.600 4.600 0 0 1 9.200 0q-4-3-9.200 0z", "#7a4a2c"),
				line("M-3-17L6-12", BLUE, 2.4),
			),
			flying(33, 56, 8, YELLOW, [33, 76]),
			stand("weight", 92, 87, 8, { color: YELLOW, color2: RED }),
			flying(92, 60, 8, RED, [92, 79]),
		].join(""),
};

/** Those who work here; before a street, as a scene without a ground. */
const crew: Scene = {
	color: WHITE,
	color2: DARK_RED,
	draw: ({ color, color2 }) =>
		[
			person(13, 100, 33, { shirt: color, apron: color2, hair: "#7a4a2c", hasBun: true }),
			person(31, 101, 34, { shirt: color, apron: color2, hair: "#3b2a2a" }),
			person(69, 101, 33, { shirt: color, apron: color2, hair: "#c98a3c" }),
			person(87, 100, 34, { shirt: color, apron: color2, hair: "#3b2a2a", hasBun: true }),
			flying(5, 58, 9, RED, [6, 82]),
			flying(95, 57, 9, YELLOW, [94, 82]),
		].join(""),
};

export const ERRAND_SCENES: Record<string, Scene> = {
	"scene-delivery": delivery,
	"scene-returns": returns,
	"scene-contact": contact,
	"scene-hall": hall,
	"scene-ramp": ramp,
	crew,
};
