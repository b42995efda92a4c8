import { darken, lighten, lightness } from "../colour.ts";
import { foilTail } from "./foil-balloons.ts";
import { glyphPath } from "./glyphs.ts";
import { type Art, fill, group, line, pen, printed, rounded } from "./kit.ts";

/** A foil figure: its rim with the welded seam, the figure, a ridge of lighter paper with light on it, and the tail with the valve. */
function inflated(d: string, color: string, width: number): string {
	const light = (share: number, dx: number) =>
		group(`transform="translate(${-dx} ${-dx})"`, printed(line(d, lighten(color, share), width * 0.07)));
	return [
		foilTail(color, 50, 92),
		line(d, darken(color, 0.16), width),
		printed(line(d, lighten(color, 0.5), width * 0.9, 'stroke-dasharray=".100 2"')),
		line(d, color, width * 0.8),
		line(d, lighten(color, 0.24), width * 0.36),
		light(0.72, width * 0.07),
	].join("");
}

export const foilNumber: Art = ({ color, sign }) => inflated(glyphPath(sign, 22, 14, 56, 72), color, 21);

export const foilLetter: Art = ({ color, sign }) => inflated(glyphPath(sign, 20, 14, 60, 72), color, 20);

/** Above the letter of a flag; the letter is as large as its neighbours. */
const ACCENTS: Record<string, string> = {
	"\u030c": "M41.500 14.500L50 20.500L58.500 14.500",
	"\u0301": "M48 20.500L55.500 14",
};

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
	const [base = "", mark = ""] = sign.normalize("NFD");
	const letter = base && glyphPath(base, 30, 27, 40, 38);
	return p.done(
		fill(d, color),
		fill("M14 3H86V9.500H14Z", darken(color, 0.22), 'opacity=".55"'),
		line(inner, color2, 0.8, 'opacity=".75" stroke-dasharray="2.400 1.800"'),
		letter && line(letter, color2, 8.2),
		mark && line(ACCENTS[mark] ?? "", color2, 4.4),
	);
};

export function flame(x: number, y: number, size: number): string {
	const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`;
	const shape = (k: number) =>
		`M${at(0.05, -1 * k)}C${at(0.12 * k, -0.62 * k)} ${at(0.42 * k, -0.42 * k)} ${at(0.36 * k, -0.04)}C${at(0.32 * k, 0.24)} ${at(-0.32 * k, 0.24)} ${at(-0.36 * k, -0.04)}C${at(-0.4 * k, -0.36 * k)} ${at(-0.06 * k, -0.5 * k)} ${at(0.05, -1 * k)}Z`;
	return fill(shape(1), "#ffc530") + fill(shape(0.55), "#fff7d6");
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
			"#f2eef8",
		),
		line("M50 21V12.500", "#5d5470", 1.2),
		flame(50, 11.5, 10),
		depth.join(""),
		layer(color2, 17, 0, 0),
		layer(darken(color, 0.12), 12.5, 0.2, 0.2),
		layer(color, 12, 0, 0),
		layer(lighten(color, 0.26), 4, 0, 0),
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
	return p.done(
		line("M50 2C48 5 52 7 50 9", "#ffffff", 1),
		side,
		group(`mask="${mask}"`, crepe([color, color2, third], 2, 98, 8)),
	);
};
