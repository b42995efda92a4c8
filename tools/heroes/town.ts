/** Houses of a Czech square, lamps and trees for the scenes of the home page (make-heroes.ts). */
import { box, circle, ellipse, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { darken, lighten } from "#lib/shop/goods/media/colour.ts";
import { glow } from "./hero-paper.ts";

export type Gable = "point" | "step" | "bell" | "roof";

type House = {
	x: number;
	width: number;
	top: number;
	base: number;
	wall: string;
	gable: Gable;
	roof?: string;
	/** Of the snow on its edges; none without. */
	snow?: string;
	lit?: string;
	unlit?: string;
	columns?: number;
	rows?: number;
	/** Which windows are dark, by their number from the upper left. */
	dark?: readonly number[];
};

/** The upper edge of a front, from its left to its right end. */
function edgeOf({ x, width: w, top, gable }: House, height: number): string {
	const [right, foot, middle] = [x + w, top + height, x + w / 2];
	if (gable === "point") return `M${x} ${foot}L${middle} ${top}L${right} ${foot}`;
	if (gable === "roof") return `M${x} ${foot}H${right}`;
	if (gable === "step") {
		const [sx, sy] = [w / 7, height / 3];
		return `M${x} ${foot}v${-sy * 0.5}h${sx}v${-sy}h${sx}v${-sy}h${sx}v${-sy * 0.5}h${sx}v${sy * 0.5}h${sx}v${sy}h${sx}v${sy}h${sx}v${sy * 0.5}`;
	}
	const s = w / 2;
	return `M${x} ${foot}c${s * 0.02} ${-height * 0.3} ${s * 0.3} ${-height * 0.2} ${s * 0.36} ${-height * 0.45}c${s * 0.05} ${-height * 0.3} ${s * 0.3} ${-height * 0.55} ${s * 0.64} ${-height * 0.55}c${s * 0.34} 0 ${s * 0.59} ${height * 0.25} ${s * 0.64} ${height * 0.55}c${s * 0.06} ${height * 0.25} ${s * 0.34} ${height * 0.15} ${s * 0.36} ${height * 0.45}`;
}

function oneWindow(x: number, y: number, w: number, h: number, pane: string, frame: string): string {
	const d = `M${x} ${y + h}V${y + w * 0.35}q${w / 2} ${-w * 0.55} ${w} 0V${y + h}Z`;
	return (
		fill(d, pane) +
		printed(line(`M${x + w / 2} ${y + 1}V${y + h}M${x} ${y + h * 0.55}H${x + w}`, frame, 1.6)) +
		fill(box(x - 3, y + h - 1, w + 6, 4, 1), lighten(frame, 0.35))
	);
}

/** A house's front with its gable, lit windows, a door, and snow where it would lie. */
export function house(spec: House): string {
	const {
		x,
		width,
		top,
		base,
		wall,
		gable,
		roof = darken(wall, 0.2),
		snow,
		lit = "#ffd97a",
		unlit,
		columns = 3,
		rows = 2,
		dark = [],
	} = spec;
	const height = gable === "roof" ? 46 : width * (gable === "point" ? 0.5 : 0.56);
	const foot = top + height;
	const edge = edgeOf(spec, height);
	const step = width / columns;
	const [w, h] = [Math.min(24, step * 0.5), 32];
	const floor = (base - foot - 14) / (rows + 0.55);
	const windows = Array.from({ length: columns * rows }, (_, i) => {
		const [wx, wy] = [x + (i % columns) * step + (step - w) / 2, foot + 16 + Math.floor(i / columns) * floor];
		return oneWindow(wx, wy, w, h, dark.includes(i) ? (unlit ?? darken(wall, 0.22)) : lit, darken(wall, 0.3));
	});
	const tiles = `M${x - 7} ${foot}L${x + 14} ${top}H${x + width - 14}L${x + width + 7} ${foot}Z`;
	const covered = `M${x + 7} ${top + 16}L${x + 14} ${top - 2}H${x + width - 14}L${x + width - 5} ${top + 20}c-9 9-14-5-22 2s-17 10-24 0-18-6-25 2-18 4-24-4c-6 8-16 6-22-4Z`;
	const attic =
		gable === "roof"
			? ""
			: oneWindow(
					x + width / 2 - 9,
					foot - height * 0.34,
					18,
					24,
					dark.includes(-1) ? (unlit ?? darken(wall, 0.22)) : lit,
					darken(wall, 0.3),
				);
	return [
		gable === "roof" ? fill(box(x + width * 0.7, top - 20, 16, 40, 1), darken(roof, 0.1)) : "",
		gable === "roof" && snow ? fill(box(x + width * 0.7 - 3, top - 25, 22, 8, 4), snow) : "",
		fill(`${edge}V${base}H${x}Z`, wall),
		gable === "roof" ? fill(tiles, roof) : fill(box(x - 2, foot - 3, width + 4, 6, 1.5), lighten(wall, 0.16)),
		gable === "roof" && snow ? fill(covered, snow) : "",
		gable !== "roof" && snow ? line(edge, snow, 6.5) : gable === "roof" ? "" : line(edge, lighten(wall, 0.2), 4),
		attic,
		...windows,
	].join("");
}

/** Towers of a church, as those of Prague's. */
export function towers(x: number, base: number, paint: string, lit: string, size = 1): string {
	const one = (at: number, height: number) => {
		const [w, top] = [34 * size, base - height];
		const spire = (dx: number, dy: number, half: number, tall: number) =>
			fill(`M${at + dx - half} ${top + dy}L${at + dx} ${top + dy - tall}L${at + dx + half} ${top + dy}Z`, paint) +
			circle(at + dx, top + dy - tall, 2.2 * size, lit);
		return [
			spire(0, 2, w * 0.42, 92 * size),
			spire(-w * 0.42, 4, w * 0.16, 46 * size),
			spire(w * 0.42, 4, w * 0.16, 46 * size),
			spire(-w * 0.26, -20 * size, w * 0.1, 40 * size),
			spire(w * 0.26, -20 * size, w * 0.1, 40 * size),
			fill(box(at - w / 2, top, w, height + 20, 1), paint),
			fill(
				`M${at - 5 * size} ${top + 42 * size}v${-20 * size}q${5 * size} ${-10 * size} ${10 * size} 0v${20 * size}Z`,
				lit,
			),
		].join("");
	};
	return (
		one(x - 34 * size, 120 * size) +
		one(x + 34 * size, 132 * size) +
		fill(
			`M${x - 30 * size} ${base}V${base - 84 * size}l${30 * size} ${-40 * size}l${30 * size} ${40 * size}V${base}Z`,
			lighten(paint, 0.05),
		)
	);
}

/** A street's lamp with its light. */
export const lamp = (x: number, foot: number, height: number, paint = "#1d2148", light = "#ffe08a") =>
	[
		glow(x, foot - height + 8, 62, light, 0.13),
		line(`M${x} ${foot}V${foot - height + 22}`, paint, 5),
		fill(`M${x - 12} ${foot}q3 -12 8 -14h8q5 2 8 14Z`, paint),
		fill(`M${x - 11} ${foot - height - 8}h22l-4 30h-14Z`, light),
		fill(`M${x - 15} ${foot - height - 6}q4 -14 15 -16q11 2 15 16Z`, paint),
		circle(x, foot - height - 24, 3.5, paint),
		fill(box(x - 9, foot - height + 21, 18, 5, 2), paint),
	].join("");

/** A spruce in tiers; with snow on each when `snow` says its colour. */
export function spruce(x: number, foot: number, height: number, paint: string, snow?: string): string {
	const half = height * 0.32;
	const tier = (top: number, bottom: number, reach: number) => {
		const drops = `c${-reach * 0.25} ${height * 0.05} ${-reach * 0.4} ${-height * 0.03} ${-reach * 0.66} ${height * 0.015}s${-reach * 0.42} ${height * 0.03} ${-reach * 0.68} 0 ${-reach * 0.44} ${height * 0.02} ${-reach * 0.66} ${-height * 0.015}`;
		return (
			fill(`M${x} ${top}L${x + reach} ${bottom}${drops}Z`, paint) +
			(snow
				? fill(
						`M${x} ${top - 2}L${x + reach * 0.46} ${top + (bottom - top) * 0.45}c${-reach * 0.16} ${height * 0.035} ${-reach * 0.24} ${-height * 0.03} ${-reach * 0.44} ${height * 0.012}s${-reach * 0.32} ${-height * 0.01} ${-reach * 0.48} ${-height * 0.012}Z`,
						snow,
					)
				: "")
		);
	};
	return [
		fill(box(x - height * 0.035, foot - height * 0.12, height * 0.07, height * 0.13, 1), "#6b4a3a"),
		tier(foot - height * 0.5, foot - height * 0.08, half),
		tier(foot - height * 0.76, foot - height * 0.36, half * 0.8),
		tier(foot - height, foot - height * 0.62, half * 0.58),
	].join("");
}

/** A full moon of two sheets. */
export const moon = (x: number, y: number, r: number, paint = "#fff1c9", spots = "#f3dfa8") =>
	[
		glow(x, y, r * 2.1, paint, 0.1),
		circle(x, y, r, paint),
		printed(
			circle(x - r * 0.3, y - r * 0.25, r * 0.2, spots),
			circle(x + r * 0.34, y + r * 0.1, r * 0.27, spots),
			circle(x - r * 0.2, y + r * 0.45, r * 0.14, spots),
			ellipse(x + r * 0.1, y - r * 0.58, r * 0.12, r * 0.09, spots),
		),
	].join("");
