/** What the strips of departments show: goods as they stand in a shop (make-heroes.ts). */
import type { DEPARTMENT_ACCENTS } from "#lib/domain/goods/strips.ts";
import { box, circle, fill, line } from "#lib/shop/goods/media/art/kit.ts";
import { bunting, figure } from "./hero-paper.ts";
import { type Balloon, cake, candles, gift, globes } from "./party-things.ts";
import { bunch, cakeStand, counter, ladder, mirror, openBox, rail, rowOf } from "./shop-things.ts";
import type { Strip } from "./theme-frame.ts";

const [RASPBERRY, SUNFLOWER, MINT, SKY, VIOLET, CREAM] = [
	"#d3104f",
	"#ffc93c",
	"#6fcbb8",
	"#5f9fe8",
	"#8a6fd0",
	"#fff6e6",
];
const FLAGS = [RASPBERRY, SUNFLOWER, "#ffffff", MINT, SKY];

const hung = (name: string, x: number, top: number, height: number, color?: string) =>
	line(`M${x} -4V${top + 3}`, "#8a6f86", 1.4) +
	figure(name, { x, foot: top + height, height, ...(color && { color }) });
const BIG_CAKE = cake(
	1134,
	176,
	[
		[50, 42, "#f58aa8"],
		[35, 34, "#fff1dc"],
	],
	"#fffaf0",
);
const stacked = (x: number, foot: number, rows: number, paints: readonly string[]) =>
	Array.from({ length: rows }, (_, row) =>
		Array.from({ length: rows - row }, (_, nth) =>
			figure("cup", {
				x: x + (nth - (rows - row - 1) / 2) * 29,
				foot: foot - row * 35,
				height: 39,
				color: paints[(row + nth) % paints.length] ?? CREAM,
			}),
		).join(""),
	).join("");

/** An arch of balloons in two rows. */
const ARCH: readonly Balloon[] = Array.from({ length: 21 }, (_, i): Balloon => {
	const [angle, reach] = [(i / 20) * Math.PI, i % 2 ? 52 : 64];
	return [
		[1100 - Math.cos(angle) * reach, 206 - Math.sin(angle) * reach * 1.24],
		i % 2 ? 12 : 9,
		[RASPBERRY, "#ffffff", SUNFLOWER, "#f58fbe"][i % 4] ?? CREAM,
	];
});

