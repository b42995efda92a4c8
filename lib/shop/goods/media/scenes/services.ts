/** Scenes of what the branches do for a party. */
import { box, circle, ellipse, fill, group, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	BLUE,
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

const counter = (x: number, width: number, y: number, paint: string) =>
	[
		rect(x + 1.5, y, width - 3, 60, paint),
		printed(
			...Array.from({ length: Math.floor(width / 8) }, (_, n) =>
				rect(x + 3 + n * 8, y, 3.6, 60, lighten(paint, 0.2), 'opacity=".5"'),
			),
		),
		star(x + width / 2, y + 10, 5, YELLOW),
		fill(box(x, y - 2.6, width, 4.4, 1), WOOD),
	].join("");

const shelf = (x: number, y: number, width: number) =>
	fill(box(x, y, width, 1.8, 0.5), WOOD) +
	fill(`M${x + 3} ${y + 1.8}h1.600l1 3h-2.600zM${x + width - 5} ${y + 1.8}h1.600v3h-2.600z`, darken(WOOD, 0.15));

/** The balloon counter: helium, a clerk, and what is waiting for its half hour. */
const inflation: Scene = {
	color: "#cfe6fb",
	color2: "#ecd3ae",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 84),
			bunting([-2, 32], [56, 30], 5, 8),
			bunting([56, 30], [102, 34], 4, 6),
			shelf(58, 56, 38),
			stand("game-box", 64, 56, 8, { color: PINK }),
			stand("party-bag", 73, 56, 9, { color: YELLOW }),
			stand("cup", 81, 56, 6, { color: MINT }),
			stand("party-hat", 89, 56, 9, { color: RED }),
			flying(14, 46, 13, RED, [14, 62]),
			stand("helium-tank", 14, 91, 33, { color: BLUE }),
			person(40, 112, 72, { shirt: WHITE, apron: DARK_RED, hair: "#7a4a2c", hasBun: true }),
			flying(57.5, 49, 11, YELLOW, [57, 71]),
			counter(26, 78, 78, RED),
			lay("ribbon", 34, 72.5, 7.5, { color: MINT }),
			flying(72, 51, 12, BLUE, [80, 74]),
			flying(90, 52, 12, PINK, [81, 74]),
			flying(81, 45, 13, RED, [80.5, 74]),
			flying(76, 61, 10, YELLOW, [80, 74]),
			flying(86.5, 62, 10, MINT, [81, 74]),
			stand("weight", 80.5, 77, 8, { color: YELLOW, color2: RED }),
			fill(box(47, 70.5, 9, 5.5, 0.8), CREAM),
			printed(line("M49 72.500h5M49 74.200h3.500", INK, 0.5)),
			stand("weight", 5, 95, 9, { color: MINT, color2: RED }),
		].join(""),
};

/** Costumes on a rail, hats above, and somebody before the mirror. */
const rental: Scene = {
	color: "#e4dcfb",
	color2: "#e3c193",
	draw: ({ color, color2 }) => {
		const hanger = (x: number) => line(`M${x} 45v-1.800q1.600-.8.6-2M${x - 4} 48.500L${x} 45l4 3.500`, INK, 0.5);
		const clothes = [
			["dress-gown", RED, 32],
			["cape", "#4b3a86", 31],
			["suit", "#2f6f8f", 33],
			["onesie", "#6fae4e", 31],
			["tutu", PINK, 22],
		] as const;
		return [
			room(color, color2, 85),
			shelf(6, 37, 52),
			stand("witch-hat", 14, 37.5, 12, { color: "#4b3a86" }),
			stand("pirate-hat", 29, 37.5, 9),
			stand("cowboy-hat", 45, 37.5, 9),
			ellipse(76, 96, 27, 5.5, RED),
			ellipse(76, 95.6, 22, 4, lighten(RED, 0.3)),
			line("M8 92V43M57 92V43", darken(WOOD, 0.25), 1.6),
			line("M4 92H12M53 92H61", darken(WOOD, 0.25), 2),
			line("M6 43H59", darken(WOOD, 0.35), 1.4),
			...clothes.map(([name, paint, height], n) => {
				const x = 13.5 + n * 9.6;
				return hanger(x) + hang(name, x, 46, height, { color: paint });
			}),
			ellipse(80, 63, 16.5, 28, darken(YELLOW, 0.12)),
			ellipse(80, 63, 14.2, 25.6, "#e6f2fb"),
			group(
				'class="print"',
				fill("M72 52l10-9 3 3-13 12zM70 66l18-16 2 2-18 17z", "#ffffff", 'opacity=".7"'),
				stand("costume-pirate-boy", 84, 87, 36, { mirrored: true }),
			),
			line("M64 91h32", darken(YELLOW, 0.2), 2),
			stand("costume-pirate-boy", 69, 97, 44),
			stand("pinata-chest", 38, 97, 13),
			lay("sword", 22, 93, 12, { turn: 70 }),
		].join("");
	},
};

