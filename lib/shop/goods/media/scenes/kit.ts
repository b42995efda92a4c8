/**
 * Tools of scenes: a hundred units wide and 125 high. Texts show what lies between 25 and 100, heads of pages and wide cards
 * what lies between 38 and 88; beyond that only ground goes on.
 */
import { ART } from "../art/art.ts";
import { ART_FACTS } from "../art/facts.ts";
import { type ArtStyle, circle, ellipse, fill, group, line, printed, starPath } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import { scopeIds } from "../scope-ids.ts";

/** What a recipe may choose: two colours, and a sign that picks a variant. */
export type SceneStyle = { color: string; color2: string; sign: string };
export type Scene = { color: string; color2: string; draw: (style: SceneStyle) => string };

export const RED = "#d3104f";
export const DARK_RED = "#8f0b36";
export const YELLOW = "#ffc93c";
export const MINT = "#7fd3b6";
export const BLUE = "#6ea8ef";
export const PINK = "#f59bb9";
export const CREAM = "#fff4dc";
export const WHITE = "#fbfaf7";
export const WOOD = "#d9a86c";
export const INK = "#3b2f4a";
export const PARTY = [RED, YELLOW, MINT, BLUE, PINK] as const;
export const partyColour = (at: number): string => PARTY[at % PARTY.length] ?? RED;

export type Look = Partial<Pick<ArtStyle, "color" | "color2" | "sign">> & { turn?: number; mirrored?: boolean };
const round = (n: number) => Math.round(n * 100) / 100;

function placed(name: string, [x, y]: readonly [number, number], height: number, foot: number, look: Look): string {
	const facts = ART_FACTS[name];
	const draw = ART[name];
	if (!facts || !draw) throw new Error(`Unknown art: ${name}`);
	const { turn = 0, mirrored = false, ...style } = look;
	const [bx, by, bw, bh] = facts.box;
	const scale = height / bh;
	const markup = draw({ color: facts.color, color2: facts.color2, sign: facts.sign ?? "", ...style });
	return group(
		`transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(mirrored ? -scale : scale)} ${round(scale)}) translate(${round(-bx - bw / 2)} ${round(-by - bh * foot)})"`,
		scopeIds(markup, `${name}${Math.round(x * 10)}-${Math.round(y * 10)}-`),
	);
}

/** A drawing of the goods whose foot stands on y. */
export const stand = (name: string, x: number, y: number, height: number, look: Look = {}) =>
	placed(name, [x, y], height, 1, look);
/** A drawing of the goods that hangs from y. */
export const hang = (name: string, x: number, y: number, height: number, look: Look = {}) =>
	placed(name, [x, y], height, 0, look);
/** A drawing of the goods round its middle. */
export const lay = (name: string, x: number, y: number, height: number, look: Look = {}) =>
	placed(name, [x, y], height, 0.5, look);

export const rect = (x: number, y: number, width: number, height: number, paint: string, extra = "") =>
	fill(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, paint, extra);

/** A balloon as part of a garland. */
export const ball = (x: number, y: number, r: number, paint: string) =>
	circle(x, y, r, paint) +
	printed(
		ellipse(
			x - r * 0.32,
			y - r * 0.36,
			r * 0.2,
			r * 0.32,
			lighten(paint, 0.5),
			`transform="rotate(30 ${round(x)} ${round(y)})"`,
		),
	);

/** Balloons along points, small ones in the gaps. */
export const balls = (points: readonly (readonly [number, number])[], r: number) =>
	points
		.map(([x, y], at) => {
			const [nx, ny] = points[at + 1] ?? [x, y];
			return (
				ball((x + nx) / 2 + r * 0.5, (y + ny) / 2 - r * 0.7, r * 0.55, partyColour(at + 3)) +
				ball(x, y, r * (at % 3 === 1 ? 0.86 : 1), partyColour(at))
			);
		})
		.join("");

/** A balloon on its string, which ends at `to`. */
export const flying = (x: number, y: number, size: number, paint: string, to: readonly [number, number]) => {
	const knot = y + size * 0.62;
	return (
		line(
			`M${x} ${round(knot)}Q${round((x + to[0]) / 2 + 2)} ${round((knot + to[1]) / 2)} ${to[0]} ${to[1]}`,
			"#7d6f8c",
			0.35,
		) +
		fill(
			`M${round(x - size * 0.08)} ${round(knot + size * 0.12)}l${round(size * 0.08)} ${round(-size * 0.14)}l${round(size * 0.08)} ${round(size * 0.14)}z`,
			darken(paint, 0.12),
		) +
		fill(
			`M${x} ${round(knot)}C${round(x - size * 0.36)} ${round(y + size * 0.38)} ${round(x - size * 0.5)} ${round(y + size * 0.16)} ${round(x - size * 0.5)} ${round(y - size * 0.06)}a${round(size * 0.5)} ${round(size * 0.52)} 0 0 1 ${size} 0C${round(x + size * 0.5)} ${round(y + size * 0.16)} ${round(x + size * 0.36)} ${round(y + size * 0.38)} ${x} ${round(knot)}z`,
			paint,
		) +
		printed(
			ellipse(
				x - size * 0.2,
				y - size * 0.22,
				size * 0.09,
				size * 0.17,
				lighten(paint, 0.5),
				`transform="rotate(24 ${round(x - size * 0.2)} ${round(y - size * 0.22)})"`,
			),
		)
	);
};

