import { darken, lighten } from "../colour.ts";
import {
	type Art,
	box,
	circle,
	crease,
	ellipse,
	fill,
	group,
	type Pen,
	pen,
	radialPoints,
	ringPath,
	rounded,
	roundPaint,
} from "./kit.ts";

/** Round dots along a circle, by a dashed stroke with round ends. */
const beads = (cx: number, cy: number, r: number, n: number, size: number, paint: string, extra = "") =>
	radialPoints(cx, cy, n, [r])
		.map(([x, y]) => circle(x, y, size, paint, extra))
		.join("");

export const plate: Art = ({ color, color2 }) => {
	const p = pen();
	const scallop = radialPoints(50, 50, 64, [47.6, 46.4]);
	const edge = rounded(scallop, 1.6);
	return p.done(
		fill(edge, darken(color, 0.28), 'transform="translate(.8 1.300)"'),
		fill(
			edge,
			p.linear([
				[0, lighten(color, 0.32)],
				[0.5, color],
				[1, darken(color, 0.14)],
			]),
		),
		fill(
			ringPath(50, 50, 44.5),
			p.linear([
				[0, darken(color, 0.1)],
				[0.5, color],
				[1, lighten(color, 0.2)],
			]),
			'opacity=".7"',
		),
		beads(50, 50, 40, 32, 1.7, color2),
		fill(
			ringPath(50, 50, 34.5),
			p.linear([
				[0, darken(color, 0.26)],
				[0.55, color],
				[1, lighten(color, 0.45)],
			]),
		),
		fill(
			ringPath(50, 50, 33),
			p.radial(
				[
					[0, lighten(color, 0.12)],
					[0.8, color],
					[1, darken(color, 0.1)],
				],
				[0.42, 0.38, 0.7],
			),
		),
		circle(50, 50, 30.5, "none", `stroke="${color2}" stroke-width=".9" opacity=".85"`),
		fill(crease([8, 38], [38, 7], 9, -2.6), "#ffffff", 'opacity=".55"'),
		fill("M24 44C26 32 36 24 48 23C36 28 29 35 27 46C26 50 23.500 49 24 44Z", "#ffffff", 'opacity=".3"'),
	);
};

export const bowl: Art = ({ color, color2 }) => {
	const p = pen();
	const body = "M5 38C7 62 24 82 36 84H64C76 82 93 62 95 38Z";
	const clip = p.clip(body);
	const stripe = [14, 26, 38, 50, 62, 74, 86].map((x, i) =>
		i % 2 ? "" : fill(`M${x - 6} 30L${50 + (x - 56) * 0.5} 86H${50 + (x - 44) * 0.5}L${x + 6} 30Z`, color2),
	);
	return p.done(
		ellipse(50, 84, 17, 3.4, darken(color, 0.35)),
		fill(body, roundPaint(p, color, 0.7)),
		group(`clip-path="${clip}"`, ...stripe),
		fill(
			body,
			p.linear(
				[
					[0, "#2b1846", 0.16],
					[0.25, "#ffffff", 0.3],
					[0.5, "#ffffff", 0],
					[1, "#2b1846", 0.32],
				],
				[0, 0, 1, 0.2],
			),
		),
		ellipse(50, 38, 46, 13.5, lighten(color, 0.25)),
		ellipse(
			50,
			38.6,
			43.5,
			11.8,
			p.linear(
				[
					[0, darken(color, 0.34)],
					[0.6, darken(color, 0.08)],
					[1, lighten(color, 0.3)],
				],
				[0, 0, 0.3, 1],
			),
		),
		fill(crease([10, 32], [42, 26], -3, -0.9), "#ffffff", 'opacity=".8"'),
	);
};

function cupBody(p: Pen, color: string, color2: string): string {
	const body = "M20 12L28.500 93Q50 99 71.500 93L80 12Z";
	const dots = Array.from({ length: 6 }, (_, row) => {
		const y = 24 + row * 13;
		const half = 28 - (row * 13 * 8.5) / 81;
		return [-1, -0.6, -0.2, 0.2, 0.6, 1]
			.map((k) => {
				const t = k + (row % 2 ? 0.2 : 0);
				const bend = Math.cos(Math.min(1.5, Math.abs(t) * 1.25));
				return ellipse(50 + Math.sin(t * 1.3) * half, y + bend * 3, 3 * bend + 0.3, 3, color2);
			})
			.join("");
	});
	return [
		fill(body, color),
		group(`clip-path="${p.clip(body)}"`, ...dots),
		fill(
			body,
			p.linear(
				[
					[0, "#2b1846", 0.3],
					[0.14, "#2b1846", 0.05],
					[0.28, "#ffffff", 0.48],
					[0.44, "#ffffff", 0.05],
					[0.75, "#2b1846", 0.14],
					[1, "#2b1846", 0.4],
				],
				[0, 0, 1, 0],
			),
		),
		fill("M28.100 89Q50 95 71.900 89L71.500 93Q50 99 28.500 93Z", darken(color, 0.4), 'opacity=".45"'),
	].join("");
}

export const cup: Art = ({ color, color2 }) => {
	const p = pen();
	return p.done(
		cupBody(p, color, color2),
		ellipse(
			50,
			11.5,
			32,
			8,
			p.linear(
				[
					[0, lighten(color, 0.6)],
					[0.5, lighten(color, 0.3)],
					[1, darken(color, 0.2)],
				],
				[0, 0, 1, 0],
			),
		),
		ellipse(
			50,
			11.4,
			29.5,
			6.2,
			p.linear(
				[
					[0, darken(color, 0.42)],
					[1, darken(color, 0.04)],
				],
				[0, 0, 0.7, 1],
			),
		),
		fill(crease([20, 8], [42, 3.8], -1.6, -0.7), "#ffffff", 'opacity=".9"'),
	);
};

function oneStraw(p: Pen, x: number, color: string, stripe: string, turn: number): string {
	const body = box(x - 3, 3, 6, 94, 1);
	const clip = p.clip(body);
	const bands = Array.from({ length: 15 }, (_, i) =>
		fill(`M${x - 4} ${i * 7 - 2}L${x + 4} ${i * 7 - 8}V${i * 7 - 4.5}L${x - 4} ${i * 7 + 1.5}Z`, stripe),
	);
	const round = p.linear(
		[
			[0, "#2b1846", 0.28],
			[0.3, "#ffffff", 0.5],
			[0.55, "#ffffff", 0],
			[1, "#2b1846", 0.34],
		],
		[0, 0, 1, 0],
	);
	return group(
		`transform="rotate(${turn} 50 96)"`,
		fill(body, color),
		group(`clip-path="${clip}"`, ...bands),
		fill(body, round),
		ellipse(x, 3.6, 3, 1.1, lighten(color, 0.2)),
		ellipse(x, 3.7, 2.2, 0.7, darken(stripe, 0.4)),
	);
}

export const straw: Art = ({ color, color2 }) => {
	const p = pen();
	return p.done(
		oneStraw(p, 50, color2, color, -19),
		oneStraw(p, 50, color2, color, 20),
		oneStraw(p, 50, color2, lighten(color, 0.3), -9.5),
		oneStraw(p, 50, color2, color, 10),
		oneStraw(p, 50, color2, color, 0.5),
	);
};
