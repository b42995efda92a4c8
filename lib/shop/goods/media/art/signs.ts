import { darken, lighten, lightness, mix } from "../colour.ts";
import { glyphPath } from "./glyphs.ts";
import { type Art, ellipse, fill, group, line, type Pen, pen, rounded } from "./kit.ts";

type Band = readonly [share: number, shift: number, paint: string];

/** Strokes from wide to narrow in blending colours, shifted towards the light. */
function shadedStroke(d: string, width: number, bands: readonly Band[]): string {
	return bands
		.flatMap(([share, shift, paint], i) => {
			const next = bands[i + 1];
			const between = next
				? [0, 1 / 3, 2 / 3].map(
						(k): Band => [share + (next[0] - share) * k, shift + (next[1] - shift) * k, mix(paint, next[2], k)],
					)
				: [];
			return next ? between : [[share, shift, paint] as const];
		})
		.map(([share, shift, paint]) =>
			line(
				d,
				paint,
				Math.round(width * share * 100) / 100,
				`transform="translate(${(-width * shift).toFixed(2)} ${(-width * shift).toFixed(2)})"`,
			),
		)
		.join("");
}

/** An inflated foil figure: welded edge, pleats, light thrown back from below, a bright ridge to the upper left. */
function inflated(d: string, color: string, width: number): string {
	const pleats = (paint: string, dash: string, opacity: number) =>
		line(d, paint, width * 0.97, `opacity="${opacity}" stroke-dasharray="${dash}" style="stroke-linecap:butt"`);
	return [
		line(d, darken(color, 0.3), width * 1.04),
		line(d, lighten(color, 0.3), width * 1.01),
		line(d, darken(color, 0.16), width * 0.97),
		pleats(lighten(color, 0.4), ".6 2.100 .4 2.900 .5 1.700", 0.55),
		pleats(darken(color, 0.4), ".4 3.100 .5 2.300 .4 2.700", 0.35),
		shadedStroke(d, width, [
			[0.86, 0, darken(color, 0.2)],
			[0.8, 0.004, lighten(color, 0.26)],
			[0.73, 0.012, darken(color, 0.02)],
			[0.66, 0.02, darken(color, 0.15)],
			[0.52, 0.035, color],
			[0.4, 0.05, lighten(color, 0.2)],
			[0.28, 0.07, lighten(color, 0.42)],
			[0.17, 0.085, lighten(color, 0.7)],
			[0.09, 0.095, "#ffffff"],
		]),
	].join("");
}

export const foilNumber: Art = ({ color, sign }) => inflated(glyphPath(sign, 22, 14, 56, 72), color, 21);
export const foilLetter: Art = ({ color, sign }) => inflated(glyphPath(sign, 20, 14, 60, 72), color, 20);

export const letterFlag: Art = ({ color, color2, sign }) => {
	const p = pen();
	const d = rounded(
		[
			[14, 3],
			[86, 3],
			[86, 97],
			[50, 78],
			[14, 97],
		],
		1.5,
	);
	const paper = p.linear(
		[
			[0, lighten(color, 0.16)],
			[0.5, color],
			[1, darken(color, 0.12)],
		],
		[0, 0, 1, 0.6],
	);
	const inner = rounded(
		[
			[18.5, 12],
			[81.5, 12],
			[81.5, 89.5],
			[50, 73],
			[18.5, 89.5],
		],
		1,
	);
	const letter = glyphPath(sign, 30, 22, 40, 42);
	return p.done(
		fill(d, paper),
		fill("M14 3H86V9.500H14Z", darken(color, 0.22), 'opacity=".55"'),
		fill("M14 8.800H86V9.600H14Z", "#ffffff", 'opacity=".4"'),
		line(inner, color2, 0.8, 'opacity=".75" stroke-dasharray="2.400 1.800"'),
		line(letter, darken(color, 0.35), 9, 'opacity=".35" transform="translate(.9 1.200)"'),
		line(letter, color2, 8.6),
		fill("M14 3H50V97L14 97Z", "#ffffff", 'opacity=".05"'),
	);
};

