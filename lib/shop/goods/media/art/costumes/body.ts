import { darken } from "../../colour.ts";
import { circle, ellipse, group, line, type Point, printed, rounded } from "../kit.ts";
import { part } from "../part.ts";

/** Measures of a figure that stands upright on x = 50; widths are halves. */
export type Body = {
	headY: number;
	headR: number;
	shoulderY: number;
	shoulder: number;
	waistY: number;
	waist: number;
	crotch: number;
	hip: number;
	sole: number;
	/** Where a leg stands beside the middle. */
	leg: number;
	/** Whole width of an arm or leg. */
	limb: number;
	/** The right hand, as one looks at it. */
	hand: Point;
};

export const CHILD: Body = {
	headY: 21,
	headR: 13,
	shoulderY: 36,
	shoulder: 11,
	waistY: 54,
	waist: 10.5,
	crotch: 67,
	hip: 12.5,
	sole: 97,
	leg: 6.6,
	limb: 8.4,
	hand: [76, 61],
};
export const WOMAN: Body = {
	headY: 14,
	headR: 8.6,
	shoulderY: 25,
	shoulder: 10.5,
	waistY: 41,
	waist: 8,
	crotch: 55,
	hip: 11.5,
	sole: 97,
	leg: 5.4,
	limb: 6,
	hand: [74, 55],
};
export const MAN: Body = { ...WOMAN, shoulder: 13, waistY: 43, waist: 10.5, hip: 11, limb: 7.2, hand: [77, 56] };

export const SKIN = "#f1cba8";
const INK = "#3a2a3a";

export const mirrored = (markup: string) => markup + group('transform="translate(100 0) scale(-1 1)"', markup);
/** The same for a part that has its own back and front: the left half first. */
export const both = (half: (side: -1 | 1) => string) => half(-1) + half(1);

/** An arm or sleeve from the shoulder, `reach` of its whole length 0–1. */
export function arms(b: Body, color: string, { reach = 1, width = b.limb } = {}): string {
	const [x, y] = [50 + b.shoulder - b.limb * 0.25, b.shoulderY + b.limb * 0.45];
	return mirrored(
		line(
			`M${x} ${y}L${x + (b.hand[0] - x) * reach} ${y + (b.hand[1] - y) * reach}`,
			color,
			Math.round(width * 10) / 10,
		),
	);
}

export const hands = (b: Body, color = SKIN) =>
	part("hands", mirrored(circle(b.hand[0], b.hand[1], b.limb * 0.58, color)));

/** Legs from the hip down to `to`, feet not included. */
export function legs(b: Body, color: string, { to = b.sole - 4, width = b.limb } = {}): string {
	return mirrored(line(`M${50 + b.leg} ${b.crotch - 4}V${to - width / 2}`, color, width));
}

/** The bare figure in paper, for clothes to lie on. */
export function figure(b: Body, skin = SKIN): string {
	return part(
		"body",
		legs(b, skin),
		mirrored(ellipse(50 + b.leg + 0.8, b.sole - 2.4, b.limb * 0.72, 2.6, skin)),
		arms(b, skin),
		hands(b, skin),
		line(`M50 ${b.headY}V${b.shoulderY + 3}`, darken(skin, 0.08), b.headR * 0.62),
		torso(b, skin),
	);
}

/** The trunk; `grow` makes it a loose garment. */
export function torso(b: Body, color: string, { grow = 0, to = b.crotch, flare = 0 } = {}): string {
	const points: Point[] = [
		[50 - b.shoulder - grow, b.shoulderY],
		[50 + b.shoulder + grow, b.shoulderY],
		[50 + b.waist + grow, b.waistY],
		[50 + b.hip + grow + flare, to],
		[50 - b.hip - grow - flare, to],
		[50 - b.waist - grow, b.waistY],
	];
	return `<path d="${rounded(points, [5, 5, 6, 2, 2, 6])}" fill="${color}"/>`;
}

export const head = (b: Body, skin = SKIN) => circle(50, b.headY, b.headR, skin);

/** A friendly face; `within` 0–1 makes it smaller, as in the opening of a hood. */
export function face(b: Body, { within = 1, y = b.headY, cheeks = "#ee9c92" } = {}): string {
	const r = b.headR * within;
	return part(
		"body",
		printed(
			mirrored(
				circle(50 + r * 0.36, y + r * 0.06, r * 0.105, INK) + circle(50 + r * 0.56, y + r * 0.36, r * 0.15, cheeks),
			),
			line(
				`M${50 - r * 0.22} ${y + r * 0.4}Q50 ${y + r * 0.66} ${50 + r * 0.22} ${y + r * 0.4}`,
				INK,
				Math.round(r * 9) / 100,
			),
		),
	);
}
