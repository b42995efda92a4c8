import { darken, lighten } from "../../colour.ts";
import { box, circle, fill, line, printed, rounded, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { arms, type Body, both, legs, mirrored, torso } from "./body.ts";

/** A shirt or jacket with sleeves. */
export function top(
	b: Body,
	color: string,
	{ reach = 0.86, sleeve = color, to = b.crotch - 3, grow = 0.6, flare = 0 } = {},
) {
	return part("top", arms(b, sleeve, { reach, width: b.limb + 1.6 }), torso(b, color, { grow, to, flare }));
}

/** A coat to the knees, or down to `to`. */
export const coat = (b: Body, color: string, to = b.crotch + 16) => top(b, color, { to, flare: 5, grow: 1.4 });

/** Stripes across the trunk, printed. */
export function stripes(
	b: Body,
	color: string,
	{ from = b.shoulderY + 4, to = b.crotch - 5, step = 4.4, width = 1.9 } = {},
) {
	const rows: string[] = [];
	for (let y = from; y < to; y += step) {
		const share = Math.min(1, Math.max(0, (y - b.shoulderY) / (b.waistY - b.shoulderY)));
		const half = b.shoulder + (b.waist - b.shoulder) * share;
		rows.push(fill(box(50 - half, y, half * 2, width, 0.3), color));
	}
	return printed(...rows);
}

/** Trousers; `wide` widens them towards the hem, `ragged` cuts the hem. */
export function trousers(b: Body, color: string, { to = b.sole - 5, wide = 0, ragged = false } = {}) {
	const w = b.limb * 0.62;
	const leg = (side: -1 | 1) => {
		const x = (n: number) => (50 + side * n).toFixed(1);
		const [outer, inner] = [b.leg + w + wide, Math.max(0.7, b.leg - w - wide * 0.5)];
		const hem = ragged
			? `L${x(outer - 2)} ${to + 3.4}L${x(outer - 4)} ${to}L${x((outer + inner) / 2)} ${to + 3.4}L${x(inner + 2)} ${to}`
			: "";
		return `M${x(0)} ${b.waistY + 3}L${x(b.waist + 0.8)} ${b.waistY + 3}L${x(b.hip + 0.6)} ${b.crotch - 3}L${x(outer)} ${to}${hem}L${x(inner)} ${to}L${x(0.5)} ${b.crotch + 1}Z`;
	};
	return part(
		"trousers",
		both((side) => fill(leg(side), color)),
	);
}

/** A skirt from the waist; `flare` is half its hem. */
export function skirt(b: Body, color: string, { to = b.crotch + 12, flare = 24, waves = 5, from = b.waistY } = {}) {
	const step = (2 * flare) / waves;
	const hem = Array.from({ length: waves }, () => `q${(-step / 2).toFixed(2)} 4.500 ${(-step).toFixed(2)} 0`).join("");
	const bend = (to - from) * 0.35;
	return part(
		"dress",
		fill(
			`M${50 - b.waist} ${from}H${50 + b.waist}C${50 + b.waist + 3} ${from + bend} ${50 + flare - 3} ${to - bend} ${50 + flare} ${to}${hem}C${50 - flare + 3} ${to - bend} ${50 - b.waist - 3} ${from + bend} ${50 - b.waist} ${from}Z`,
			color,
		),
	);
}

/** The upper part of a dress, with short sleeves when they have a colour. */
export function bodice(b: Body, color: string, { sleeve = "", low = 3 } = {}) {
	const y = b.shoulderY;
	const s = b.shoulder;
	return part(
		"dress",
		sleeve && mirrored(circle(50 + s + 0.6, y + 4.4, b.limb * 0.86, sleeve)),
		fill(
			`M${50 - s} ${y + 0.5}L${50 - s * 0.55} ${y}Q50 ${y + low * 2} ${50 + s * 0.55} ${y}L${50 + s} ${y + 0.5}L${50 + s - 0.4} ${y + 7}L${50 + b.waist} ${b.waistY + 1}H${50 - b.waist}L${50 - s + 0.4} ${y + 7}Z`,
			color,
		),
	);
}

export const belt = (b: Body, color: string, buckle = "", { y = b.waistY, grow = 1 } = {}) =>
	fill(box(50 - b.waist - grow, y - 1.7, 2 * (b.waist + grow), 3.8, 1), color) +
	(buckle && line(box(47.4, y - 2, 5.2, 4.4, 0.8), buckle, 1.1));

/** Boots up to `from`; flat shoes when that is near the sole. */
export function boots(b: Body, color: string, { from = b.sole - 14, cuff = "" } = {}) {
	const w = b.limb * 0.62;
	const [x0, x1] = [50 + b.leg - w, 50 + b.leg + w];
	return part(
		"shoes",
		mirrored(
			fill(
				`M${x0} ${from}H${x1}V${b.sole - 5.5}C${x1 + 3} ${b.sole - 5} ${x1 + 3.6} ${b.sole - 2} ${x1 + 3.4} ${b.sole}H${x0}Z`,
				color,
			) + (cuff && fill(box(x0 - 0.7, from - 1.5, 2 * w + 1.4, 3.6, 0.8), cuff)),
		),
	);
}

export const shoes = (b: Body, color: string) => boots(b, color, { from: b.sole - 6 });
export const tights = (b: Body, color: string) => part("tights", legs(b, color, { width: b.limb + 0.4 }));

/** Gloves on the hands. */
export const gloves = (b: Body, color: string) =>
	part("gloves", mirrored(circle(b.hand[0], b.hand[1], b.limb * 0.68, color)));

/** A cape behind everything; `to` its hem, `flare` half of that. */
export function cape(b: Body, color: string, { to = b.sole - 14, flare = 29 } = {}) {
	const s = b.shoulder + 1;
	return part(
		"cape",
		fill(
			`M${50 - s} ${b.shoulderY - 1}H${50 + s}C${50 + s + 8} ${b.shoulderY + 16} ${50 + flare - 3} ${to - 24} ${50 + flare} ${to}q${-flare / 4} 5 ${-flare / 2} 0t${-flare / 2} 0t${-flare / 2} 0t${-flare / 2} 0C${50 - flare + 3} ${to - 24} ${50 - s - 8} ${b.shoulderY + 16} ${50 - s} ${b.shoulderY - 1}Z`,
			color,
		),
	);
}

/** A high stand-up collar, as vampires and evil queens have. */
export const collar = (b: Body, color: string, inner: string) =>
	mirrored(
		fill(
			`M50 ${b.shoulderY + 6}L${50 + b.shoulder + 2} ${b.shoulderY + 1}L${50 + b.headR + 6} ${b.headY - 1}Q${50 + b.headR * 0.7} ${b.headY + 6} ${50 + b.headR * 0.5} ${b.shoulderY - 1}Z`,
			color,
		) +
			fill(
				`M51 ${b.shoulderY + 5}L${50 + b.shoulder} ${b.shoulderY}L${50 + b.headR + 3.4} ${b.headY + 3}Q${50 + b.headR * 0.7} ${b.headY + 8} ${50 + b.headR * 0.5} ${b.shoulderY}Z`,
				inner,
			),
	);

/** Lapels of an open jacket over a shirt. */
export function lapels(b: Body, shirt: string, color: string, { to = b.waistY + 3, tie = "" } = {}) {
	const y = b.shoulderY;
	return [
		fill(`M43.500 ${y}H56.500L50 ${to}Z`, shirt),
		tie && fill(`M48.600 ${y + 1.5}H51.400L52.400 ${to - 7}L50 ${to - 3.4}L47.600 ${to - 7}Z`, tie),
		mirrored(
			fill(`M54 ${y - 0.6}L59 ${y + 0.6}L59.500 ${y + 7}L57.500 ${y + 8.5}L50 ${to + 1}Z`, lighten(color, 0.16)),
		),
	].join("");
}

/** Buttons down the middle. */
export const buttons = (b: Body, color: string, n = 3, { from = b.shoulderY + 8, step = 5.4, r = 1.1 } = {}) =>
	Array.from({ length: n }, (_, i) => circle(50, from + i * step, r, color)).join("");

/** A star, a heart or whatever path, on the chest. */
export const emblem = (b: Body, color: string, path = starPath(50, b.shoulderY + 9, 6, 2.8, 0.6)) => fill(path, color);

/** An apron or waistcoat: two front parts. */
export const vest = (b: Body, color: string, { to = b.waistY + 6, open = 3.4 } = {}) =>
	part(
		"vest",
		both((side) => {
			const x = (n: number) => 50 + side * n;
			return fill(
				rounded(
					[
						[x(b.shoulder * 0.45), b.shoulderY - 0.4],
						[x(b.shoulder + 0.8), b.shoulderY + 0.4],
						[x(b.waist + 1.4), b.waistY],
						[x(b.waist + 1.8), to],
						[x(open), to + 2.4],
						[x(open), b.shoulderY + 9],
					],
					1.2,
				),
				color,
			);
		}),
	);

/** Hanging points all round, as of a jester's collar or a leaf skirt. */
export function points(half: number, y: number, length: number, n: number, color: string): string {
	const step = (2 * half) / n;
	const teeth = Array.from({ length: n }, (_, i) => {
		const tone = i % 2 ? color : darken(color, 0.12);
		const x = 50 - half + i * step;
		return fill(`M${x} ${y}H${x + step}L${x + step / 2} ${y + length}Z`, tone);
	});
	return teeth.join("");
}
