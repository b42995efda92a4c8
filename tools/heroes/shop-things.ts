/** Things of a shop for the strips of lists: counters, rails, shelves, boxes, awnings, tags, bunches (list-strips.ts). */
import { box, circle, ellipse, fill, line, printed, starPath } from "#lib/shop/goods/media/art/kit.ts";
import { darken, lighten } from "#lib/shop/goods/media/colour.ts";
import { figure } from "./hero-paper.ts";

export type Goods = { name: string; height: number; color?: string; color2?: string; sign?: string; turn?: number };

/** Goods side by side from `from` on, each with its own height, on a shelf at `foot`. */
export function rowOf(goods: readonly Goods[], from: number, gap: number, foot: number): string {
	return goods
		.map(({ name, height, ...style }, nth) => figure(name, { x: from + nth * gap, foot, height, ...style }))
		.join("");
}

/** Balloons on strings that meet at a weight; each of `places` is where one is tied, and how it leans. */
const PLACES = [
	[-17, -128, -4],
	[25, -122, 6],
	[-44, -96, -14],
	[2, -84, 0],
	[46, -88, 15],
] as const;
export function bunch(x: number, foot: number, size: number, goods: readonly Goods[], string = "#8a6f86"): string {
	const at = goods.map((one, nth) => {
		const [dx, dy, turn] = PLACES[nth % PLACES.length] ?? PLACES[0];
		return { one, turn, x: x + dx * size, y: foot + dy * size };
	});
	return [
		...at.map((one) =>
			printed(line(`M${one.x} ${one.y - 6}Q${(one.x + x) / 2} ${(one.y + foot) / 2} ${x} ${foot - 8}`, string, 1.4)),
		),
		...at.map(({ one, turn, x: ox, y }) =>
			figure(one.name, {
				x: ox,
				foot: y,
				height: one.height * size,
				turn,
				...(one.color && { color: one.color }),
				...(one.sign && { sign: one.sign }),
			}),
		),
		fill(`M${x - 11 * size} ${foot}l3-${14 * size}h${16 * size}l3 ${14 * size}Z`, "#d3104f"),
		circle(x, foot - 15 * size, 4 * size, "#ffc93c"),
	].join("");
}

/** A counter whose cloth ends in scallops, and a board on it. */
export function counter(x: number, width: number, top: number, cloth: string, board: string, trim: string): string {
	const count = Math.round(width / 22);
	const step = width / count;
	const runs = Array.from({ length: count }, () => `q${-step / 2} 15 ${-step} 0`).join("");
	return [
		fill(box(x, top + 4, width, 90, 2), cloth),
		printed(
			...Array.from({ length: Math.ceil(width / 44) }, (_, i) =>
				fill(box(x + i * 44, top + 4, 22, 90, 0), lighten(cloth, 0.12)),
			),
		),
		fill(`M${x} ${top + 4}h${width}v9${runs}Z`, trim),
		fill(box(x - 8, top - 4, width + 16, 11, 3), board),
	].join("");
}

/** A rail on two feet, and what hangs on it from its hangers. */
export function rail(
	from: number,
	to: number,
	top: number,
	foot: number,
	goods: readonly Goods[],
	paint: string,
): string {
	const gap = (to - from) / (goods.length + 1);
	return [
		line(`M${from} ${foot}V${top}M${to} ${foot}V${top}`, paint, 6),
		line(`M${from - 20} ${foot}H${from + 20}M${to - 20} ${foot}H${to + 20}`, darken(paint, 0.12), 6),
		line(`M${from - 10} ${top}H${to + 10}`, lighten(paint, 0.12), 6),
		...goods.map(({ name, height, ...style }, nth) => {
			const x = from + gap * (nth + 1);
			return (
				line(`M${x} ${top + 16}v-9q0-8 6-9`, "#6b5a78", 2) +
				fill(`M${x} ${top + 13}l26 13h-52Z`, "#d9a86c") +
				figure(name, { x, foot: top + 20 + height, height, ...style })
			);
		}),
	].join("");
}

/** An oval mirror on feet, in which somebody is seen. */
export function mirror(x: number, foot: number, [half, tall]: readonly [number, number], frame: string, seen: string) {
	const y = foot - tall - 12;
	return [
		line(`M${x - half * 0.7} ${foot}L${x} ${y + tall * 0.6}L${x + half * 0.7} ${foot}`, darken(frame, 0.2), 7),
		ellipse(x, y, half + 9, tall + 9, frame),
		ellipse(x, y, half, tall, "#dff2fa"),
		printed(
			fill(
				`M${x - half * 0.74} ${y - tall * 0.2}L${x + half * 0.1} ${y - tall * 0.86}h${half * 0.3}L${x - half * 0.72} ${y + tall * 0.18}Z`,
				"#ffffff",
				'opacity=".75"',
			),
		),
		seen,
		fill(starPath(x, y - tall - 8, 12, 5.5, 1), "#ffc93c"),
	].join("");
}

