/** What the large scenes of the home page are cut of: sheets with holes, ridges, figures, lights (make-heroes.ts). */
import { ART_FACTS } from "#lib/shop/goods/media/art/facts.ts";
import { circle, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { drawArt } from "#lib/shop/goods/media/compose.ts";
import { STRAIGHT, turned } from "#lib/shop/goods/media/paper/matrix.ts";
import { inPaper } from "#lib/shop/goods/media/paper/paper.ts";
import { seededRandom } from "#lib/shop/goods/media/random.ts";
import { scopeIds } from "#lib/shop/goods/media/scope-ids.ts";

/** Units in which scenes are drawn. */
export const SIZE = { width: 1240, height: 470 } as const;
const EDGE = 40;

/** `ground`: its main colour, shown until the picture is there. Layers from back to front; each throws a soft shadow on those behind it. */
export type Hero = { ground: string; layers: readonly string[] };
export type Point = readonly [x: number, y: number];

/** Layers of sheets: a lit edge and a thin shadow for each. */
export const layer = (...parts: readonly string[]) => inPaper(parts.join(""), 1.8);

const round = (value: number) => Math.round(value * 10) / 10;

/** Smooth path through points. */
export function through(points: readonly Point[], isClosed = false): string {
	const count = points.length;
	const at = (index: number): Point =>
		(isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0];
	const first = at(0);
	const curves = Array.from({ length: isClosed ? count : count - 1 }, (_, i) => {
		const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
		const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		return `C${[...one, ...two, ...to].map(round).join(" ")}`;
	});
	return `M${first.map(round).join(" ")}${curves.join("")}${isClosed ? "Z" : ""}`;
}

/** A sheet below a line of heights from the left to the right edge. */
export function ridge(heights: readonly number[], paint: string): string {
	const step = (SIZE.width + 2 * EDGE) / (heights.length - 1);
	const top = through(heights.map((y, i) => [-EDGE + i * step, y]));
	return fill(`${top}V${SIZE.height + EDGE}H${-EDGE}Z`, paint);
}

const WHOLE = `M${-EDGE} ${-EDGE}H${SIZE.width + EDGE}V${SIZE.height + EDGE}H${-EDGE}Z`;
export const sky = (paint: string) => fill(WHOLE, paint);

/** A sheet over the whole scene with a wavy hole round (x, y), through which those behind are seen. */
export function pierced(paint: string, [x, y]: Point, [across, down]: Point, seed: string): string {
	const random = seededRandom(seed);
	const rim = Array.from({ length: 14 }, (_, i): Point => {
		const [angle, reach] = [(i / 14) * 2 * Math.PI, 1 + random.around(0.07)];
		return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach];
	});
	return fill(`${WHOLE}${through(rim, true)}`, paint, 'fill-rule="evenodd"');
}

type Stand = {
	x: number;
	foot: number;
	height: number;
	turn?: number;
	isFlipped?: boolean;
	color?: string;
	color2?: string;
	sign?: string;
};

/** A drawing of the goods, standing on `foot`; as a layer's part it is in paper already. */
export function figure(name: string, { x, foot, height, turn = 0, isFlipped = false, ...style }: Stand): string {
	const facts = ART_FACTS[name];
	if (!facts) throw new Error(`Unknown art: ${name}`);
	const [left, top, width, tall] = facts.box;
	const scale = height / tall;
	const transform = `translate(${x} ${foot}) rotate(${turn}) scale(${isFlipped ? -scale : scale} ${scale}) translate(${-(left + width / 2)} ${-(top + tall)})`;
	const drawn = drawArt(name, { color: facts.color, color2: facts.color2, sign: facts.sign ?? "", ...style });
	const inner = scopeIds(drawn, `${name}${Math.round(x)}-${Math.round(foot)}`);
	return `<g transform="${transform}">${inPaper(inner, 1.7, turned(STRAIGHT, transform))}</g>`;
}

/** Light round a lamp or a moon, printed on the sheet. */
export const glow = (x: number, y: number, reach: number, paint: string, strength = 0.16) =>
	printed(...[1, 0.72, 0.48].map((share) => circle(x, y, reach * share, paint, `opacity="${strength}"`)));

/** Small round pieces, as snow or confetti, spread without those on which `isFree` says no. */
export function strewn(
	seed: string,
	count: number,
	draw: (x: number, y: number, nth: number, size: number) => string,
	[left, top, right, bottom]: readonly [number, number, number, number] = [0, 0, SIZE.width, SIZE.height],
): string {
	const random = seededRandom(seed);
	return Array.from({ length: count }, (_, i) =>
		draw(round(random.between(left, right)), round(random.between(top, bottom)), i, random.between(0.6, 1.3)),
	).join("");
}

/** Flags on a sagging cord between two points. */
export function bunting(
	from: Point,
	to: Point,
	sag: number,
	colours: readonly string[],
	count: number,
	depth = 26,
): string {
	const at = (t: number): Point => [
		from[0] + (to[0] - from[0]) * t,
		from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
	];
	const flags = Array.from({ length: count }, (_, i) => {
		const [a, b, middle] = [at((i + 0.1) / count), at((i + 0.9) / count), at((i + 0.5) / count)];
		const tilt = (b[1] - a[1]) / (b[0] - a[0]);
		const d = `M${a.map(round).join(" ")}L${b.map(round).join(" ")}L${round(middle[0] - tilt * depth)} ${round(middle[1] + depth)}Z`;
		return fill(d, colours[i % colours.length] ?? "#ffffff");
	});
	const cord = through(Array.from({ length: 9 }, (_, i) => at(i / 8)));
	return flags.join("") + line(cord, "#fff6e6", 2);
}

/** Bulbs on a sagging cord. */
export function lights(
	from: Point,
	to: Point,
	sag: number,
	count: number,
	paint = "#ffd97a",
	cordPaint = "#241a45",
): string {
	const at = (t: number): Point => [
		from[0] + (to[0] - from[0]) * t,
		from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
	];
	const bulbs = Array.from({ length: count }, (_, i) => {
		const [x, y] = at((i + 0.5) / count);
		return glow(x, y + 5, 15, paint, 0.14) + circle(x, y + 5, 4.4, paint);
	});
	return line(through(Array.from({ length: 9 }, (_, i) => at(i / 8))), cordPaint, 1.6) + bulbs.join("");
}
