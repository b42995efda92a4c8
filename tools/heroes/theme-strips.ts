/** What the strips of themes show (make-heroes.ts): in each two figures at home, in paper. */

import type { Theme } from "#lib/domain/goods/theme-accents.ts";
import { box, circle, ellipse, fill, heartPath, line, printed, starPath } from "#lib/shop/goods/media/art/kit.ts";
import { figure, glow, strewn } from "./hero-paper.ts";
import { bat, bit, cake, firework, flower, ghost, gift, leaf, pumpkin, spray } from "./party-things.ts";
import type { Strip } from "./theme-frame.ts";
import { house, moon, spruce } from "./town.ts";

const pair = (
	left: string,
	right: string,
	heights: readonly [number, number] = [176, 176],
	x: readonly [number, number] = [1050, 1172],
) => [
	figure(left, { x: x[0], foot: 210, height: heights[0], turn: -2 }),
	figure(right, { x: x[1], foot: 210, height: heights[1], turn: 2 }),
];

const cloud = (x: number, y: number, size: number, paint = "#ffffff") =>
	`<g transform="translate(${x} ${y}) scale(${size})">${fill("M-62 18c-18-2-20-28 0-30 2-22 34-28 44-10 10-16 40-12 42 8 22-4 32 26 12 32Z", paint)}</g>`;

const castle = (x: number, foot: number, paint: string, roof: string) =>
	[
		fill(box(x - 62, foot - 84, 124, 84, 1), paint),
		...[-74, -26, 26, 74].map((dx, i) => {
			const h = i % 3 ? 132 : 104;
			return (
				fill(box(x + dx - 14, foot - h, 28, h, 1), paint) +
				fill(`M${x + dx - 19} ${foot - h + 2}L${x + dx} ${foot - h - 44}L${x + dx + 19} ${foot - h + 2}Z`, roof) +
				printed(fill(`M${x + dx - 5} ${foot - h + 34}v-14q5-8 10 0v14Z`, roof))
			);
		}),
		fill(`M${x - 14} ${foot}v-32q14-20 28 0v32Z`, roof),
	].join("");

const rainbow = (x: number, y: number, r: number) =>
	["#ef5d7c", "#f7a14b", "#ffd75e", "#7fcf9a", "#6fb6ea", "#a98be0"]
		.map((paint, i) => circle(x, y, r - i * 11, paint))
		.join("") + circle(x, y, r - 66, "#e3c8fb");

const planet = (x: number, y: number, r: number, paint: string, ring?: string) =>
	circle(x, y, r, paint) +
	printed(ellipse(x - r * 0.25, y - r * 0.3, r * 0.3, r * 0.14, "#ffffff", 'opacity=".3"')) +
	(ring
		? `<g transform="rotate(-18 ${x} ${y})">${line(`M${x - r * 1.7} ${y}q${r * 1.7} ${r * 0.9} ${r * 3.4} 0`, ring, r * 0.22)}</g>`
		: "");

const stars = (seed: string, count: number, paint = "#ffe9a8") =>
	strewn(
		seed,
		count,
		(x, y, nth, size) =>
			nth % 4 ? circle(x, y, 1.7 * size, paint) : fill(starPath(x, y, 6 * size, 2.4 * size, 0.3, 4), paint),
		[800, 6, 1236, 150],
	);

const acacia = (x: number, foot: number, size: number, paint: string) =>
	`<g transform="translate(${x} ${foot}) scale(${size})">${fill("M-5 0c2-30 0-46-18-66l5-3c10 10 16 18 18 28 2-12 8-20 20-30l4 4c-14 14-18 34-16 67Z", "#7a5136")}${fill("M-60-62c0-22 34-34 62-32s58 12 56 32c-24-8-88-8-118 0Z", paint)}</g>`;

const fern = (x: number, foot: number, turn: number, size: number, paint: string) => spray(x, foot, turn, size, paint);

const palm = (x: number, foot: number, size: number) =>
	`<g transform="translate(${x} ${foot}) scale(${size})">${fill("M-6 0c4-40 6-70 16-100l8 3C10-66 8-36 8 0Z", "#9a6a3f")}${[-80, -35, 10, 55, 100].map((turn) => `<g transform="translate(14 -100) rotate(${turn})">${fill("M0 4C8-16 6-40-10-58-22-36-16-12 0 4Z", "#3f9a5a")}</g>`).join("")}</g>`;

