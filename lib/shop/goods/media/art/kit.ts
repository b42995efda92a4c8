/** Tools shared by the drawings: gradients with light from the top left, inflated tubes, folds, rounded corners. */

import { darken, lighten } from "../colour.ts";

/** Colours as `#rrggbb`; `sign` is one digit or letter for the drawings that carry one. */
export type ArtStyle = { color: string; color2: string; sign: string };
/** Inner SVG markup in a 0 0 100 100 view box; gradient ids are unique only within the one drawing. */
export type Art = (style: ArtStyle) => string;

export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Point = readonly [x: number, y: number];

const round = (n: number) => Math.round(n * 100) / 100;
const stopsMarkup = (stops: readonly Stop[]) =>
	stops
		.map(
			([at, color, opacity]) =>
				`<stop offset="${at}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
		)
		.join("");

/** Collects the definitions of one drawing and returns references to them. */
export function pen() {
	const defs: string[] = [];
	const define = (markup: (id: string) => string) => {
		const id = `g${defs.length}`;
		defs.push(markup(id));
		return `url(#${id})`;
	};
	return {
		/** Linear gradient; `line` is x1 y1 x2 y2 in fractions of the painted shape, or in view-box units with `user`. */
		linear: (stops: readonly Stop[], line: readonly number[] = [0.15, 0, 0.85, 1], user = false) =>
			define(
				(id) =>
					`<linearGradient id="${id}" x1="${line[0]}" y1="${line[1]}" x2="${line[2]}" y2="${line[3]}"${user ? ' gradientUnits="userSpaceOnUse"' : ""}>${stopsMarkup(stops)}</linearGradient>`,
			),
		/** Radial gradient; `circle` is cx cy r in fractions of the painted shape, or in view-box units with `user`. */
		radial: (stops: readonly Stop[], circle: readonly number[] = [0.35, 0.3, 0.75], user = false) =>
			define(
				(id) =>
					`<radialGradient id="${id}" cx="${circle[0]}" cy="${circle[1]}" r="${circle[2]}"${user ? ' gradientUnits="userSpaceOnUse"' : ""}>${stopsMarkup(stops)}</radialGradient>`,
			),
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
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string, extra = "") =>
	`<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint}" ${extra}/>`;
export const circle = (cx: number, cy: number, r: number, paint: string, extra = "") =>
	ellipse(cx, cy, r, r, paint, extra);

/** Path of a whole circle, for clips and dashed rims. */
export const ringPath = (cx: number, cy: number, r: number) =>
	`M${round(cx - r)} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A solid, softly lit body: base tone, shaded rim, light from the top left. `gloss` and `rim` 0–1. */
export function solid(p: Pen, d: string, color: string, { gloss = 0.4, rim = 0.45 } = {}): string {
	const base = p.linear([
		[0, lighten(color, 0.2)],
		[0.45, color],
		[1, darken(color, 0.16)],
	]);
	const edge = p.radial(
		[
			[0.55, darken(color, 0.4), 0],
			[1, darken(color, 0.42), rim],
		],
		[0.4, 0.36, 0.78],
	);
	const light = p.radial(
		[
			[0, "#ffffff", gloss],
			[1, "#ffffff", 0],
		],
		[0.28, 0.2, 0.55],
	);
	return fill(d, base) + fill(d, edge) + fill(d, light);
}

/** Paint of a standing cylinder lit from the left. */
export function roundPaint(p: Pen, color: string, contrast = 1): string {
	return p.linear(
		[
			[0, darken(color, 0.2 * contrast)],
			[0.16, color],
			[0.32, lighten(color, 0.42 * contrast)],
			[0.5, color],
			[0.85, darken(color, 0.26 * contrast)],
			[1, darken(color, 0.14 * contrast)],
		],
		[0, 0, 1, 0],
	);
}

/** Paint of polished metal, banded from the top left. */
export function metalPaint(p: Pen, color: string, line: readonly number[] = [0, 0, 1, 1], user = false): string {
	return p.linear(
		[
			[0, lighten(color, 0.5)],
			[0.22, color],
			[0.38, lighten(color, 0.65)],
			[0.6, darken(color, 0.14)],
			[0.8, lighten(color, 0.3)],
			[1, darken(color, 0.25)],
		],
		line,
		user,
	);
}

/** An inflated tube along a path, `width` across. */
export function tube(d: string, color: string, width: number): string {
	const w = width;
	const layer = (paint: string, share: number, shift: number, extra = "") =>
		line(d, paint, round(w * share), `transform="translate(${round(-w * shift)} ${round(-w * shift)})" ${extra}`);
	return [
		layer(darken(color, 0.3), 1, 0),
		layer(darken(color, 0.12), 0.88, 0.02),
		layer(color, 0.72, 0.05),
		layer(lighten(color, 0.14), 0.46, 0.1),
		layer(lighten(color, 0.32), 0.24, 0.15),
		layer("#ffffff", 0.09, 0.2, 'opacity=".75"'),
	].join("");
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
