/** The front of a branch in its street. The recipe's sign says roof, floors above the shop, windows and side of the door. */
import { glyphPath } from "../art/glyphs.ts";
import { box, circle, fill, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	CREAM,
	DARK_RED,
	flying,
	INK,
	partyColour,
	RED,
	rect,
	type Scene,
	stand,
	star,
	WHITE,
	WOOD,
	YELLOW,
} from "./kit.ts";

const SIGN = /^(gable|stepped|flat|arched|mansard|wave) ([12]) ([2-4]) (left|right)$/;
const STREET = 88;
/** Where the shop ends and the floors above begin. */
const SHOP_TOP = 64;
const [LEFT, RIGHT] = [24, 76];

type Roof = (top: number, wall: string, tiles: string) => string;
const ROOFS: Record<string, Roof> = {
	gable: (top, wall, tiles) =>
		fill(`M${LEFT} ${top + 1}L50 ${top - 13}L${RIGHT} ${top + 1}z`, wall) +
		line(`M${LEFT - 2} ${top + 1.5}L50 ${top - 14}L${RIGHT + 2} ${top + 1.5}`, tiles, 2.4) +
		circle(50, top - 5.5, 2.2, darken(wall, 0.2)),
	stepped: (top, wall) =>
		fill(`M${LEFT} ${top + 1}v-3h7v-4h7v-4h6v-4h12v4h6v4h7v4h7v3z`, wall) +
		line(
			`M${LEFT} ${top - 2}h7M31 ${top - 6}h7M38 ${top - 10}h6M44 ${top - 14}h12M56 ${top - 10}h6M62 ${top - 6}h7M69 ${top - 2}h7`,
			darken(wall, 0.25),
			1,
		) +
		circle(50, top - 7, 2.4, darken(wall, 0.25)),
	flat: (top, wall) =>
		rect(LEFT - 2, top - 2, RIGHT - LEFT + 4, 3, lighten(wall, 0.5)) +
		printed(...Array.from({ length: 13 }, (_, n) => rect(LEFT + n * 4, top + 1, 2, 1.6, darken(wall, 0.2)))),
	arched: (top, wall, tiles) =>
		fill(`M${LEFT} ${top + 1}q4-3 8-3q4-12 18-12t18 12q4 0 8 3z`, wall) +
		line(`M${LEFT - 1} ${top + 1}q5-3.500 9-3.500q4-12 18-12t18 12q4 0 9 3.500`, tiles, 1.8) +
		circle(50, top - 5, 2.6, YELLOW),
	mansard: (top, wall, tiles) =>
		fill(`M${LEFT - 2} ${top + 1}L${LEFT + 6} ${top - 13}H${RIGHT - 6}L${RIGHT + 2} ${top + 1}z`, tiles) +
		[37, 50, 63]
			.map(
				(x) =>
					fill(`M${x - 3.5} ${top - 1}v-6l3.500-3l3.500 3v6z`, wall) +
					fill(box(x - 1.8, top - 7, 3.6, 5, 0.4), "#bfe0f7"),
			)
			.join(""),
	wave: (top, wall, tiles) =>
		fill(`M${LEFT} ${top + 1}V${top - 3}q6 2 9-3q4-1 5-6q5 1 12-4q7 5 12 4q1 5 5 6q3 5 9 3V${top + 1}z`, wall) +
		line(`M${LEFT - 1} ${top - 3}q7 2 10-3q4-1 5-6q5 1 12-4q7 5 12 4q1 5 5 6q3 5 10 3`, tiles, 1.6) +
		circle(50, top - 6, 2.2, WHITE),
};

const pane = (x: number, y: number, width: number, height: number, frame: string) =>
	fill(box(x - 0.9, y - 0.9, width + 1.8, height + 1.8, 0.5), frame) +
	fill(box(x, y, width, height, 0.3), "#bfe0f7") +
	printed(
		fill(
			`M${x} ${y + height * 0.75}L${x + width * 0.7} ${y}H${x + width}L${x} ${y + height}z`,
			"#fff",
			'opacity=".45"',
		),
		line(`M${x + width / 2} ${y}v${height}`, frame, 0.5),
	);

/** A box of flowers below every second window. */
const flowers = (x: number, y: number, width: number) =>
	fill(box(x - 1, y + 0.8, width + 2, 2, 0.5), WOOD) +
	[0.2, 0.5, 0.8].map((at, n) => circle(x + width * at, y + 0.8, 1.2, partyColour(n))).join("");

function floor(y: number, height: number, windows: number, frame: string, isInBloom: boolean): string {
	const step = (RIGHT - LEFT) / windows;
	return Array.from({ length: windows }, (_, n) => {
		const width = Math.min(6.5, step * 0.5);
		const x = LEFT + step * (n + 0.5) - width / 2;
		return pane(x, y, width, height, frame) + (isInBloom && n % 2 === 0 ? flowers(x, y + height, width) : "");
	}).join("");
}