const weed = (x: number, foot: number, h: number, paint: string) =>
	fill(
		`M${x - 5} ${foot}c-8 ${-h * 0.3} 10 ${-h * 0.4} 0 ${-h * 0.68}s4 ${-h * 0.3} 6 ${-h * 0.32}c8 ${h * 0.3} 2 ${h * 0.3} 6 ${h * 0.5}s-4 ${h * 0.3} 2 ${h * 0.5}Z`,
		paint,
	);

const fish = (x: number, y: number, size: number, paint: string) =>
	`<g transform="translate(${x} ${y}) scale(${size})">${fill("M-18 0C-8-14 12-14 20-2l12-9v24L20 3C12 14-8 14-18 0Z", paint)}${circle(-9, -3, 2, "#1f1a2e")}</g>`;

const skyline = (paint: string, lit: string, from: number, count: number) =>
	Array.from({ length: count }, (_, i) => {
		const [x, h] = [from + i * 46, 60 + ((i * 37) % 74)];
		return (
			fill(box(x, 204 - h, 42, h, 1), paint) +
			printed(
				...[0, 1, 2, 3].map((n) =>
					fill(box(x + 8 + (n % 2) * 16, 214 - h + Math.floor(n / 2) * 18, 9, 10, 1), (n + i) % 3 ? lit : paint),
				),
			)
		);
	}).join("");

