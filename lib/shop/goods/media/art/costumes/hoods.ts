import { darken } from "../../colour.ts";
import { circle, ellipse, fill, line, printed } from "../kit.ts";
import { part } from "../part.ts";
import { arms, type Body, face, legs, mirrored, SKIN, torso } from "./body.ts";

/** A one-piece suit, wide and soft, with a belly of another colour and paws. */
export function overall(b: Body, color: string, belly: string, { paws = belly, foot = "" } = {}): string {
	const w = b.limb + 4.6;
	return part(
		"overall",
		legs(b, color, { width: w, to: b.sole - 2 }),
		mirrored(ellipse(50 + b.leg + 1.6, b.sole - 3, w * 0.66, 3.8, foot || paws)),
		arms(b, color, { width: b.limb + 3.6, reach: 0.92 }),
		mirrored(circle(b.hand[0], b.hand[1], b.limb * 0.78, paws)),
		torso(b, color, { grow: 3, to: b.crotch + 3 }),
		belly && ellipse(50, b.waistY + 2, b.waist + 0.4, (b.crotch - b.shoulderY) * 0.4, belly),
	);
}

/** The round hood of an overall, with a face looking out. */
export const hood = (b: Body, color: string, lining = darken(color, 0.18)) =>
	part(
		"overall",
		circle(50, b.headY - 1, b.headR + 4.4, color),
		circle(50, b.headY + 2, b.headR * 0.92, lining),
		part("body", circle(50, b.headY + 2.6, b.headR * 0.8, SKIN), face(b, { within: 0.8, y: b.headY + 2.2 })),
	);

/** Eyes of an animal, high on its hood. */
export const hoodEyes = (b: Body, { apart = 0.62, size = 0.26, white = "#ffffff" } = {}) =>
	mirrored(
		circle(50 + b.headR * apart, b.headY - b.headR * 1.08, b.headR * size, white) +
			circle(50 + b.headR * (apart - 0.02), b.headY - b.headR * 1.06, b.headR * size * 0.52, "#2a1f3d"),
	);

/** Ears on both sides: round, pointed or long. */
export function ears(b: Body, kind: "round" | "pointed" | "long" | "side", color: string, inner: string): string {
	const { headY: y, headR: r } = b;
	if (kind === "round")
		return mirrored(
			circle(50 + r * 0.95, y - r * 1.05, r * 0.42, color) + circle(50 + r * 0.95, y - r * 1.05, r * 0.24, inner),
		);
	if (kind === "pointed")
		return mirrored(
			fill(`M${50 + r * 0.3} ${y - r * 1.2}L${50 + r * 1.1} ${y - r * 1.85}L${50 + r * 1.26} ${y - r * 0.6}Z`, color) +
				fill(`M${50 + r * 0.56} ${y - r * 1.16}L${50 + r} ${y - r * 1.55}L${50 + r * 1.1} ${y - r * 0.8}Z`, inner),
		);
	if (kind === "long")
		return mirrored(
			ellipse(50 + r * 0.62, y - r * 1.7, r * 0.3, r * 0.8, color, `transform="rotate(10 ${50 + r * 0.62} ${y - r})"`) +
				ellipse(
					50 + r * 0.62,
					y - r * 1.65,
					r * 0.15,
					r * 0.56,
					inner,
					`transform="rotate(10 ${50 + r * 0.62} ${y - r})"`,
				),
		);
	return mirrored(
		ellipse(
			50 + r * 1.42,
			y - r * 0.5,
			r * 0.4,
			r * 0.22,
			color,
			`transform="rotate(-20 ${50 + r * 1.42} ${y - r * 0.5})"`,
		),
	);
}

/** A row of triangles over the crown of the hood and, as a tail, beside the body. */
export const spikes = (b: Body, color: string) =>
	[-2, -1, 0, 1, 2]
		.map((i) => {
			const angle = -Math.PI / 2 + i * 0.4;
			const [r, tall] = [b.headR + 3.4, 5.6 - Math.abs(i) * 0.7];
			const at = (turn: number, far: number) =>
				`${(50 + Math.cos(angle + turn) * far).toFixed(1)} ${(b.headY - 1 + Math.sin(angle + turn) * far).toFixed(1)}`;
			return fill(`M${at(-0.18, r)}L${at(0, r + tall)}L${at(0.18, r)}Z`, color);
		})
		.join("");

