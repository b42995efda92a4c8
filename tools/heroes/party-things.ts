/** Things of parties for the scenes of the home page: fireworks, pumpkins, cakes, flowers, presents (make-heroes.ts). */
import { box, circle, ellipse, fill, group, line, printed, starPath } from "#lib/shop/goods/media/art/kit.ts";
import { darken, lighten } from "#lib/shop/goods/media/colour.ts";
import { glow, type Point } from "./hero-paper.ts";

const turnedAt = (x: number, y: number, turn: number, size: number, ...parts: string[]) =>
	group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`, ...parts);

/** A firework of paper strips in two colours. */
export function firework(
	x: number,
	y: number,
	reach: number,
	[far, near]: readonly [string, string],
	rays = 16,
): string {
	const ring = (count: number, from: number, to: number, half: number, paint: string, turn: number) =>
		Array.from({ length: count }, (_, i) =>
			turnedAt(
				x,
				y,
				(i / count) * 360 + turn,
				1,
				fill(
					`M${-half * 0.25} ${-from}L${-half} ${-to + half}Q0 ${-to - half * 1.2} ${half} ${-to + half}L${half * 0.25} ${-from}Z`,
					paint,
				),
			),
		).join("");
	const sparks = Array.from({ length: rays }, (_, i) => {
		const angle = ((i + 0.5) / rays) * 2 * Math.PI;
		const [sx, sy] = [x + Math.sin(angle) * reach * 0.92, y - Math.cos(angle) * reach * 0.92];
		return i % 2
			? circle(sx, sy, reach * 0.032, near)
			: fill(starPath(sx, sy, reach * 0.07, reach * 0.03, 0.4, 4), far);
	}).join("");
	return (
		glow(x, y, reach * 1.15, far, 0.07) +
		ring(rays, reach * 0.34, reach, reach * 0.042, far, 0) +
		ring(rays / 2, reach * 0.12, reach * 0.52, reach * 0.045, near, 180 / rays) +
		sparks
	);
}

/** A carved pumpkin with light inside. */
export function pumpkin(x: number, foot: number, width: number, paint = "#f07f22", light = "#ffd95e"): string {
	const s = width / 100;
	const at = (d: string, colour: string) => fill(d, colour);
	return turnedAt(
		x,
		foot,
		0,
		s,
		at("M-6 -72c-2-12-10-14-14-18l10-5c8 4 14 12 14 22Z", "#5c7a35"),
		ellipse(-30, -36, 22, 35, darken(paint, 0.1)),
		ellipse(30, -36, 22, 35, darken(paint, 0.1)),
		ellipse(-15, -37, 23, 38, paint),
		ellipse(15, -37, 23, 38, paint),
		ellipse(0, -37, 19, 39, lighten(paint, 0.08)),
		printed(
			fill("M-30 -44l9-14 10 14ZM11 -44l9-14 10 14Z", light),
			fill("M-4 -36l4-8 4 8Z", light),
			fill("M-34 -30l9 5 6-5 7 6 6-6 6 6 6-6 7 6 6-5 9-5C28 -6 -26 -6 -34 -30Z", light),
		),
	);
}

export const bat = (x: number, y: number, size: number, turn = 0, paint = "#1b1233") =>
	turnedAt(
		x,
		y,
		turn,
		size,
		fill(
			"M0-7l2.600-5 2.400 5c6-5 17-8 29-4-7 2-9 7-9 13-4-4-9-3-11 2-3-3-7-1-8 3-2-1-4 0-6 3-2-3-4-4-6-3-1-4-5-6-8-3-2-5-7-6-11-2 0-6-2-11-9-13 12-4 23-1 29 4l2.400-5Z",
			paint,
		),
		printed(circle(-2.4, -4, 0.9, "#ffd95e"), circle(2.4, -4, 0.9, "#ffd95e")),
	);

export const ghost = (x: number, y: number, size: number, turn = 0, paint = "#f3f0ff") =>
	turnedAt(
		x,
		y,
		turn,
		size,
		fill("M-24 34V-6c0-34 48-34 48 0v40c-5 7-9 5-12 0-4 8-8 8-12 0-4 8-8 8-12 0-3 5-7 7-12 0Z", paint),
		ellipse(-28, 6, 8, 5, paint),
		ellipse(28, 2, 8, 5, paint),
		printed(
			ellipse(-8, -8, 3.4, 5, "#2a1f47"),
			ellipse(8, -8, 3.4, 5, "#2a1f47"),
			ellipse(0, 5, 4, 5.5, "#2a1f47"),
			circle(-14, 0, 3, "#f4b8cf"),
			circle(14, 0, 3, "#f4b8cf"),
		),
	);

export function flower(x: number, y: number, r: number, paint: string, heart = "#f2c14e"): string {
	const petals = Array.from({ length: 6 }, (_, i) => {
		const angle = (i / 6) * 2 * Math.PI;
		return circle(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.46, paint);
	});
	return petals.join("") + circle(x, y, r * 0.34, heart);
}

export const leaf = (x: number, y: number, length: number, turn: number, paint: string) =>
	turnedAt(
		x,
		y,
		turn,
		length / 20,
		fill("M0 0C6-3 8-13 0-20-8-13-6-3 0 0Z", paint),
		printed(line("M0-2V-16", darken(paint, 0.12), 0.8)),
	);

/** A spray of leaves along a bent twig. */
export const spray = (x: number, y: number, turn: number, size: number, paint: string) =>
	turnedAt(
		x,
		y,
		turn,
		size,
		...Array.from({ length: 7 }, (_, i) =>
			leaf((i % 2 ? 1 : -1) * 2, -i * 9, 19 - i, i % 2 ? 48 : -48, i % 3 ? paint : lighten(paint, 0.14)),
		),
		leaf(0, -58, 16, 0, paint),
	);

export const gift = (x: number, foot: number, width: number, height: number, paint: string, ribbon: string) =>
	[
		fill(box(x - width / 2, foot - height, width, height, 3), paint),
		fill(box(x - width * 0.09, foot - height, width * 0.18, height, 0), ribbon),
		fill(box(x - width / 2 - 4, foot - height - 4, width + 8, height * 0.24, 3), lighten(paint, 0.1)),
		fill(box(x - width * 0.1, foot - height - 4, width * 0.2, height * 0.24, 0), ribbon),
		ellipse(x - width * 0.17, foot - height - 10, width * 0.17, 8, ribbon),
		ellipse(x + width * 0.17, foot - height - 10, width * 0.17, 8, ribbon),
		circle(x, foot - height - 8, width * 0.075, lighten(ribbon, 0.15)),
	].join("");

/** A cake of tiers, from below: half-width, height and colour of each, with icing that runs down. */
export function cake(
	x: number,
	foot: number,
	tiers: readonly (readonly [half: number, height: number, paint: string])[],
	icing: string,
): { markup: string; top: number } {
	let base = foot;
	const parts: string[] = [];
	for (const [half, height, paint] of tiers) {
		const top = base - height;
		const drops = Math.max(4, Math.round(half / 11)) * 2;
		const step = (2 * half) / drops;
		const runs = Array.from(
			{ length: drops },
			(_, i) => `q${-step / 2} ${i % 2 ? 5 : 15} ${-step} ${i % 2 ? 3 : -3}`,
		).join("");
		parts.push(
			fill(box(x - half, top, 2 * half, height, 5), paint),
			printed(
				...Array.from({ length: Math.round(half / 9) }, (_, i) =>
					circle(x - half + 12 + i * ((2 * half - 24) / (Math.round(half / 9) - 1)), base - 9, 3, icing),
				),
			),
			fill(`M${x - half - 2} ${top + 14}V${top + 3}q0 -6 6 -6h${2 * half - 8}q6 0 6 6v11${runs}Z`, icing),
		);
		base = top;
	}
	return { markup: parts.join(""), top: base };
}

export function candles(x: number, foot: number, count: number, gap: number, colours: readonly string[]): string {
	return Array.from({ length: count }, (_, i) => {
		const cx = x + (i - (count - 1) / 2) * gap;
		const height = i % 2 ? 27 : 32;
		return [
			glow(cx, foot - height - 9, 20, "#ffdf7a", 0.2),
			fill(box(cx - 3.4, foot - height, 6.8, height + 3, 1.5), colours[i % colours.length] ?? "#ffffff"),
			fill(`M${cx} ${foot - height - 17}c7 8 5 15 0 15s-7-7 0-15Z`, "#ffb52e"),
			fill(`M${cx} ${foot - height - 10}c3 4 2 7 0 7s-3-3 0-7Z`, "#fff3c4"),
		].join("");
	}).join("");
}

/** A champagne glass with bubbles. */
export const champagne = (x: number, foot: number, height: number, turn = 0, wine = "#ffd76a") =>
	turnedAt(
		x,
		foot,
		turn,
		height / 100,
		fill("M-16 0q16-5 32 0v-2q-10-5-14-6V-42h-4V-8q-4 1-14 6Z", "#e6ecf7"),
		fill("M-15-100h30c2 30-1 52-15 60-14-8-17-30-15-60Z", "#eef3fb"),
		fill("M-13.500-82h27c0 20-3 33-13.500 38-10.500-5-13.500-18-13.500-38Z", wine),
		printed(
			circle(-4, -62, 2, "#fff6d6"),
			circle(4, -72, 2.4, "#fff6d6"),
			circle(1, -54, 1.6, "#fff6d6"),
			fill("M-10-96h4c-1 20 0 34 3 44-6-8-8-24-7-44Z", "#ffffff", 'opacity=".6"'),
		),
	);

/** Confetti: bits and streamers' curls. */
export const bit = (x: number, y: number, nth: number, size: number, colours: readonly string[]) =>
	turnedAt(
		x,
		y,
		(nth * 67) % 180,
		size,
		fill(nth % 3 ? box(-5, -3, 10, 6, 1.2) : starPath(0, 0, 6, 3, 0.5), colours[nth % colours.length] ?? "#ffffff"),
	);

export type Balloon = readonly [at: Point, r: number, paint: string];
/** Balloons of a garland, seen from the front. */
export const globes = (balloons: readonly Balloon[]) =>
	balloons
		.map(
			([[x, y], r, paint]) =>
				circle(x, y, r, paint) +
				printed(
					ellipse(
						x - r * 0.36,
						y - r * 0.4,
						r * 0.17,
						r * 0.26,
						lighten(paint, 0.5),
						`transform="rotate(35 ${x - r * 0.36} ${y - r * 0.4})"`,
					),
				),
		)
		.join("");