export const STRIPS: Record<Theme, Strip> = {
	pirati: {
		sheets: ["#8fd6e0", "#f2b877", "#f4d3a2", "#f6e8d2"],
		grounds: ["#2f8fa6", "#f0cf8f"],
		sky: [circle(1190, 40, 26, "#ffd75e"), cloud(990, 44, 0.5)],
		back: [palm(1222, 206, 1)],
		aside: [figure("pirate-ship", { x: 900, foot: 204, height: 150, turn: -3 })],
		figures: pair("costume-pirate-boy", "costume-pirate-girl"),
	},
	jednorozci: {
		sheets: ["#c9b5f5", "#f5c4e3", "#f0d5f7", "#eeddff"],
		grounds: ["#c9f0d8", "#a8e2c4"],
		back: [rainbow(1110, 214, 150)],
		sky: [],
		aside: [
			cloud(860, 188, 0.9),
			cloud(930, 150, 0.5),
			fill(starPath(880, 90, 12, 5.5, 1), "#ffd75e"),
			fill(starPath(818, 134, 8, 3.6, 1), "#f58fbe"),
		],
		figures: pair("costume-unicorn", "costume-unicorn-skirt", [176, 182]),
	},
	dinosauri: {
		sheets: ["#ffe39a", "#8fc97e", "#bfe3ae", "#e3f4d7"],
		grounds: ["#6fb35f", "#4f9a52"],
		sky: [
			fill("M990 210L1064 74h32l70 136Z", "#a9715a"),
			fill("M1064 74c8 20 12 8 16 26 6-12 10 4 16-26Z", "#f0592b"),
			cloud(1078, 46, 0.42, "#fff6e0"),
		],
		back: [palm(1226, 206, 1.1)],
		aside: [
			palm(846, 206, 1.1),
			fern(908, 208, -20, 1, "#5aa86a"),
			fern(930, 208, 20, 1.2, "#4f9a52"),
			fern(800, 208, 10, 0.8, "#5aa86a"),
		],
		figures: pair("costume-trex", "costume-triceratops", [180, 176], [1052, 1176]),
	},
	princezny: {
		sheets: ["#fff3d6", "#f9b6c9", "#fccfd9", "#ffe1e6"],
		grounds: ["#a8d8a4", "#86c48e"],
		sky: [castle(1108, 206, "#f3dff2", "#c98fd0")],
		aside: [castle(880, 206, "#ffffff", "#e7789f"), ...[806, 960].map((x) => flower(x, 196, 10, "#ef6a94"))],
		figures: pair("costume-princess", "costume-knight", [184, 172]),
	},
	halloween: {
		sheets: ["#ef8136", "#8a3c6c", "#4c2a72", "#241746"],
		grounds: ["#3a2468", "#160e2e"],
		sky: [moon(1118, 66, 44, "#ffe6a3", "#f7cd7a")],
		back: [bat(1010, 60, 0.8, -8), bat(1196, 44, 0.9, 10)],
		aside: [ghost(870, 120, 0.8, -6), bat(790, 60, 0.9, 8), pumpkin(920, 206, 70), pumpkin(848, 208, 48, "#e86a1e")],
		figures: pair("costume-witch-child", "costume-skeleton", [190, 172]),
		front: [pumpkin(1112, 217, 42)],
	},
	"cert-a-mikulas": {
		sheets: ["#9fb2f2", "#5f78cc", "#4058a6", "#2c3f80"],
		grounds: ["#dbe6fc", "#f3f7ff"],
		sky: [moon(1196, 46, 26), stars("nicholas", 14, "#ffffff")],
		aside: [
			house({
				x: 806,
				width: 84,
				top: 70,
				base: 206,
				wall: "#b5577e",
				gable: "bell",
				snow: "#f3f7ff",
				columns: 2,
				rows: 1,
			}),
			house({
				x: 892,
				width: 92,
				top: 92,
				base: 206,
				wall: "#d98a52",
				gable: "roof",
				snow: "#f3f7ff",
				columns: 2,
				rows: 1,
			}),
			spruce(792, 208, 90, "#2f6b66", "#f3f7ff"),
		],
		figures: [
			figure("costume-devil-child", { x: 1036, foot: 210, height: 150, turn: -2 }),
			figure("costume-angel-child", { x: 1184, foot: 210, height: 146, turn: 2 }),
			figure("costume-nicholas", { x: 1112, foot: 212, height: 192 }),
		],
	},
	svatba: {
		sheets: ["#fff3dc", "#f2c4b8", "#f5dccb", "#f7f1e4"],
		grounds: ["#a9c395", "#8fb07c"],
		sky: [circle(1120, 84, 50, "#ffe0a0")],
		back: [spray(1010, 206, -16, 1.5, "#8fae8b"), spray(1228, 206, 16, 1.5, "#8fae8b")],
		aside: [
			cake(
				880,
				208,
				[
					[44, 38, "#fffaf3"],
					[32, 32, "#f7c9c4"],
					[20, 28, "#fffaf3"],
				],
				"#fdeee0",
			).markup,
			fill(heartPath(880, 76, 24), "#e79aa0"),
			flower(836, 200, 11, "#e79aa0"),
			flower(922, 202, 9, "#fffaf3"),
		],
		figures: [
			figure("costume-groom", { x: 1160, foot: 210, height: 180, turn: 1 }),
			figure("costume-bride", { x: 1076, foot: 212, height: 182, turn: -1 }),
		],
		front: [flower(1000, 210, 11, "#e79aa0"), flower(1020, 214, 8, "#fffaf3"), flower(1222, 210, 11, "#fffaf3")],
	},
	vesmir: {
		sheets: ["#6f63d9", "#453fa8", "#302c80", "#1d1b57"],
		grounds: ["#8f8bc9", "#6c67ac"],
		sky: [stars("space", 20), planet(1112, 52, 26, "#f2a25b", "#ffe0a0")],
		aside: [planet(880, 84, 40, "#ef6a94", "#ffd9e5"), planet(800, 160, 17, "#7fe0d0"), stars("space aside", 12)],
		figures: pair("costume-astronaut", "costume-alien", [180, 176]),
	},
	safari: {
		sheets: ["#ffcf7a", "#f2b35f", "#ebd9a2", "#eeeecc"],
		grounds: ["#c9a44f", "#a8802f"],
		sky: [circle(1112, 60, 42, "#fff0b8")],
		back: [acacia(1214, 206, 1.1, "#6f9a4a")],
		aside: [acacia(864, 206, 1.4, "#6f9a4a"), fern(950, 208, 12, 0.8, "#8aa64f"), fern(792, 208, -12, 0.8, "#8aa64f")],
		figures: pair("costume-explorer", "costume-giraffe", [170, 186]),
	},
	more: {
		sheets: ["#5fc3dc", "#7fcfe6", "#b0dff2", "#dcefff"],
		grounds: ["#f0d9a0", "#e3c481"],
		sky: [
			fish(1112, 50, 0.8, "#ffc93c"),
			...[
				[1080, 30],
				[1092, 60],
				[1150, 24],
				[1190, 60],
				[1030, 40],
			].map(([x = 0, y = 0], i) => circle(x, y, 4 + (i % 3) * 2, "#e9f9ff")),
		],
		back: [weed(1006, 206, 90, "#3f9a7a"), weed(1226, 206, 110, "#2f8a6c")],
		aside: [
			fish(880, 76, 1.2, "#f2765a"),
			fish(820, 120, 0.8, "#ffc93c"),
			weed(850, 206, 80, "#3f9a7a"),
			weed(876, 206, 110, "#2f8a6c"),
			weed(930, 206, 70, "#3f9a7a"),
		],
		figures: pair("costume-mermaid-child", "costume-shark", [174, 180]),
	},
	hrdinove: {
		sheets: ["#7fb4f5", "#ffb84d", "#ffdb7a", "#fff3bf"],
		grounds: ["#5a6fae", "#3f4f8a"],
		sky: [cloud(1050, 36, 0.5), cloud(1180, 56, 0.4), skyline("#4f66b0", "#ffe08a", 960, 6)],
		aside: [skyline("#5f74b8", "#ffe08a", 770, 4), fill("M900 30l-44 66h30l-14 56 58-72h-32l22-50Z", "#d4452f")],
		figures: pair("costume-hero", "costume-heroine", [178, 178], [1044, 1176]),
	},
	silvestr: {
		sheets: ["#9a63c4", "#6b429f", "#472c82", "#2a1b57"],
		grounds: ["#533a8c", "#d7caf0"],
		sky: [firework(1110, 58, 56, ["#ffd166", "#fff3cf"], 14)],
		back: [],
		aside: [firework(872, 92, 74, ["#ff7aa5", "#ffd9e5"]), firework(790, 60, 34, ["#7fe0d0", "#ffffff"], 12)],
		figures: pair("costume-charleston", "costume-gangster", [182, 182], [1060, 1166]),
		front: [
			strewn(
				"bits",
				14,
				(x, y, nth, size) => bit(x, y, nth, size * 0.7, ["#ffd166", "#ff5d8f", "#7fe0d0", "#ffffff"]),
				[990, 20, 1236, 120],
			),
		],
	},
	rozlucka: {
		sheets: ["#ff9fc2", "#f7a8cf", "#f9c9e3", "#fbe3f4"],
		grounds: ["#d9578f", "#c43d6b"],
		sky: [glow(1112, 70, 60, "#fff3cf", 0.16), fill(heartPath(1112, 20, 52), "#d3104f")],
		aside: [
			figure("foil-heart", { x: 880, foot: 190, height: 120, turn: -8, color: "#d3104f" }),
			figure("foil-heart", { x: 950, foot: 170, height: 96, turn: 8, color: "#e0a05c" }),
			figure("balloon", { x: 814, foot: 190, height: 100, turn: -8, color: "#f58fbe" }),
		],
		figures: pair("costume-bride", "costume-disco-star", [182, 182], [1056, 1172]),
	},
	miminko: {
		sheets: ["#fff1c9", "#9fdccb", "#bfe8da", "#d9f2ea"],
		grounds: ["#f7d3c4", "#f2bfae"],
		sky: [moon(1180, 44, 24), cloud(1070, 50, 0.5), fill(starPath(1126, 34, 8, 3.6, 0.8), "#ffd75e")],
		aside: [
			cloud(890, 60, 0.8),
			fill(starPath(820, 90, 10, 4.6, 1), "#ffd75e"),
			gift(850, 208, 54, 42, "#8fc7e8", "#ffffff"),
			gift(914, 208, 42, 32, "#f7b6c9", "#ffffff"),
		],
		figures: [
			figure("balloon", { x: 1052, foot: 176, height: 136, turn: -7, color: "#8fc7e8" }),
			figure("balloon", { x: 1092, foot: 170, height: 126, turn: 5, color: "#f7b6c9" }),
			figure("pram-box", { x: 1160, foot: 210, height: 130 }),
			figure("balloon", { x: 1022, foot: 196, height: 112, turn: -16, color: "#ffd75e" }),
		],
		front: [leaf(1020, 214, 16, -30, "#7fb88a")],
	},
};