/** A thick tail that swings out to the right, in front of nothing. */
export function tail(
	b: Body,
	color: string,
	{ width = 9, tip = "", to = [86, 84] as readonly [number, number] } = {},
): string {
	const from = `M${50 + b.hip - 3} ${b.crotch - 2}`;
	const curve = `C${50 + b.hip + 12} ${b.crotch + 2} ${to[0] - 10} ${to[1] + 9} ${to[0]} ${to[1]}`;
	return line(from + curve, color, width) + (tip && circle(to[0], to[1], width * 0.62, tip));
}

/** The tapering tail of a lizard, with spikes. */
export const dinoTail = (b: Body, color: string, spike: string) =>
	[
		[74, b.crotch + 3],
		[82, b.crotch + 10],
		[88, b.crotch + 18],
	]
		.map(([x = 0, y = 0]) => fill(`M${x - 4} ${y}L${x + 2.4} ${y - 6.5}L${x + 3.6} ${y + 3}Z`, spike))
		.join("") +
	fill(
		`M${50 + 6} ${b.waistY + 4}C${72} ${b.crotch - 4} ${86} ${b.crotch + 6} 95 ${b.crotch + 26}C${84} ${b.crotch + 24} ${70} ${b.crotch + 20} ${52} ${b.crotch + 12}Z`,
		color,
	);

/** Teeth along the upper edge of the opening of a hood: a jaw. */
export const jaw = (b: Body, color = "#ffffff") =>
	[-0.62, -0.36, -0.12, 0.12, 0.36, 0.62]
		.map((k) => {
			const x = 50 + b.headR * k;
			const y = b.headY + 2 - Math.sqrt(Math.max(0, 0.92 ** 2 - k ** 2)) * b.headR;
			return fill(`M${x - 1.9} ${y - 0.8}H${x + 1.9}L${x} ${y + 3.6}Z`, color);
		})
		.join("");

/** Spots, printed on an overall and its hood. */
export const spots = (color: string, at: readonly (readonly [number, number, number])[]) =>
	printed(...at.map(([x, y, r]) => ellipse(x, y, r, r * 0.85, color)));

/** Feelers with a bobble. */
export const feelers = (b: Body, stalk: string, bobble: string) =>
	mirrored(
		line(
			`M${50 + b.headR * 0.4} ${b.headY - b.headR * 1.2}Q${50 + b.headR * 0.5} ${b.headY - b.headR * 1.7} ${50 + b.headR * 0.85} ${b.headY - b.headR * 1.85}`,
			stalk,
			1.3,
		) + circle(50 + b.headR * 0.88, b.headY - b.headR * 1.85, b.headR * 0.2, bobble),
	);

/** A shark's fin on top of the hood. */
export const fin = (b: Body, color: string) =>
	fill(
		`M${50 - b.headR * 0.5} ${b.headY - b.headR * 1.2}Q${50 - b.headR * 0.1} ${b.headY - b.headR * 2} ${50 + b.headR * 0.7} ${b.headY - b.headR * 2.1}Q${50 + b.headR * 0.3} ${b.headY - b.headR * 1.6} ${50 + b.headR * 0.6} ${b.headY - b.headR * 1.1}Z`,
		color,
	);

/** A unicorn's horn, striped. */
export function horn(b: Body, color: string): string {
	const [y, r] = [b.headY - b.headR * 1.2, b.headR];
	return (
		fill(`M${50 - r * 0.26} ${y}L50 ${y - r * 1.1}L${50 + r * 0.26} ${y}Z`, color) +
		printed(
			...[0.25, 0.5, 0.75].map((k) =>
				line(
					`M${50 - r * 0.26 * (1 - k)} ${y - r * 1.1 * k}L${50 + r * 0.2 * (1 - k)} ${y - r * 1.1 * (k + 0.1)}`,
					darken(color, 0.2),
					0.8,
				),
			),
		)
	);
}

/** A mane in strands of several colours, down one side of the hood. */
export const mane = (b: Body, colors: readonly string[]) =>
	colors
		.map((color, i) =>
			line(
				`M${50 + 1 + i * 2} ${b.headY - b.headR * 1.3 + i}C${50 + b.headR * (1.1 + i * 0.12)} ${b.headY - b.headR * (1.3 - i * 0.1)} ${50 + b.headR * (1.2 + i * 0.12)} ${b.headY} ${50 + b.headR * (1.05 + i * 0.14)} ${b.headY + b.headR * 0.9}`,
				color,
				3.4,
			),
		)
		.join("");
