/** Scenes of articles about parties at home. */
import { box, circle, ellipse, fill, line } from "../art/kit.ts";
import { darken } from "../colour.ts";
import {
	BLUE,
	ball,
	balls,
	bunting,
	CREAM,
	DARK_RED,
	flying,
	hang,
	INK,
	lay,
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
import { person } from "./people.ts";

/** A table seen from the front, with its cloth. */
export const table = (x: number, width: number, y: number, cloth: string) =>
	[
		rect(x + 4, y + 8, 2.4, 26, darken(WOOD, 0.2)),
		rect(x + width - 6.4, y + 8, 2.4, 26, darken(WOOD, 0.2)),
		fill(
			`M${x} ${y}h${width}v11${Array.from({ length: 8 }, () => `q${-width / 16} 4 ${-width / 8} 0`).join("")}z`,
			darken(cloth, 0.06),
		),
		fill(`M${x + 3} ${y - 4}h${width - 6}l3 5h${-width}z`, cloth),
	].join("");

const cake = (x: number, y: number) =>
	[
		ellipse(x, y, 9, 1.6, WHITE),
		fill(box(x - 7.5, y - 8, 15, 8, 1.4), PINK),
		fill(
			`M${x - 7.5} ${y - 6}q1.900 3 3.700 0q1.900 3 3.800 0q1.900 3 3.700 0q1.900 3 3.800 0v-1.600q0-1.400-1.400-1.400h-12.200q-1.400 0-1.400 1.400z`,
			WHITE,
		),
		fill(box(x - 5, y - 14, 10, 6.4, 1.2), YELLOW),
		...[-3, 0, 3].map(
			(dx, n) => line(`M${x + dx} ${y - 14}v-4`, partyColour(n), 1) + circle(x + dx, y - 19, 0.9, "#ff9d2e"),
		),
	].join("");

const hat = (x: number, y: number, paint: string) =>
	fill(`M${x - 3.6} ${y}L${x} ${y - 8}L${x + 3.6} ${y}z`, paint) + circle(x, y - 8, 1.2, YELLOW);

/** Five children round a table. */
const birthday: Scene = {
	color: "#ffe3ec",
	color2: "#e3c193",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 86),
			bunting([-2, 29], [50, 29], 6, 8),
			bunting([50, 29], [102, 29], 6, 8),
			flying(8, 48, 11, RED, [8, 80]),
			flying(16, 58, 9, YELLOW, [9, 80]),
			flying(92, 48, 11, BLUE, [92, 80]),
			flying(84, 59, 9, MINT, [91, 80]),
			person(30, 104, 54, { shirt: BLUE, hair: "#3b2a2a" }),
			hat(30, 54.5, RED),
			person(50, 104, 58, { shirt: RED, hair: "#c98a3c", hasBun: true }),
			person(70, 104, 54, { shirt: "#4fae8f", hair: "#7a4a2c" }),
			hat(70, 54.5, BLUE),
			table(14, 72, 80, WHITE),
			cake(50, 79.5),
			...[24, 36, 64, 76].map((x, n) => stand("cup", x, 79.5, 6, { color: partyColour(n) })),
			...[30, 70].map((x, n) => stand("party-bag", x, 79.5, 7, { color: partyColour(n + 2) })),
			stand("game-box", 90, 98, 11, { color: BLUE }),
			stand("weight", 9, 96, 8, { color: YELLOW, color2: RED }),
		].join(""),
};

/** Somebody puts up a garland of four metres. */
const garland: Scene = {
	color: "#fdebd3",
	color2: "#d9b98c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 87),
			balls(
				Array.from(
					{ length: 21 },
					(_, n) => [20 + n * 4, 37 + 8 * Math.sin(n / 3.2) + (n > 14 ? (n - 14) ** 2 * 0.7 : 0)] as const,
				),
				5,
			),
			lay("foil-star", 34, 53, 15, { color: "#d6a832" }),
			line("M8 98L15 50M27 98L18 50M10 86h14M11.500 77h10.500M13 68h7.500", darken(WOOD, 0.12), 1.4),
			person(22, 88, 46, { shirt: BLUE, hair: "#7a4a2c", hasBun: true, trousers: "#4b5a8f" }),
			table(48, 44, 84, "#e9f4ec"),
			stand("pump", 58, 84, 17, {}),
			ball(70, 80, 4, PINK),
			ball(77, 80.5, 3.4, YELLOW),
			ball(73.5, 76, 3, MINT),
			lay("ribbon", 85, 79, 7, { color: RED }),
			ball(40, 95, 4.4, RED),
			ball(48, 97, 3.4, BLUE),
		].join(""),
};