const wheel = (x: number, y: number) => circle(x, y, 4.2, INK) + circle(x, y, 1.8, CREAM);
export const van = (x: number, y: number) =>
	[
		fill(`M${x + 24} ${y - 17}h8q1.500 0 2.500 1.400l5.500 8v9.600h-16z`, BLUE),
		printed(fill(`M${x + 27} ${y - 14.6}h5l4.400 6.400h-9.400z`, "#eaf3ff")),
		rect(x, y - 23, 26, 25, RED),
		star(x + 12.5, y - 11, 6.4, YELLOW),
		wheel(x + 8, y + 2),
		wheel(x + 31, y + 2),
	].join("");

/** Two legs and a half circle, `reach` from the middle. */
const arch = (x: number, y: number, reach: number, leg: number) =>
	balls(
		[
			...[0, 1, 2, 3].map((n) => [x - reach, y - (leg * n) / 4] as const),
			...Array.from({ length: 9 }, (_, n) => {
				const angle = Math.PI * (1 - n / 8);
				return [x + reach * Math.cos(angle), y - leg - reach * Math.sin(angle)] as const;
			}),
			...[3, 2, 1, 0].map((n) => [x + reach, y - (leg * n) / 4] as const),
		],
		3.5,
	);

/** A house whose door is decorated, the van that brought it, and somebody on the ladder. */
const decoration: Scene = {
	color: "#cfe9fb",
	color2: "#7cc08f",
	draw: ({ color, color2 }) =>
		[
			outdoors(color, color2, 88),
			fill("M16 48L45 27L74 48V92H16z", CREAM),
			fill("M11 50L45 24L79 50L77 53L45 30L13 53z", "#c65a4a"),
			fill(box(23, 53, 9, 13, 0.8), "#bfe0f7"),
			fill(box(58, 53, 9, 13, 0.8), "#bfe0f7"),
			printed(line("M27.500 53V66M23 59.500H32M62.500 53V66M58 59.500H67", WHITE, 0.8)),
			fill(box(22, 66, 11, 3, 0.6), WOOD),
			fill(box(57, 66, 11, 3, 0.6), WOOD),
			...[24, 27.5, 31, 59, 62.5, 66].map((x, n) => circle(x, 65.5, 1.6, n % 2 ? PINK : YELLOW)),
			bunting([14, 49], [76, 49], 3, 12),
			fill(box(38, 58, 14, 33, 1), "#7a4a2c"),
			fill(box(39.5, 60, 11, 31, 0.6), "#2f8f7a"),
			circle(48.5, 76, 0.9, YELLOW),
			fill("M40 91H50L58 106H32z", "#e8d3ab"),
			arch(45, 89, 13, 24),
			group('transform="translate(61 93) scale(.8)"', van(0, 0)),
			line("M10 96L17 58M24 96L18 58M12 86h10.500M13.500 78h8M15 70h5", darken(WOOD, 0.1), 1.1),
			person(8, 97, 36, { shirt: BLUE, hair: "#3b2a2a", apron: DARK_RED }),
			flying(5, 57, 9, RED, [17, 80]),
			flying(13, 53, 8, YELLOW, [17, 80]),
		].join(""),
};

export const SERVICE_SCENES: Record<string, Scene> = {
	"scene-inflation": inflation,
	"scene-rental": rental,
	"scene-decoration": decoration,
};
