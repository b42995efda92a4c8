/** Tools shared by the drawings: sheets, prints, strips, folds, rounded corners. Light and shadow come later (`paper.ts`). */

import { lighten } from "../colour.ts";

/**
 * Colours as `#rrggbb`; `sign` is one digit or letter for the drawings that carry one, `motif` the markup of what is printed
 * (32 × 32 view box) for those that have room.
 */
export type ArtStyle = { color: string; color2: string; sign: string; motif?: string };
/** Inner SVG markup in a 0 0 100 100 view box; ids are unique only within the one drawing. */
export type Art = (style: ArtStyle) => string;

export type ArtFacts = {
	/** Default colour. */
	color: string;
	color2: string;
	/** Default sign, for drawings that have one. */
	sign?: string;
	/** The drawn part of the view box: x, y, width, height. */
	box: readonly [number, number, number, number];
	/** Standing goods tilt less, loose pieces lie more densely. */
	pose: "stand" | "lie" | "hang" | "float" | "loose";
	/** Whether something can be printed on it. */
	takesPrint?: true;
	/** Where the string of a balloon is tied. */
	knot?: readonly [x: number, y: number];
};

export type Point = readonly [x: number, y: number];

const round = (n: number) => Math.round(n * 100) / 100;

/** Collects the definitions of one drawing and returns references to them. */
export function pen() {
	const defs: string[] = [];
	const define = (markup: (id: string) => string) => {
		const id = `g${defs.length}`;
		defs.push(markup(id));
		return `url(#${id})`;
	};
	return {
		clip: (d: string) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
		mask: (markup: string) =>
			define(
				(id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="140">${markup}</mask>`,
			),
		done: (...parts: string[]) => (defs.length ? `<defs>${defs.join("")}</defs>` : "") + parts.join(""),
	};
}
export type Pen = ReturnType<typeof pen>;

export const fill = (d: string, paint: string, extra = "") => `<path d="${d}" fill="${paint}" ${extra}/>`;
export const line = (d: string, paint: string, width: number, extra = "") =>
	`<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const group = (attributes: string, ...parts: string[]) => `<g ${attributes}>${parts.join("")}</g>`;
/** Lies flat on the sheet below: no edge, no shadow. */
export const printed = (...parts: string[]) => group('class="print"', ...parts);
/** A motif round (x, y), `size` units wide. */
export const stamp = (motif: string, x: number, y: number, size: number, turn = 0) =>
	group(
		`class="print" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(size / 32)}) translate(-16 -16)"`,
		motif,
	);
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string, extra = "") =>
	`<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint}" ${extra}/>`;
export const circle = (cx: number, cy: number, r: number, paint: string, extra = "") =>
	ellipse(cx, cy, r, r, paint, extra);

/** Path of a whole circle, for clips and dashed rims. */
export const ringPath = (cx: number, cy: number, r: number) =>
	`M${round(cx - r)} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A strip of paper along a path, `width` across, with a lighter strip on it. */
export function tube(d: string, color: string, width: number): string {
	return line(d, color, round(width)) + line(d, lighten(color, 0.22), round(width * 0.42));
}

/** A tapered crescent from a to b for folds and shines; `bend` and `width` sideways to the left of the direction. */
export function crease([ax, ay]: Point, [bx, by]: Point, bend: number, width: number): string {
	const length = Math.hypot(bx - ax, by - ay) || 1;
	const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
	const at = (k: number) => `${round((ax + bx) / 2 + nx * k)} ${round((ay + by) / 2 + ny * k)}`;
	return `M${ax} ${ay}Q${at(bend)} ${bx} ${by}Q${at(bend + width)} ${ax} ${ay}Z`;
}

/** Closed path through points with corners rounded by `radius` (one for all, or one for each in turn). */
export function rounded(points: readonly Point[], radius: number | readonly number[]): string {
	const n = points.length;
	const pointAt = (i: number) => points[(i + n) % n] ?? [0, 0];
	const parts = points.map((corner, i) => {
		const r = typeof radius === "number" ? radius : (radius[i % radius.length] ?? 0);
		const towards = (to: Point) => {
			const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
			const k = Math.min(r, length / 2) / length;
			return `${round(corner[0] + (to[0] - corner[0]) * k)} ${round(corner[1] + (to[1] - corner[1]) * k)}`;
		};
		return `${i ? "L" : "M"}${towards(pointAt(i - 1))}Q${round(corner[0])} ${round(corner[1])} ${towards(pointAt(i + 1))}`;
	});
	return `${parts.join("")}Z`;
}

/** `n` points on a circle from the top, clockwise; the radii alternate. */
export function radialPoints(cx: number, cy: number, n: number, radii: readonly number[], turn = 0): Point[] {
	return Array.from({ length: n }, (_, i) => {
		const angle = ((i / n) * 360 + turn - 90) * (Math.PI / 180);
		const r = radii[i % radii.length] ?? 0;
		return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))] as const;
	});
}

/** Rounded star path with `n` tips. */
export const starPath = (cx: number, cy: number, outer: number, inner: number, roundness: number, n = 5, turn = 0) =>
	rounded(radialPoints(cx, cy, n * 2, [outer, inner], turn), [roundness, roundness * 0.6]);

/** Rectangle path with round corners. */
export const box = (x: number, y: number, w: number, h: number, r: number) =>
	rounded(
		[
			[x, y],
			[x + w, y],
			[x + w, y + h],
			[x, y + h],
		],
		r,
	);

/** Heart path, `w` wide, top lobes at `y`. */
export function heartPath(cx: number, y: number, w: number): string {
	const s = w / 100;
	const at = (dx: number, dy: number) => `${round(cx + dx * s)} ${round(y + dy * s)}`;
	return `M${at(0, 18)}C${at(8, 4)} ${at(20, 0)} ${at(28, 0)}C${at(42, 0)} ${at(50, 13)} ${at(50, 27)}C${at(50, 54)} ${at(20, 74)} ${at(0, 92)}C${at(-20, 74)} ${at(-50, 54)} ${at(-50, 27)}C${at(-50, 13)} ${at(-42, 0)} ${at(-28, 0)}C${at(-20, 0)} ${at(-8, 4)} ${at(0, 18)}Z`;
}