/** Scallops of an awning. */
const awning = (x: number, width: number, y: number, paint: string) => {
	const each = width / 9;
	return (
		Array.from({ length: 9 }, (_, n) =>
			fill(`M${x + n * each} ${y}h${each}v6.500a${each / 2} ${each / 2} 0 0 1 ${-each} 0z`, n % 2 ? CREAM : paint),
		).join("") + fill(box(x - 1, y - 1.4, width + 2, 2, 0.6), darken(paint, 0.25))
	);
};

const name = (word: string, y: number) => {
	const each = 4.2;
	return printed(
		...[...word].map((letter, n) =>
			line(glyphPath(letter, 50 + (n - word.length / 2) * each + 0.6, y, each * 0.7, 3.8), WHITE, 0.7),
		),
	);
};

const neighbours = (color: string) =>
	[
		rect(-4, 56, 30, 40, lighten(color, 0.5)),
		fill("M-4 56h31l-5-8H-4z", darken(color, 0.1)),
		...[3, 13].map((x) => pane(x, 61, 5, 7, WHITE)),
		...[3, 13].map((x) => pane(x, 75, 5, 9, WHITE)),
		rect(74, 59, 30, 40, "#e9dcc4"),
		fill("M73 59h31v-9H79z", "#8a6d7d"),
		...[82, 92].map((x) => pane(x, 64, 5, 7, WHITE)),
		...[82, 92].map((x) => pane(x, 77, 5, 8, WHITE)),
	].join("");

function shop(door: string, paint: string): string {
	const isLeft = door === "left";
	const doorX = isLeft ? 27 : 62;
	const windowX = isLeft ? 42 : 27;
	return [
		rect(LEFT, SHOP_TOP + 1, RIGHT - LEFT, STREET - SHOP_TOP - 1, darken(paint, 0.3)),
		fill(box(doorX, 71, 11, 17, 0.6), darken(paint, 0.5)),
		fill(box(doorX + 1.5, 72.5, 8, 12, 0.4), "#d8ecfa"),
		circle(isLeft ? doorX + 9.6 : doorX + 1.4, 80, 0.7, YELLOW),
		fill(box(windowX, 71, 31, 14, 0.6), "#e6f2fb"),
		printed(fill(`M${windowX} 82L${windowX + 12} 71h5L${windowX} 85z`, "#fff", 'opacity=".7"')),
		stand("party-hat", windowX + 5, 85, 8, { color: RED }),
		stand("helium-tank", windowX + 13, 85, 8, { color: YELLOW }),
		stand("pinata", windowX + 25, 85, 9),
		flying(windowX + 19, 75.5, 4.6, RED, [windowX + 19, 85]),
		rect(windowX - 1, 85, 33, 1.6, WOOD),
		awning(LEFT + 1, RIGHT - LEFT - 2, 68, paint),
		fill(box(LEFT + 8, SHOP_TOP - 1.6, RIGHT - LEFT - 16, 7, 1), darken(paint, 0.45)),
		name("KONFETY", SHOP_TOP - 0.2),
	].join("");
}

export const FACADE_SCENES: Record<string, Scene> = {
	facade: {
		color: "#f6d9a8",
		color2: RED,
		draw: ({ color, color2, sign }) => {
			const [, roof = "gable", floors = "1", windows = "3", door = "right"] = SIGN.exec(sign) ?? [];
			const count = Number(floors);
			const height = count === 2 ? 11 : 17;
			const top = SHOP_TOP - count * height;
			const tiles = "#b5523f";
			const side = door === "left" ? 80 : 20;
			return [
				neighbours(color),
				rect(LEFT, top, RIGHT - LEFT, STREET - top, color),
				ROOFS[roof]?.(top, color, tiles) ?? "",
				...Array.from({ length: count }, (_, n) =>
					floor(top + 2.5 + n * height, count === 2 ? 5.8 : 9, Number(windows), lighten(color, 0.6), n === 0),
				),
				line(`M${LEFT} ${SHOP_TOP - 3}H${RIGHT}`, lighten(color, 0.6), 1.4),
				shop(door, color2),
				rect(-2, STREET, 104, 40, "#d9d2dc"),
				rect(-2, STREET, 104, 1.8, "#f0ebf1"),
				printed(line("M8 88v6M26 88v6M44 88v6M62 88v6M80 88v6M-2 94H102", "#c3bac8", 0.3)),
				flying(side - 3, 62, 6.5, color2 === RED ? YELLOW : RED, [side, 82]),
				flying(side + 4, 59, 7, DARK_RED, [side, 82]),
				flying(side + 1, 69, 6, WHITE, [side, 82]),
				fill(`M${side - 4} 81h8l1 9h-10z`, INK),
				star(side, 85.5, 2.4, YELLOW),
			].join("");
		},
	},
};