/** Flags on a string from one point to the other. */
export function bunting(
	from: readonly [number, number],
	to: readonly [number, number],
	sag: number,
	count: number,
): string {
	const at = (t: number): readonly [number, number] => [
		from[0] + (to[0] - from[0]) * t,
		from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
	];
	const flags = Array.from({ length: count }, (_, n) => {
		const [[ax, ay], [bx, by]] = [at((n + 0.12) / count), at((n + 0.88) / count)];
		const tip = Math.hypot(bx - ax, by - ay) * 1.25;
		return fill(
			`M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}L${round((ax + bx) / 2 - ((by - ay) * tip) / 12)} ${round((ay + by) / 2 + tip)}z`,
			partyColour(n),
		);
	});
	const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
	return flags.join("") + line(`M${from.join(" ")}Q${round(mx)} ${round(my)} ${to.join(" ")}`, "#7d6f8c", 0.4);
}

export const star = (x: number, y: number, r: number, paint: string) =>
	fill(starPath(x, y, r, r * 0.5, r * 0.12), paint);

/** Beyond a scene's hundred units its ground goes on, for heads as wide as a page (tools/make-heads.ts). */
const LEFT = -130;
const RIGHT = 130;
const plane = (y: number, height: number, paint: string, extra = "") =>
	rect(LEFT, y, RIGHT - LEFT, height, paint, extra);

/** A wall with faint stripes, its skirting and a floor from `floorAt` on. */
export function room(wall: string, floor: string, floorAt = 86): string {
	const stripes = Array.from({ length: (RIGHT - LEFT) / 10 }, (_, n) =>
		rect(LEFT + n * 10 + 2, -2, 5, floorAt + 2, lighten(wall, 0.35), 'opacity=".55"'),
	);
	return [
		plane(-2, 130, wall),
		printed(...stripes),
		plane(floorAt - 3, 4, lighten(wall, 0.6)),
		plane(floorAt, 45, floor),
		printed(
			...[5, 13, 25].map((y) => line(`M${LEFT} ${floorAt + y}H${RIGHT}`, darken(floor, 0.14), 0.3)),
			...[-96, -58, -31, 12, 47, 78, 108].map((x, n) =>
				line(`M${x} ${floorAt + (n % 2 ? 0 : 5)}v${n % 2 ? 5 : 8}`, darken(floor, 0.14), 0.3),
			),
		),
	].join("");
}

/** Sky with clouds and a sun, hills behind hills, and a meadow from `groundAt` on. */
export function outdoors(sky: string, ground: string, groundAt = 86): string {
	const cloud = (x: number, y: number, s: number) =>
		fill(
			`M${x} ${y}a${4 * s} ${4 * s} 0 0 1 ${5 * s} ${-4 * s}a${5 * s} ${5 * s} 0 0 1 ${9 * s} ${-1 * s}a${4 * s} ${4 * s} 0 0 1 ${6 * s} ${5 * s}z`,
			WHITE,
		);
	const hill = (from: number, curves: string, paint: string) =>
		fill(`M${LEFT} ${groundAt - from}${curves}V130H${LEFT}z`, paint);
	const at = (up: number) => groundAt - up;
	return [
		plane(-2, 130, sky),
		circle(84, 36, 7, YELLOW),
		cloud(-104, 40, 1),
		cloud(-48, 48, 0.8),
		cloud(10, 42, 0.9),
		cloud(68, 47, 0.7),
		hill(
			20,
			`Q-116 ${at(34)} -94 ${at(20)}T-48 ${at(24)}T-2 ${at(16)}Q14 ${at(34)} 34 ${at(20)}T70 ${at(24)}T102 ${at(18)}L130 ${at(24)}`,
			"#b9dfc9",
		),
		hill(
			10,
			`Q-110 ${at(18)} -84 ${at(10)}T-2 ${at(8)}Q20 ${at(20)} 46 ${at(10)}T102 ${at(12)}L130 ${at(8)}`,
			"#93cfa9",
		),
		hill(2, `Q-70 ${at(-3)} -2 ${groundAt}Q30 ${at(4)} 60 ${groundAt}T102 ${at(2)}L130 ${at(2)}`, ground),
	].join("");
}
