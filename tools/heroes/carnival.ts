/** Carnival: a striped tent, flags over the square, and children in costumes. */
import { circle, ellipse, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { bunting, figure, type Hero, layer, type Point, pierced, ridge, sky, strewn } from "./hero-paper.ts";
import { bit } from "./party-things.ts";

const MIDDLE = [930, 220] as const;
const COLOURS = ["#d3104f", "#ffc93c", "#ffffff", "#2f8fb8", "#f28a2e"];
const [RASPBERRY, CREAM] = ["#d9285f", "#fff4dc"];

/** A round tent of stripes. */
function tent(
	x: number,
	base: number,
	half: number,
	wall: number,
	peak: number,
	[one, two]: readonly [string, string],
): string {
	const count = 8;
	const eave = base - wall;
	const top = eave - peak;
	const at = (i: number) => Math.sin(((i / count) * 2 - 1) * (Math.PI / 2));
	const stripes = (draw: (from: number, to: number) => string) =>
		Array.from({ length: count }, (_, i) => fill(draw(at(i), at(i + 1)), i % 2 ? two : one)).join("");
	return [
		stripes((from, to) => `M${x + from * half * 0.92} ${eave}V${base}H${x + to * half * 0.92}V${eave}Z`),
		stripes(
			(from, to) =>
				`M${x} ${top}Q${x + from * half * 0.42} ${eave - peak * 0.42} ${x + from * half} ${eave}H${x + to * half}Q${x + to * half * 0.42} ${eave - peak * 0.42} ${x} ${top}Z`,
		),
		...Array.from({ length: count }, (_, i) => {
			const [from, to] = [x + at(i) * half, x + at(i + 1) * half];
			return fill(
				`M${from} ${eave - 2}H${to}v9a${(to - from) / 2} ${Math.min(15, (to - from) / 2)} 0 0 1 ${from - to} 0Z`,
				i % 2 ? one : two,
			);
		}),
		fill(
			`M${x - half * 0.2} ${base}q${half * 0.04} ${-wall * 0.5} ${half * 0.2} ${-wall * 0.86}q${half * 0.16} ${wall * 0.36} ${half * 0.2} ${wall * 0.86}Z`,
			"#5c1038",
		),
		line(`M${x} ${top + 2}v-30`, "#8f0b36", 4),
		fill(`M${x} ${top - 30}l34 9-34 10Z`, "#ffc93c"),
	].join("");
}

/** A wheel of gondolas. */
function wheel(x: number, y: number, r: number, paint: string): string {
	const spoke = (i: number, reach: number): Point => [
		x + Math.cos((i / 10) * 2 * Math.PI) * reach,
		y + Math.sin((i / 10) * 2 * Math.PI) * reach,
	];
	return [
		line(`M${x} ${y}L${x - r * 0.62} ${y + r * 1.5}M${x} ${y}L${x + r * 0.62} ${y + r * 1.5}`, paint, 8),
		...Array.from({ length: 10 }, (_, i) => line(`M${x} ${y}L${spoke(i, r).join(" ")}`, paint, 3)),
		`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${paint}" stroke-width="7"/>`,
		`<circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="none" stroke="${paint}" stroke-width="3.500"/>`,
		circle(x, y, 11, "#ffc93c"),
		...Array.from({ length: 10 }, (_, i) => {
			const [gx, gy] = spoke(i, r);
			return (
				fill(`M${gx - 14} ${gy + 4}h28v8q0 14 -14 14t-14 -14Z`, COLOURS[i % 5] ?? CREAM) +
				line(`M${gx - 12} ${gy + 4}q12 -18 24 0`, paint, 2.4)
			);
		}),
	].join("");
}

const cloud = (x: number, y: number, size: number) =>
	`<g transform="translate(${x} ${y}) scale(${size})">${fill("M-62 18c-18-2-20-28 0-30 2-22 34-28 44-10 10-16 40-12 42 8 22-4 32 26 12 32Z", "#f4fdff")}</g>`;

export const carnival: Hero = {
	ground: "#4fa9c4",
	layers: [
		layer(sky("#d6f3f0"), circle(1130, 96, 46, "#ffd75e"), cloud(980, 70, 0.9), cloud(700, 96, 0.8)),
		layer(pierced("#a9e0e2", MIDDLE, [430, 260], "a")),
		layer(pierced("#79c8d4", MIDDLE, [560, 340], "b")),
		layer(pierced("#4fabc6", MIDDLE, [690, 430], "c"), cloud(110, 84, 0.9), cloud(330, 58, 0.62)),
		layer(
			wheel(330, 226, 128, "#2a7d9e"),
			wheel(1204, 250, 88, "#3d93ae"),
			ridge([356, 340, 350, 344, 356, 350, 360, 350, 344, 352, 340], "#79b98a"),
		),
		layer(
			tent(120, 410, 120, 78, 96, ["#2f8fb8", CREAM]),
			tent(560, 410, 96, 66, 84, ["#f28a2e", CREAM]),
			tent(846, 412, 196, 96, 156, [RASPBERRY, CREAM]),
			tent(1150, 410, 118, 80, 104, ["#7a4fb0", CREAM]),
		),
		layer(
			bunting([-20, 20], [400, 50], 40, COLOURS, 11, 30),
			bunting([400, 50], [800, 34], 44, COLOURS, 11, 30),
			bunting([800, 34], [1260, 14], 46, COLOURS, 12, 30),
		),
		layer(
			ridge([398, 392, 398, 404, 396, 392, 398, 402, 398, 394, 398], "#ffd98a"),
			figure("balloon", { x: 664, foot: 376, height: 128, turn: -7, color: "#d3104f" }),
			figure("balloon", { x: 708, foot: 378, height: 138, turn: 5, color: "#ffc93c" }),
			figure("balloon", { x: 624, foot: 384, height: 118, turn: -16, color: "#7a4fb0" }),
		),
		layer(
			ridge([424, 430, 424, 420, 426, 424, 418, 420, 424, 420], "#ffc765"),
			strewn("floor", 40, (x, y, nth, size) => bit(x, y, nth, size * 0.85, COLOURS), [0, 434, 1240, 466]),
		),
		layer(
			printed(...[660, 776, 900, 1036, 1156].map((x) => ellipse(x, 453, 56, 7, "#d99a3a"))),
			figure("costume-bee", { x: 660, foot: 450, height: 190, turn: -3 }),
			figure("costume-pirate-girl", { x: 776, foot: 452, height: 204, turn: -2 }),
			figure("costume-trex", { x: 1044, foot: 452, height: 216, turn: 2 }),
			figure("costume-unicorn", { x: 1162, foot: 454, height: 206, turn: 2 }),
			figure("costume-princess", { x: 902, foot: 457, height: 236 }),
		),
		layer(
			ridge([456, 466, 474, 468, 462, 470, 478, 480, 478, 474, 466, 458], "#f2a93f"),
			strewn("air", 44, (x, y, nth, size) => bit(x, y, nth, size, COLOURS), [0, 120, 1240, 250]),
		),
	],
};
