import { darken, lighten, lightness, mix } from "../colour.ts";
import { type Art, circle, ellipse, fill, group, line, type Pen, pen, stamp, starPath, tube } from "./kit.ts";

export const BALLOON_PATH =
	"M50 2C69 2 79.5 16 79.5 33C79.5 52 63 67.5 52.6 72H47.4C37 67.5 20.5 52 20.5 33C20.5 16 31 2 50 2Z";

export const string = (from: string, color: string) =>
	group(
		'class="string"',
		line(`${from}c-3.4 5 3.4 9 .6 14s-2.4 5.4-1 8`, darken(color, lightness(color) > 0.8 ? 0.3 : 0.1), 0.7),
	);

function knot(color: string): string {
	return fill("M47.6 71.4Q50 70.4 52.4 71.4L55 75.6Q52.4 75 51.6 76.4Q50 75.2 48.4 76.4Q47.6 75 45 75.6Z", color);
}

/** Latex: one sheet with its print, and a lighter crescent where light falls. */
function latex(p: Pen, color: string, pattern = ""): string {
	const printed = pattern && group(`clip-path="${p.clip(BALLOON_PATH)}"`, pattern);
	const shine =
		"M28 34C26 20 34 9.5 44 7.5C47 7 47.500 9.500 45 11C37.500 15 34 23 34.500 34C34.500 38 28.500 38 28 34Z";
	return [knot(color), fill(BALLOON_PATH, color), printed, fill(shine, lighten(color, 0.34))].join("");
}

export const balloon: Art = ({ color, motif }) => {
	const p = pen();
	const disc = motif && circle(50, 35, 19, mix(color, "#fffdf8", 0.86)) + stamp(motif, 50, 35, 29);
	return p.done(string("M50 76", color), latex(p, color, disc));
};

export const balloonDots: Art = ({ color, color2 }) => {
	const p = pen();
	const dots = [
		[50, 14, 4.2],
		[33, 22, 3.6],
		[66, 21, 3.6],
		[50, 31, 4.8],
		[27, 38, 3.2],
		[73, 38, 3.2],
		[38, 44, 4.4],
		[61, 45, 4.4],
		[50, 56, 3.8],
		[34, 58, 2.6],
		[66, 58, 2.6],
		[42, 5.5, 2.4],
		[59, 6, 2.4],
	] as const;
	return p.done(
		string("M50 76", color),
		latex(p, color, dots.map(([x, y, r]) => ellipse(x, y, r * (1 - Math.abs(x - 50) / 60), r, color2)).join("")),
	);
};

export const balloonStars: Art = ({ color, color2 }) => {
	const p = pen();
	const stars = [
		[50, 24, 7.5],
		[33, 17, 4],
		[68, 17, 4],
		[30, 36, 5],
		[70, 37, 5],
		[50, 46, 6],
		[38, 56, 3.6],
		[62, 57, 3.6],
		[50, 9, 3],
		[50, 62, 2.6],
	] as const;
	return p.done(
		string("M50 76", color),
		latex(p, color, stars.map(([x, y, r], i) => fill(starPath(x, y, r, r * 0.48, 0.8, 5, i * 17), color2)).join("")),
	);
};

export const balloonConfetti: Art = ({ color, color2 }) => {
	const p = pen();
	const tones = [color, color2, lighten(color, 0.35), mix(color, color2, 0.5), darken(color, 0.1)];
	const bits = Array.from({ length: 46 }, (_, i) => {
		const r = 27 * Math.sqrt((i + 0.5) / 46);
		const angle = i * 2.39996;
		const [x, y] = [50 + r * Math.cos(angle), 37 + r * 1.12 * Math.sin(angle)];
		const paint = tones[i % tones.length] ?? color;
		return i % 3
			? ellipse(x, y, 2.3, 1.6 + (i % 4) * 0.25, paint, `transform="rotate(${i * 53} ${x.toFixed(1)} ${y.toFixed(1)})"`)
			: fill(starPath(x, y, 2.6, 1.3, 0.3, 5, i * 31), paint);
	});
	return p.done(string("M50 76", color), latex(p, mix(color, "#ffffff", 0.86), bits.join("")));
};

export const balloonDog: Art = ({ color }) => {
	const bubbles = [
		["M82 50C86 42 90 34 90 24", 9.5],
		["M73 62C76 70 77 76 77 82", 15],
		["M44 62C45 70 45 76 45 82", 15],
		["M42 54C52 50 64 50 75 53", 19],
		["M66 62C66 70 66 78 66 86", 15.5],
		["M35 62C34 70 34 78 34 86", 15.5],
		["M36 34C37 40 37 44 38 49", 14],
		["M38 26C43 22 46 17 47 11", 12.5],
		["M30 25C28 19 29 14 31 9", 12.5],
		["M30 32C24 33 19 35 14 37", 15.5],
	] as const;
	const dark = darken(color, 0.3);
	return (
		bubbles.map(([d, width]) => tube(d, color, width)).join("") +
		fill("M7 38.500L2.500 36.500L3 42.500Z", dark) +
		circle(5.6, 39.4, 1.8, dark) +
		circle(90, 18.5, 1.5, dark)
	);
};
