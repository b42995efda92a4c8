import { darken, lighten, mix } from "../colour.ts";
import {
	type Art,
	type ArtStyle,
	box,
	circle,
	ellipse,
	fill,
	group,
	type Pen,
	pen,
	printed,
	radialPoints,
	ringPath,
	rounded,
	stamp,
} from "./kit.ts";

/** Round dots along a circle. */
const beads = (cx: number, cy: number, r: number, n: number, size: number, paint: string) =>
	printed(...radialPoints(cx, cy, n, [r]).map(([x, y]) => circle(x, y, size, paint)));

/** The pale paper on which a motif is printed. */
export const paleOf = (color: string) => mix(color, "#fffdf8", 0.86);

export const plate: Art = ({ color, color2, motif }) =>
	[
		fill(rounded(radialPoints(50, 50, 64, [47.6, 46.4]), 1.6), color),
		beads(50, 50, 40.5, 32, 1.7, color2),
		fill(ringPath(50, 50, 34.5), motif ? paleOf(color) : lighten(color, 0.12)),
		circle(50, 50, 31, "none", `stroke="${motif ? color : color2}" stroke-width=".9" opacity=".85"`),
		motif ? stamp(motif, 50, 50, 45) : "",
	].join("");

export const bowl: Art = ({ color, color2, motif }) => {
	const p = pen();
	const body = "M5 38C7 62 24 82 36 84H64C76 82 93 62 95 38Z";
	const clip = p.clip(body);
	const stripe = [14, 26, 38, 50, 62, 74, 86].map((x, i) =>
		i % 2 ? "" : fill(`M${x - 6} 30L${50 + (x - 56) * 0.5} 86H${50 + (x - 44) * 0.5}L${x + 6} 30Z`, color2),
	);
	return p.done(
		ellipse(50, 84, 17, 3.4, darken(color, 0.35)),
		fill(body, color),
		motif ? circle(50, 64, 16.5, paleOf(color)) + stamp(motif, 50, 64, 25) : group(`clip-path="${clip}"`, ...stripe),
		ellipse(50, 38, 46, 13.5, lighten(color, 0.25)),
		ellipse(50, 38.6, 43.5, 11.8, darken(color, 0.08)),
	);
};

function cupBody(p: Pen, { color, color2, motif }: ArtStyle): string {
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
		motif ? circle(50, 53, 20.5, paleOf(color)) + stamp(motif, 50, 53, 31) : "",
	].join("");
}

export const cup: Art = (style) => {
	const p = pen();
	const { color } = style;
	return p.done(
		cupBody(p, style),
		ellipse(50, 11.5, 32, 8, lighten(color, 0.3)),
		ellipse(50, 11.4, 29.5, 6.2, darken(color, 0.42)),
	);
};

function oneStraw(p: Pen, x: number, color: string, stripe: string, turn: number): string {
	const body = box(x - 3, 3, 6, 94, 1);
	const clip = p.clip(body);
	const bands = Array.from({ length: 15 }, (_, i) =>
		fill(`M${x - 4} ${i * 7 - 2}L${x + 4} ${i * 7 - 8}V${i * 7 - 4.5}L${x - 4} ${i * 7 + 1.5}Z`, stripe),
	);
	return group(
		`transform="rotate(${turn} 50 96)"`,
		fill(body, color),
		group(`clip-path="${clip}"`, ...bands),
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