/** A donkey of paper below a branch, and sweets that fall out of it. */
const pinata: Scene = {
	color: "#cfeaf7",
	color2: "#86c77f",
	draw: ({ color, color2 }) =>
		[
			outdoors(color, color2, 84),
			fill("M80 110Q84 70 78 40L86 25H98L92 44Q96 80 100 110z", "#8a5a3a"),
			fill("M22 34Q50 28 84 34L84 39Q50 33 22 37z", "#8a5a3a"),
			...[
				[28, 30, 9],
				[42, 27, 10],
				[60, 26, 12],
				[78, 26, 14],
				[92, 30, 13],
			].map(([x = 0, y = 0, r = 0], n) => circle(x, y, r, n % 2 ? "#5fae6a" : "#74bf7a")),
			bunting([-2, 52], [40, 40], 4, 7),
			line("M46 34V45", "#7d6f8c", 0.6),
			hang("pinata", 46, 44, 27, { color: PINK }),
			person(20, 99, 42, { shirt: YELLOW, hair: "#3b2a2a", trousers: BLUE }),
			line("M29 82L41 70", "#a8744d", 1.6),
			rect(14.8, 62, 8.6, 2.4, RED),
			person(70, 99, 38, { shirt: RED, hair: "#c98a3c", hasBun: true }),
			...[
				[40, 75],
				[48, 80],
				[54, 74],
				[44, 88],
				[57, 86],
				[35, 92],
				[50, 95],
			].map(
				([x = 0, y = 0], n) =>
					fill(`M${x - 3} ${y - 1}l1.600 1-1.600 1zM${x + 3} ${y - 1}l-1.600 1 1.600 1z`, darken(partyColour(n), 0.1)) +
					ellipse(x, y, 1.8, 1.3, partyColour(n)),
			),
		].join(""),
};

/** Two guests before a curtain, and the telephone that takes them. */
const photo: Scene = {
	color: "#ded6fa",
	color2: "#c9a883",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 88),
			line("M14 33H74", INK, 1.2),
			hang("curtain", 30, 33, 56, { color: "#e3b23c" }),
			hang("curtain", 58, 33, 56, { color: "#e3b23c" }),
			lay("rosette", 20, 38, 13, { color: RED }),
			lay("rosette", 44, 35, 15, { color: BLUE }),
			lay("rosette", 68, 38, 13, { color: PINK }),
			person(34, 98, 55, { shirt: RED, hair: "#3b2a2a", hasBun: true }),
			person(55, 98, 57, { shirt: "#2f6f8f", hair: "#c98a3c" }),
			lay("photo-prop-glasses", 34, 52.5, 9, { color: BLUE }),
			lay("photo-prop-moustache", 55, 55, 8),
			line("M88 70L80 98M88 70L96 98M88 70V98", INK, 1.2),
			fill(box(81, 56, 14, 17, 1.6), INK),
			fill(box(82.2, 58, 11.6, 13, 0.6), "#bfe0f7"),
			circle(85.5, 64, 1.8, RED),
			circle(90, 64, 1.8, "#2f6f8f"),
			flying(8, 54, 9, YELLOW, [7, 92]),
			flying(12, 66, 8, PINK, [7, 92]),
			star(94, 42, 5, YELLOW),
		].join(""),
};

/** What floats, what sinks, and the clock. */
const helium: Scene = {
	color: "#d4e9fb",
	color2: "#dcc09a",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 86),
			fill(box(6, 40, 30, 32, 1), WHITE),
			fill(box(8, 42, 26, 28, 0.6), "#aed7f5"),
			fill("M8 70V60Q16 52 24 60T34 58V70z", "#93cfa9"),
			line("M21 42V70M8 55H34", WHITE, 1.2),
			circle(50, 43, 9, DARK_RED),
			circle(50, 43, 7.4, CREAM),
			line("M50 38v5l3.500 2.500", INK, 1),
			stand("foil-number", 66, 70, 30, { color: "#d6a832", sign: "5" }),
			flying(80, 40, 12, RED, [82, 84]),
			flying(90, 52, 11, BLUE, [83, 84]),
			flying(74, 60, 9, PINK, [82, 84]),
			flying(94, 76, 8, MINT, [90, 96]),
			stand("weight", 82.5, 92, 9, { color: YELLOW, color2: RED }),
			stand("helium-tank", 50, 98, 34, { color: RED }),
			ball(28, 94, 4, YELLOW),
			ball(36, 96, 3, MINT),
		].join(""),
};

/** What air alone holds up: a column, an arch, a stand. */
const air: Scene = {
	color: "#d9f0e6",
	color2: "#e1c79c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 87),
			balls(
				Array.from({ length: 13 }, (_, n) => {
					const angle = Math.PI * (1 - n / 12);
					return [52 + 27 * Math.cos(angle), 82 - 44 * Math.sin(angle)] as const;
				}),
				4.4,
			),
			stand("balloon-column", 11, 96, 58, { color: RED, color2: YELLOW }),
			stand("balloon-column", 91, 96, 58, { color: BLUE, color2: PINK }),
			table(36, 32, 80, WHITE),
			stand("balloon-stand", 52, 79, 22, { color: YELLOW, color2: "#d8d2e0" }),
			...[
				[43.5, 60],
				[60.5, 60],
				[52, 58],
				[47, 66],
				[57, 66],
			].map(([x = 0, y = 0], n) => ball(x, y, 3.2, partyColour(n + 1))),
			stand("cup", 41, 79.5, 5, { color: RED }),
			stand("cup", 63, 79.5, 5, { color: BLUE }),
			lay("balloon-dog", 30, 93, 13, { color: PINK }),
			ball(72, 95, 3.6, MINT),
		].join(""),
};

export const PARTY_SCENES: Record<string, Scene> = {
	"scene-birthday": birthday,
	"scene-garland": garland,
	"scene-pinata": pinata,
	"scene-photo": photo,
	"scene-helium": helium,
	"scene-air": air,
};
