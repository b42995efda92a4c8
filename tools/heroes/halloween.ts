/** The last night of October: a haunted house below an orange moon, and children who ask for sweets. */
import { circle, ellipse, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { figure, type Hero, layer, pierced, ridge, sky, strewn } from "./hero-paper.ts";
import { bat, ghost, pumpkin } from "./party-things.ts";
import { lamp, moon } from "./town.ts";

const MIDDLE = [930, 190] as const;
const NIGHT = "#1c1338";
const LIGHT = "#ffb347";

const pane = (x: number, y: number, w: number, h: number, turn = 0) =>
	`<g transform="rotate(${turn} ${x} ${y})">${fill(`M${x - w / 2} ${y + h / 2}V${y - h * 0.2}Q${x} ${y - h * 0.8} ${x + w / 2} ${y - h * 0.2}V${y + h / 2}Z`, LIGHT)}${printed(line(`M${x} ${y - h * 0.5}V${y + h / 2}M${x - w / 2} ${y + h * 0.05}H${x + w / 2}`, NIGHT, 2))}</g>`;

/** Crooked, of three parts. */
const HOUSE = [
	fill("M640 400V226l-14 4 44-84 40 80-12 2v172Z", "#33225e"),
	fill("M624 232l46-92 44 88-44-10Z", "#4a2f7d"),
	fill("M690 400V262h128v138Z", "#2c1d54"),
	fill("M676 268l26-60h98l32 56-78-7Z", "#42296f"),
	fill("M800 400V204l-12-2 30-98 34 96-10 4v196Z", "#38256a"),
	fill("M782 208l36-112 40 108-40-8Z", "#51348a"),
	line("M670 140v-24M818 96v-28", "#51348a", 4),
	fill("M670 116l18 5-18 6ZM818 68l20 6-20 7Z", "#f07f22"),
	pane(670, 258, 24, 40, -3),
	pane(821, 244, 22, 42, 3),
	pane(726, 300, 24, 36),
	pane(782, 298, 24, 36, 2),
	pane(670, 330, 22, 34),
	pane(821, 322, 22, 34),
	fill("M736 400v-44q18-24 36 0v44Z", "#1c1338"),
	circle(766, 380, 2.6, LIGHT),
].join("");

const tree = (x: number, foot: number, size: number, paint: string, side = 1) =>
	`<g transform="translate(${x} ${foot}) scale(${size * side} ${size})">${fill("M-13 6c6-50-2-84 3-120-14-8-26-22-30-42 10 16 20 24 33 27 3-20 0-40-12-58 14 14 22 30 23 50 6-6 12-14 14-28 4 18-2 34-10 46 0 14-2 26-2 34 12-6 22-16 28-32 2 22-10 38-28 50-2 26 2 44 10 73Z", paint)}</g>`;

const stone = (x: number, foot: number, h: number, turn: number) =>
	`<g transform="rotate(${turn} ${x} ${foot})">${fill(`M${x - h * 0.36} ${foot}V${foot - h * 0.65}q${h * 0.36} ${-h * 0.6} ${h * 0.72} 0V${foot}Z`, "#6a5c94")}${printed(line(`M${x} ${foot - h * 0.72}v${h * 0.42}M${x - h * 0.15} ${foot - h * 0.58}h${h * 0.3}`, "#4a3d75", 3.4))}</g>`;

export const halloween: Hero = {
	ground: "#241746",
	layers: [
		layer(sky("#e9793c"), moon(1010, 108, 74, "#ffe6a3", "#f7cd7a")),
		layer(
			pierced("#b04a5e", MIDDLE, [330, 200], "a"),
			bat(930, 66, 0.8, -8, "#5b2350"),
			bat(1106, 190, 0.66, 10, "#5b2350"),
		),
		layer(pierced("#74366f", MIDDLE, [450, 270], "b")),
		layer(pierced("#48296a", MIDDLE, [575, 345], "c")),
		layer(
			pierced("#2c1c54", MIDDLE, [700, 430], "d"),
			strewn("stars", 26, (x, y, _, size) => circle(x, y, 1.7 * size, "#ffd98a"), [0, 8, 330, 300]),
		),
		layer(
			ridge([330, 300, 318, 290, 304, 330, 320, 340, 336, 330, 300, 270, 280], "#4b2a68"),
			bat(300, 96, 1.2, 12),
			bat(150, 170, 0.9, -10),
			bat(466, 60, 1, -6),
			bat(596, 118, 0.85, 8),
		),
		layer(
			HOUSE,
			bat(900, 150, 1.15, -6),
			bat(1140, 62, 1.3, 9),
			bat(1208, 168, 0.9, -12),
			tree(1190, 408, 1.35, "#2a1a4c", -1),
			tree(570, 410, 1.1, "#2a1a4c"),
		),
		layer(
			ridge([388, 372, 384, 376, 384, 392, 390, 396, 392, 384, 390, 380], "#3a2462"),
			stone(440, 392, 54, -6),
			stone(340, 388, 44, 5),
			stone(240, 388, 58, -3),
			ghost(1104, 232, 0.78, 8),
			ghost(90, 300, 0.9, 8),
			lamp(606, 412, 150, "#140d2a", "#ffc25c"),
		),
		layer(
			ridge([410, 420, 410, 418, 426, 424, 414, 410, 416, 410, 420], "#2b1b50"),
			pumpkin(655, 446, 76),
			pumpkin(714, 452, 54, "#e86a1e"),
			pumpkin(60, 452, 84, "#e86a1e"),
			pumpkin(140, 458, 58),
		),
		layer(
			printed(...[800, 920, 1040, 1158].map((x) => ellipse(x, 453, 56, 7, "#160e2e"))),
			figure("costume-vampire-child", { x: 800, foot: 451, height: 204, turn: -2 }),
			figure("costume-pumpkin", { x: 1040, foot: 453, height: 214, turn: 1 }),
			figure("costume-skeleton", { x: 1160, foot: 450, height: 206, turn: 3 }),
			figure("costume-witch-child", { x: 920, foot: 458, height: 256, turn: -1 }),
		),
		layer(ridge([452, 462, 470, 462, 456, 464, 472, 478, 476, 474, 468, 456], NIGHT), pumpkin(558, 474, 62)),
	],
};
