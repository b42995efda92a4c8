import { darken } from "../../colour.ts";
import { box, circle, ellipse, fill, group, line, starPath } from "../kit.ts";
import { part } from "../part.ts";
import type { Body } from "./body.ts";

/** Something held upright in the right hand; drawn round (0, 0) with up as −y. */
const held = (b: Body, turn: number, ...parts: string[]) =>
	part(
		"prop",
		group(`transform="translate(${b.hand[0]} ${b.hand[1]}) rotate(${turn})"`, ...parts),
		part("hands", circle(b.hand[0], b.hand[1], b.limb * 0.5, "#f1cba8")),
	);

export const sabre = (b: Body, blade = "#c3c8d1", grip = "#e3b23c") =>
	held(
		b,
		24,
		fill("M-1.800 -4C-2.400 -14 -3 -22 2.600 -31C3.400 -22 2.600 -14 1.800 -4Z", blade),
		line("M-4.500 -3.500Q0 -1.500 4.500 -3.500", grip, 1.8),
		line("M0 -3V4", darken(grip, 0.2), 2.4),
	);

export const wand = (b: Body, tip = "#ffd23f", stick = "#fbf7ef") =>
	held(b, 20, line("M0 6V-16", stick, 1.6), fill(starPath(0, -20, 6, 2.8, 0.5), tip));

export const broom = (b: Body) =>
	held(
		b,
		12,
		line("M0 34V-24", "#a5713f", 2),
		fill("M-3 30H3L7 46Q0 49 -7 46Z", "#e0aa4f"),
		fill(box(-3.6, 29, 7.2, 2.6, 0.8), "#8a4fd0"),
	);

export const trident = (b: Body, color = "#e3b23c") =>
	held(
		b,
		6,
		line("M0 38V-26", color, 2),
		line("M-6.500 -31V-25Q-6.500 -20 0 -20T6.500 -25V-31M0 -20V-33", color, 1.9),
		...[-6.5, 0, 6.5].map((x) => fill(`M${x - 1.9} -30L${x} ${x ? -35.5 : -37.5}L${x + 1.9} -30Z`, color)),
	);

export const scythe = (b: Body) =>
	held(
		b,
		4,
		line("M0 40V-38", "#7a5a3c", 2.2),
		fill("M-1 -38C-10 -46 -24 -44 -32 -32C-22 -38 -12 -38 -1 -33Z", "#c3c8d1"),
	);

export const crosier = (b: Body, color = "#e3b23c") =>
	held(
		b,
		3,
		line("M0 40V-20C0 -32 15 -32 14 -22C13 -15 4 -17 6 -23", color, 2.4),
		circle(0, -17, 2.2, darken(color, 0.2)),
	);

export const sword = (b: Body) =>
	held(
		b,
		22,
		fill("M-1.900 -4V-27L0 -31L1.900 -27V-4Z", "#c9ced6"),
		line("M-5 -4H5", "#e3b23c", 2),
		line("M0 -3V4", "#6a4630", 2.4),
	);

export const basket = (b: Body) =>
	held(
		b,
		0,
		line("M-7 6C-7 -4 7 -4 7 6", "#a5713f", 1.6),
		fill("M-8 5H8L6.500 14Q0 16 -6.500 14Z", "#c98b4f"),
		fill("M-8 5H8L7.600 7.500H-7.600Z", "#ffffff"),
	);

export const pipe = (b: Body) =>
	held(b, -14, line("M-3 -2L2 -14", "#6a4630", 1.4), fill("M-1 -14C-1 -20 6 -20 6 -14L5 -10H0Z", "#8a5a36"));

export const hose = (b: Body) => held(b, 60, line("M0 8V-6", "#d8a84a", 3), line("M0 -6V-11", "#c3c8d1", 4));

export const bone = (b: Body) =>
	held(
		b,
		24,
		line("M0 6V-18", "#f6efe2", 3.2),
		...[-2, 2].flatMap((x) => [circle(x, -19, 2.4, "#f6efe2"), circle(x, 7, 2.4, "#f6efe2")]),
	);

export const lasso = (b: Body) =>
	held(
		b,
		0,
		ellipse(3, 9, 6, 8, "none", 'stroke="#c98b4f" stroke-width="1.700"'),
		ellipse(3, 9.5, 4, 6, "none", 'stroke="#a5713f" stroke-width="1.400"'),
	);

export const fan = (b: Body, color: string) =>
	held(
		b,
		10,
		fill("M0 0L-11 -13Q0 -21 11 -13Z", color),
		line("M0 0L-5 -15M0 0V-17M0 0L5 -15", darken(color, 0.2), 0.6),
	);