export function flame(p: Pen, x: number, y: number, size: number): string {
	const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`;
	const halo = p.radial(
		[
			[0, "#ffd76a", 0.7],
			[1, "#ffd76a", 0],
		],
		[0.5, 0.55, 0.5],
	);
	const outer = p.linear(
		[
			[0, "#ff8a1f"],
			[0.6, "#ffc530"],
			[1, "#ffe9a0"],
		],
		[0, 0, 0, 1],
	);
	const shape = (k: number) =>
		`M${at(0.05, -1 * k)}C${at(0.12 * k, -0.62 * k)} ${at(0.42 * k, -0.42 * k)} ${at(0.36 * k, -0.04)}C${at(0.32 * k, 0.24)} ${at(-0.32 * k, 0.24)} ${at(-0.36 * k, -0.04)}C${at(-0.4 * k, -0.36 * k)} ${at(-0.06 * k, -0.5 * k)} ${at(0.05, -1 * k)}Z`;
	return ellipse(x, y - size * 0.35, size, size * 1.15, halo) + fill(shape(1), outer) + fill(shape(0.55), "#fff7d6");
}

export const candleNumber: Art = ({ color, color2, sign }) => {
	const p = pen();
	const d = glyphPath(sign, 27, 22, 46, 52);
	const layer = (paint: string, width: number, dx: number, dy: number, extra = "") =>
		line(d, paint, width, `transform="translate(${dx} ${dy})" ${extra}`);
	const depth = [2.4, 1.8, 1.2, 0.6].map((k) => layer(darken(color, 0.34 - k * 0.03), 17, k, k));
	return p.done(
		fill(
			rounded(
				[
					[47.5, 76],
					[52.5, 76],
					[51.2, 99],
					[48.8, 99],
				],
				0.8,
			),
			p.linear(
				[
					[0, "#ffffff"],
					[0.5, "#f2eef8"],
					[1, "#cfc6de"],
				],
				[0, 0, 1, 0],
			),
		),
		line("M50 21V12.500", "#5d5470", 1.2),
		flame(p, 50, 11.5, 10),
		depth.join(""),
		layer(color2, 17, 0, 0),
		layer(darken(color, 0.12), 12.5, 0.2, 0.2),
		layer(color, 12, 0, 0),
		layer(lighten(color, 0.22), 7, -0.9, -0.9, 'opacity=".6"'),
		layer("#ffffff", 1.8, -2.6, -2.6, 'opacity=".75"'),
	);
};

/** Rows of cut crêpe paper in alternating colours, to be clipped or masked to a body. */
export function crepe(colors: readonly string[], from: number, to: number, step: number): string {
	const rows: string[] = [];
	for (let y = to, i = 0; y > from - step; y -= step, i += 1) {
		const paint = colors[i % colors.length] ?? "#ffffff";
		const teeth = Array.from(
			{ length: 34 },
			(_, t) =>
				`L${(t * 3.6 - 10).toFixed(1)} ${(y + step * 0.55).toFixed(1)}L${(t * 3.6 - 8.2).toFixed(1)} ${(y + step * (t % 2 ? 1.05 : 1.2)).toFixed(1)}`,
		).join("");
		const d = `M-12 ${(y - step * 0.2).toFixed(1)}${teeth}L114 ${(y - step * 0.2).toFixed(1)}Z`;
		rows.push(
			group(
				"",
				fill(d, darken(paint, 0.3), `opacity=".45" transform="translate(.4 ${(step * 0.22).toFixed(2)})"`),
				fill(d, paint),
				line(
					`M-10 ${(y + step * 0.3).toFixed(1)}H112`,
					lighten(paint, 0.35),
					step * 0.2,
					'opacity=".4" stroke-dasharray=".4 1.400"',
				),
			),
		);
	}
	return rows.join("");
}

export const pinataNumber: Art = ({ color, color2, sign }) => {
	const p = pen();
	const d = glyphPath(sign, 22, 18, 52, 66);
	const third = lightness(color) > 0.85 ? lighten(color2, 0.5) : lighten(color, 0.5);
	const mask = p.mask(line(d, "#ffffff", 23));
	const side = [5, 4, 3, 2, 1]
		.map((k) => line(d, darken(color2, 0.2 + k * 0.03), 23, `transform="translate(${k} ${k * 0.5})"`))
		.join("");
	const lit = p.linear(
		[
			[0, "#ffffff", 0.35],
			[0.5, "#ffffff", 0],
			[1, "#2b1846", 0.28],
		],
		[0, 0, 100, 100],
		true,
	);
	return p.done(
		line("M50 2C48 5 52 7 50 9", "#ffffff", 1),
		side,
		group(`mask="${mask}"`, crepe([color, color2, third], 2, 98, 8), fill("M0 0H100V100H0Z", lit)),
	);
};
