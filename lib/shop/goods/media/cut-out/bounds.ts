import { type Bounds, pathBounds } from "../paper/extent.ts";

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const HERE: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
	a * g + c * h,
	b * g + d * h,
	a * i + c * j,
	b * i + d * j,
	a * k + c * l + e,
	b * k + d * l + f,
];

function oneStep(name: string, [first = 0, second, third]: readonly number[]): Matrix {
	if (name === "translate") return [1, 0, 0, 1, first, second ?? 0];
	if (name === "scale") return [first, 0, 0, second ?? first, 0, 0];
	if (name !== "rotate") throw new Error(`Unknown transform: ${name}`);
	const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
	const [x, y] = [second ?? 0, third ?? 0];
	return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function moved(outer: Matrix, transform = ""): Matrix {
	let matrix = outer;
	for (const [, name = "", inner = ""] of transform.matchAll(/([a-z]+)\(([^)]*)\)/gi))
		matrix = times(matrix, oneStep(name, (inner.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)));
	return matrix;
}

const TAG = /<(\/?)([a-z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/gi;
const attribute = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

function shapeBounds(tag: string, attributes: string): Bounds | null {
	const of = (name: string) => Number(attribute(attributes, name) ?? 0);
	if (tag === "path") return pathBounds(attribute(attributes, "d") ?? "");
	if (tag !== "ellipse") return null;
	const [x, y, rx, ry] = [of("cx"), of("cy"), of("rx"), of("ry")];
	return { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry };
}

/** The box round a drawing of paths and ellipses in groups, in its own units; null when nothing is drawn. */
export function boundsOf(markup: string): Bounds | null {
	const stack: Matrix[] = [HERE];
	let all = null as Bounds | null;
	for (const [, closes, tag = "", attributes = "", isEmpty] of markup.matchAll(TAG)) {
		if (tag === "g" && closes) stack.pop();
		if (closes) continue;
		const [a, b, c, d, e, f] = moved(stack.at(-1) ?? HERE, attribute(attributes, "transform"));
		if (tag === "g" && !isEmpty) stack.push([a, b, c, d, e, f]);
		const shape = shapeBounds(tag, attributes);
		if (!shape || shape.left > shape.right) continue;
		const edge = attribute(attributes, "stroke") ? Number(attribute(attributes, "stroke-width") ?? 0) / 2 : 0;
		for (const x of [shape.left - edge, shape.right + edge]) {
			for (const y of [shape.top - edge, shape.bottom + edge]) {
				const [px, py] = [a * x + c * y + e, b * x + d * y + f];
				all = {
					left: Math.min(all?.left ?? px, px),
					top: Math.min(all?.top ?? py, py),
					right: Math.max(all?.right ?? px, px),
					bottom: Math.max(all?.bottom ?? py, py),
				};
			}
		}
	}
	return all;
}