/** Boards with goods on them. */
export function shelves(
	[left, right]: readonly [number, number],
	boards: readonly { foot: number; goods: readonly Goods[] }[],
	[wall, wood]: readonly [string, string],
	bottom: number,
): string {
	const top = Math.min(...boards.map(({ foot, goods }) => foot - Math.max(...goods.map(({ height }) => height)))) - 14;
	return [
		fill(box(left, top, right - left, bottom - top, 6), wood),
		printed(fill(box(left + 8, top + 8, right - left - 16, bottom - top - 8, 3), wall)),
		...boards.map(({ foot, goods }) => {
			const gap = (right - left - 16) / goods.length;
			return (
				fill(box(left + 4, foot, right - left - 8, 8, 1), lighten(wood, 0.14)) +
				rowOf(goods, left + 8 + gap / 2, gap, foot + 1)
			);
		}),
	].join("");
}

/** An awning of stripes with scallops, seen from the front. */
export function awning(
	x: number,
	width: number,
	top: number,
	depth: number,
	[one, two]: readonly [string, string],
): string {
	const count = Math.round(width / 30);
	const [above, below] = [(width - 36) / count, width / count];
	return Array.from({ length: count }, (_, i) => {
		const [a, b] = [x + 18 + i * above, x + i * below];
		const paint = i % 2 ? two : one;
		return (
			fill(`M${a} ${top}h${above}L${b + below} ${top + depth}h${-below}Z`, paint) +
			fill(
				`M${b} ${top + depth - 1}h${below}v6q0 ${below * 0.5} ${-below / 2} ${below * 0.5}t${-below / 2} ${-below * 0.5}Z`,
				i % 2 ? one : two,
			)
		);
	}).join("");
}

/** A box of cardboard, open, with paper that comes out; what stands in it is drawn before its front. */
export function openBox(
	x: number,
	foot: number,
	width: number,
	height: number,
	inside: string,
	paint = "#d9a86c",
): string {
	const [left, right, top] = [x - width / 2, x + width / 2, foot - height];
	return [
		fill(
			`M${left} ${top}L${left - width * 0.2} ${top - height * 0.3}H${left + width * 0.34}L${x} ${top}Z`,
			darken(paint, 0.14),
		),
		fill(
			`M${right} ${top}L${right + width * 0.2} ${top - height * 0.3}H${right - width * 0.34}L${x} ${top}Z`,
			darken(paint, 0.14),
		),
		inside,
		...[-0.34, -0.12, 0.12, 0.34].map((dx, i) =>
			circle(x + dx * width, top + 2, width * 0.13, i % 2 ? "#ffffff" : "#fdeef2"),
		),
		fill(box(left, top, width, height, 2), paint),
		printed(fill(box(x - width * 0.07, top, width * 0.14, height, 0), lighten(paint, 0.25))),
		fill(`M${left} ${top}h${width * 0.5}l${-width * 0.12} ${height * 0.26}h${-width * 0.5}Z`, lighten(paint, 0.12)),
		fill(`M${right} ${top}h${-width * 0.5}l${width * 0.12} ${height * 0.26}h${width * 0.5}Z`, lighten(paint, 0.1)),
	].join("");
}

/** A tag on a string with what every language reads as a lower price. */
export function priceTag(x: number, y: number, size: number, turn: number, paint: string): string {
	return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${[
		line("M0-30V-14", "#8a6f86", 1.8),
		fill("M-20 26V-4L-8-18H8L20-4V26q0 3-3 3h-34q-3 0-3-3Z", paint),
		printed(
			circle(0, -10, 3, "#ffffff"),
			line("M-9 20L9-1", "#ffffff", 4),
			`<circle cx="-8" cy="2" r="4.400" fill="none" stroke="#ffffff" stroke-width="3.200"/><circle cx="8" cy="18" r="4.400" fill="none" stroke="#ffffff" stroke-width="3.200"/>`,
		),
	].join("")}</g>`;
}

/** A pedestal for a cake. */
export const cakeStand = (x: number, foot: number, half: number, height: number, paint: string) =>
	fill(
		`M${x - half * 0.5} ${foot}q${half * 0.4}-4 ${half * 0.4} ${-height + 6}h${half * 0.2}q0 ${height - 10} ${half * 0.4} ${height - 6}Z`,
		darken(paint, 0.08),
	) +
	fill(`M${x - half} ${foot - height}h${2 * half}q-2 9-10 9h${-2 * half + 20}q-8 0-10-9Z`, paint) +
	fill(box(x - half - 2, foot - height - 4, 2 * half + 4, 6, 3), lighten(paint, 0.3));

/** A ladder that stands astride. */
export const ladder = (x: number, foot: number, height: number, paint: string) =>
	[
		line(`M${x + 4} ${foot - height}L${x + height * 0.28} ${foot}`, darken(paint, 0.2), 5),
		...[0.2, 0.4, 0.6, 0.8].map((share) =>
			line(`M${x - height * 0.3 * share - 9} ${foot - height * (1 - share)}h18`, lighten(paint, 0.1), 5),
		),
		line(
			`M${x - 8} ${foot - height}L${x - height * 0.3 - 8} ${foot}M${x + 8} ${foot - height}L${x - height * 0.3 + 12} ${foot}`,
			paint,
			5,
		),
		fill(box(x - 16, foot - height - 5, 32, 9, 2), darken(paint, 0.1)),
	].join("");
