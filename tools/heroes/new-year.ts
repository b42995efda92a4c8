/** The last night of the year: fireworks of paper over the roofs, and a party on the terrace. */
import { box, circle, ellipse, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { figure, glow, type Hero, layer, lights, pierced, ridge, sky, strewn } from "./hero-paper.ts";
import { bit, champagne, firework } from "./party-things.ts";
import { house, towers } from "./town.ts";

const MIDDLE = [900, 190] as const;
const SNOW = "#e7e6ff";
const GOLD = "#ffd166";

/** A clock tower, a moment before midnight. */
const CLOCK = [
	fill(box(585, 176, 92, 260, 2), "#6b4a98"),
	fill("M577 180L631 62l54 118Z", "#8a4f9f"),
	circle(631, 58, 5, GOLD),
	fill(box(579, 172, 104, 10, 2), "#a06ab8"),
	glow(631, 232, 62, GOLD, 0.14),
	circle(631, 232, 38, GOLD),
	circle(631, 232, 32, "#fff6dd"),
	printed(
		...Array.from(
			{ length: 12 },
			(_, i) =>
				`<g transform="rotate(${i * 30} 631 232)">${fill(box(629.6, 203, 2.8, i % 3 ? 5 : 8, 0.6), "#4a2f6f")}</g>`,
		),
	),
	`<g transform="rotate(-8 631 232)">${line("M631 236V207", "#4a2f6f", 3.4)}</g>`,
	line("M631 235V214", "#d3104f", 4.4),
	circle(631, 232, 3.6, "#4a2f6f"),
].join("");

const rail = [
	...Array.from({ length: 42 }, (_, i) => fill(box(i * 31 - 14, 372, 9, 60, 4), "#b9a6dd")),
	fill(box(-40, 362, 1320, 13, 3), "#d7caf0"),
	fill(box(-40, 424, 1320, 12, 2), "#c3b2e6"),
].join("");

const COLOURS = ["#ffd166", "#ff5d8f", "#7fe0d0", "#ffffff", "#9db8ff"];

export const newYear: Hero = {
	ground: "#2a1b57",
	layers: [
		layer(
			sky("#9a63c4"),
			strewn("stars", 30, (x, y, _, size) => circle(x, y, 1.5 * size, "#fff2cc"), [480, 6, 1240, 250]),
		),
		layer(pierced("#7347ab", MIDDLE, [400, 250], "a")),
		layer(pierced("#4b2f86", MIDDLE, [540, 330], "b")),
		layer(
			pierced("#34226b", MIDDLE, [680, 420], "c"),
			strewn("stars too", 24, (x, y, _, size) => circle(x, y, 1.6 * size, "#fff2cc"), [0, 6, 260, 300]),
		),
		layer(
			firework(820, 110, 92, ["#ff7aa5", "#ffd9e5"]),
			firework(560, 60, 50, ["#9db8ff", "#ffffff"], 12),
			firework(196, 96, 66, ["#ff7aa5", "#ffd166"], 12),
		),
		layer(
			firework(1040, 88, 112, [GOLD, "#fff3cf"], 20),
			firework(1196, 190, 56, ["#7fe0d0", "#ffffff"], 12),
			firework(400, 92, 74, [GOLD, "#ff7aa5"], 14),
		),
		layer(
			towers(884, 356, "#5a3f92", GOLD, 0.95),
			ridge([330, 320, 330, 312, 326, 320, 330, 322, 316, 326, 320], "#533a8c"),
			...[60, 160, 250, 350, 455, 545, 745, 820, 960, 1100, 1180].map((x, i) =>
				fill(`M${x - 34} 400V${316 - (i % 3) * 16}l34-28 34 28V400Z`, i % 2 ? "#5d4397" : "#4b3383"),
			),
			...[60, 160, 350, 545, 745, 960, 1100, 1180].map((x, i) => fill(box(x - 6, 322 - (i % 3) * 12, 12, 15, 2), GOLD)),
		),
		layer(
			CLOCK,
			house({
				x: -24,
				width: 132,
				top: 250,
				base: 440,
				wall: "#4f3a8a",
				gable: "roof",
				snow: SNOW,
				rows: 1,
				dark: [1],
				lit: GOLD,
			}),
			house({
				x: 110,
				width: 104,
				top: 234,
				base: 440,
				wall: "#7a4a94",
				gable: "point",
				snow: SNOW,
				columns: 2,
				rows: 1,
				lit: GOLD,
			}),
			house({
				x: 216,
				width: 120,
				top: 262,
				base: 440,
				wall: "#3f4f94",
				gable: "roof",
				snow: SNOW,
				rows: 1,
				dark: [0],
				lit: GOLD,
			}),
			house({
				x: 340,
				width: 108,
				top: 228,
				base: 440,
				wall: "#6b4098",
				gable: "step",
				snow: SNOW,
				columns: 2,
				rows: 1,
				lit: GOLD,
			}),
			house({
				x: 452,
				width: 130,
				top: 256,
				base: 440,
				wall: "#5a4a9e",
				gable: "roof",
				snow: SNOW,
				rows: 1,
				dark: [2],
				lit: GOLD,
			}),
			house({
				x: 682,
				width: 110,
				top: 250,
				base: 440,
				wall: "#94508f",
				gable: "bell",
				snow: SNOW,
				columns: 2,
				rows: 1,
				lit: GOLD,
			}),
			house({
				x: 1126,
				width: 130,
				top: 248,
				base: 440,
				wall: "#7a4a94",
				gable: "point",
				snow: SNOW,
				columns: 3,
				rows: 1,
				lit: GOLD,
			}),
		),
		layer(
			rail,
			lights([-30, 344], [420, 348], 14, 12),
			lights([420, 348], [860, 344], 14, 12),
			lights([860, 344], [1270, 346], 14, 11),
		),
		layer(
			ridge([434, 434, 434, 434, 434], "#efe8ff"),
			printed(ellipse(1010, 452, 240, 10, "#cfc0ea")),
			strewn("floor", 30, (x, y, nth, size) => bit(x, y, nth, size * 0.8, COLOURS), [0, 442, 1240, 468]),
		),
		layer(
			figure("foil-star", { x: 1204, foot: 300, height: 118, turn: 9 }),
			figure("balloon", { x: 1128, foot: 306, height: 112, turn: -5, color: "#ff5d8f" }),
		),
		layer(
			figure("costume-gangster", { x: 806, foot: 452, height: 262, turn: -1 }),
			figure("costume-disco-king", { x: 1052, foot: 452, height: 268, turn: 1 }),
			figure("costume-charleston", { x: 929, foot: 456, height: 268 }),
			figure("costume-disco-star", { x: 1168, foot: 456, height: 244, turn: 2 }),
		),
		layer(
			fill("M651 480V396h12v84Z", "#fff6e6"),
			fill(box(584, 380, 146, 12, 5), "#ffffff"),
			champagne(612, 383, 62, -4),
			champagne(648, 383, 66, 3),
			figure("sparkler", { x: 712, foot: 384, height: 92, turn: -8 }),
			strewn("air", 36, (x, y, nth, size) => bit(x, y, nth, size * 0.8, COLOURS), [560, 10, 1240, 210]),
		),
	],
};