export const DEPARTMENT_STRIPS: Record<keyof typeof DEPARTMENT_ACCENTS, Strip> = {
	balonky: {
		sheets: ["#c5e8f5", "#f58fa8", "#fbb6c6", "#ffe1e6"],
		grounds: ["#f2a0b4", "#e8839d"],
		sky: [],
		aside: [
			bunch(880, 206, 0.92, [
				{ name: "balloon", height: 84, color: VIOLET },
				{ name: "balloon-dots", height: 84, color: SUNFLOWER },
				{ name: "balloon", height: 80, color: MINT },
				{ name: "foil-heart", height: 74, color: RASPBERRY },
				{ name: "balloon", height: 80, color: SKY },
			]),
		],
		figures: [
			figure("helium-tank", { x: 1016, foot: 210, height: 122, color: "#3f9fc0" }),
			bunch(1116, 174, 0.8, [
				{ name: "balloon", height: 82, color: RASPBERRY },
				{ name: "balloon-stars", height: 82, color: SKY },
				{ name: "balloon", height: 78, color: SUNFLOWER },
				{ name: "foil-star", height: 76, color: "#f2b632" },
				{ name: "balloon", height: 80, color: MINT },
			]),
			figure("balloon-dog", { x: 1206, foot: 176, height: 62, color: "#ef5d9a" }),
		],
		front: [counter(1062, 200, 174, "#d3104f", "#d9a86c", "#ffffff")],
	},
	kostymy: {
		sheets: ["#fff0cf", "#a793ea", "#c6b8f6", "#e9e4ff"],
		grounds: ["#b79be0", "#9a7fd0"],
		aside: [
			rail(
				776,
				976,
				42,
				206,
				[
					{ name: "dress-gown", height: 92, color: "#e7789f" },
					{ name: "cape", height: 90, color: "#b8322c" },
					{ name: "suit", height: 106, color: "#3f6fb0" },
				],
				"#c98a4b",
			),
		],
		figures: [
			mirror(
				1176,
				212,
				[48, 88],
				"#e3a93c",
				figure("costume-knight", { x: 1180, foot: 196, height: 142, isFlipped: true }),
			),
			figure("costume-knight", { x: 1068, foot: 212, height: 178, turn: -2 }),
		],
	},
	doplnky: {
		sheets: ["#bfe6de", "#f5a95c", "#fac78c", "#ffeccf"],
		grounds: ["#e89a52", "#cf7d3a"],
		aside: [
			line("M776 58H976", "#b5703a", 8),
			...[808, 878, 946].map((x) => circle(x, 62, 5, "#8a5230")),
			figure("wings", { x: 878, foot: 136, height: 70 }),
			figure("pirate-hat", { x: 808, foot: 114, height: 50 }),
			figure("boa", { x: 946, foot: 154, height: 88, color: "#e8336d" }),
		],
		figures: [
			fill(`${box(1030, 110, 8, 64, 2)}${box(1014, 166, 40, 8, 3)}`, "#c98a4b"),
			figure("witch-hat", { x: 1034, foot: 128, height: 86, turn: -4 }),
			line("M1128 -4V28", "#8a6f86", 1.4),
			figure("mask-eye", { x: 1128, foot: 78, height: 60, color: "#8a4fc0", turn: -4 }),
			figure("wig-curly", { x: 1116, foot: 176, height: 90, color: "#f2762e" }),
			figure("mask-trex", { x: 1192, foot: 176, height: 88 }),
		],
		front: [counter(986, 280, 174, "#2f8f86", "#d9a86c", CREAM)],
	},
	stolovani: {
		sheets: ["#fff0c4", "#79cab2", "#a6dfcb", "#d9f2ea"],
		grounds: ["#9fd8b8", "#7fc4a2"],
		beside: [
			rowOf(
				[
					{ name: "straw", height: 82 },
					{ name: "napkin", height: 62, color: SUNFLOWER },
					{ name: "cutlery", height: 88 },
				],
				826,
				57,
				180,
			),
			counter(784, 194, 178, "#f2557f", "#fff6e2", CREAM),
		],
		sky: [bunting([930, 4], [1260, 10], 26, FLAGS, 10, 24)],
		figures: [
			stacked(1048, 170, 3, [RASPBERRY, SUNFLOWER, "#ffffff"]),
			figure("plate", { x: 1140, foot: 172, height: 92, color: "#2f9f8f" }),
			figure("plate", { x: 1182, foot: 172, height: 76, color: "#f2557f" }),
			figure("bowl", { x: 1216, foot: 172, height: 44, color: SUNFLOWER }),
		],
		front: [counter(990, 280, 168, "#fffaf0", "#fff6e2", "#2f9f8f")],
	},
	dekorace: {
		sheets: ["#fff0c9", "#86b8f0", "#b3d4f8", "#dcefff"],
		grounds: ["#e0a86e", "#c98f55"],
		sky: [],
		aside: [
			ladder(886, 206, 150, "#c9784a"),
			figure("pompom", { x: 940, foot: 96, height: 62, color: "#f58fbe" }),
			line("M940 -4V40", "#8a6f86", 1.4),
		],
		figures: [
			bunting([970, 20], [1250, 14], 30, FLAGS, 9, 28),
			hung("lantern", 1012, 70, 66, "#f2762e"),
			hung("rosette", 1084, 30, 62, RASPBERRY),
			hung("pompom", 1200, 44, 58, MINT),
			hung("lantern", 1150, 52, 50, SUNFLOWER),
			globes(ARCH),
			gift(1100, 210, 42, 30, VIOLET, SUNFLOWER),
			figure("balloon-column", { x: 1208, foot: 212, height: 108 }),
		],
	},
	"dort-a-hry": {
		sheets: ["#ffd3de", "#ffcb52", "#ffe08a", "#fff3bf"],
		grounds: ["#f2b04a", "#e09a35"],
		aside: [
			figure("pinata", { x: 880, foot: 150, height: 100 }),
			line("M880 -4V54", "#8a6f86", 1.6),
			figure("block-tower", { x: 816, foot: 208, height: 84 }),
			figure("game-box", { x: 872, foot: 206, height: 50 }),
			figure("dice", { x: 944, foot: 204, height: 46 }),
		],
		sky: [bunting([930, 4], [1260, 10], 22, FLAGS, 10, 22)],
		figures: [
			figure("pinata-number", { x: 1036, foot: 212, height: 108, sign: "7" }),
			cakeStand(1134, 212, 62, 34, "#7fc4e8"),
			BIG_CAKE.markup,
			candles(1134, BIG_CAKE.top + 2, 4, 18, [RASPBERRY, "#ffffff", SKY]),
			figure("party-bag", { x: 1216, foot: 214, height: 56, color: VIOLET }),
		],
	},
	temata: {
		sheets: ["#c5e8f5", "#86c476", "#b5dda3", "#e3f4d7"],
		grounds: ["#6fb35f", "#4f9a52"],
		sky: [bunting([860, 10], [1260, 10], 34, FLAGS, 12, 26)],
		aside: [
			figure("costume-astronaut", { x: 858, foot: 208, height: 150, turn: -3 }),
			figure("costume-unicorn", { x: 950, foot: 208, height: 158, turn: 2 }),
		],
		figures: [
			figure("costume-trex", { x: 1028, foot: 210, height: 168, turn: -2 }),
			figure("costume-pirate-girl", { x: 1106, foot: 212, height: 160 }),
			figure("costume-princess", { x: 1184, foot: 210, height: 170, turn: 2 }),
		],
	},
	sady: {
		sheets: ["#fff0c9", "#ec9ccf", "#f5c0e2", "#fbe3f4"],
		grounds: ["#d98abf", "#c06fa6"],
		aside: [gift(846, 208, 76, 58, "#8a6fd0", SUNFLOWER), gift(930, 208, 54, 42, MINT, "#ffffff")],
		figures: [
			openBox(
				1122,
				212,
				150,
				84,
				[
					figure("balloon", { x: 1078, foot: 120, height: 104, turn: -12, color: RASPBERRY }),
					figure("balloon", { x: 1168, foot: 118, height: 108, turn: 11, color: SKY }),
					figure("plate", { x: 1096, foot: 146, height: 72, color: SUNFLOWER, turn: -10 }),
					figure("letter-flag", { x: 1126, foot: 132, height: 84, color: MINT }),
					figure("cup", { x: 1158, foot: 144, height: 62, color: "#ffffff", turn: 8 }),
				].join(""),
				"#c9784a",
			),
			figure("cannon", { x: 1012, foot: 212, height: 62 }),
		],
		front: [],
	},
};
