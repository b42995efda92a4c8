import { darken } from "../../colour.ts";
import { circle, ellipse, fill, line } from "../kit.ts";
import { part } from "../part.ts";
import { type Body, face, head, mirrored, SKIN } from "./body.ts";

/** A bare head with a face. */
export const bareHead = (b: Body, skin = SKIN) => part("body", head(b, skin), face(b));

/** Hair over the forehead. */
export function fringe(b: Body, color: string): string {
	const { headY: y, headR: r } = b;
	return part(
		"body",
		fill(
			`M${50 - r * 1.06} ${y + r * 0.1}C${50 - r * 1.2} ${y - r * 1.3} ${50 + r * 1.2} ${y - r * 1.3} ${50 + r * 1.06} ${y + r * 0.1}C${50 + r * 0.8} ${y - r * 0.5} ${50 + r * 0.3} ${y - r * 0.6} ${50 - r * 0.1} ${y - r * 0.62}C${50 - r * 0.5} ${y - r * 0.5} ${50 - r * 0.9} ${y - r * 0.4} ${50 - r * 1.06} ${y + r * 0.1}Z`,
			color,
		),
	);
}

/** Hair behind the head, down to `to`. */
export function longHair(b: Body, color: string, { to = b.shoulderY + 14, half = b.headR * 1.3 } = {}): string {
	const { headY: y, headR: r } = b;
	return part(
		"body",
		fill(
			`M50 ${y - r * 1.12}C${50 + half * 1.1} ${y - r * 1.1} ${50 + half} ${y + r} ${50 + half} ${to}q${-half / 2} 4 ${-half} 0t${-half} 0C${50 - half} ${y + r} ${50 - half * 1.1} ${y - r * 1.1} 50 ${y - r * 1.12}Z`,
			color,
		),
	);
}

/** Round hair all over, as of the seventies. */
export function afro(b: Body, color: string): string {
	const { headY: y, headR: r } = b;
	const curls = Array.from({ length: 14 }, (_, i) => {
		const angle = (i / 14) * Math.PI * 2;
		return circle(50 + Math.cos(angle) * r * 1.2, y - r * 0.35 + Math.sin(angle) * r * 1.1, r * 0.5, color);
	});
	return part("body", ...curls, circle(50, y - r * 0.3, r * 1.35, color));
}

/** Two plaits in front of the shoulders. */
export const plaits = (b: Body, color: string, ribbon: string) =>
	part(
		"body",
		mirrored(
			line(
				`M${50 + b.headR * 0.92} ${b.headY + b.headR * 0.3}Q${50 + b.headR * 1.4} ${b.shoulderY} ${50 + b.headR * 1.15} ${b.shoulderY + 8}`,
				color,
				b.headR * 0.36,
			) + circle(50 + b.headR * 1.15, b.shoulderY + 8, b.headR * 0.2, ribbon),
		),
	);

export const beard = (b: Body, color: string, { to = b.shoulderY + 12 } = {}) => {
	const { headY: y, headR: r } = b;
	return part(
		"beard",
		fill(
			`M${50 - r} ${y + r * 0.1}C${50 - r * 0.6} ${y + r * 0.5} ${50 + r * 0.6} ${y + r * 0.5} ${50 + r} ${y + r * 0.1}C${50 + r * 1.1} ${y + r} ${50 + r * 0.7} ${to - 3} 50 ${to}C${50 - r * 0.7} ${to - 3} ${50 - r * 1.1} ${y + r} ${50 - r} ${y + r * 0.1}Z`,
			color,
		) + ellipse(50, y + r * 0.62, r * 0.26, r * 0.12, darken(SKIN, 0.3)),
	);
};

export const moustache = (b: Body, color: string) =>
	part(
		"beard",
		mirrored(
			fill(
				`M50 ${b.headY + b.headR * 0.34}q${b.headR * 0.4} ${-b.headR * 0.16} ${b.headR * 0.72} ${b.headR * 0.14}q${-b.headR * 0.4} ${b.headR * 0.26} ${-b.headR * 0.72} ${b.headR * 0.06}Z`,
				color,
			),
		),
	);
