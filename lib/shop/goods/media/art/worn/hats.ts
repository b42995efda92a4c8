import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, group, line, pen, printed, starPath } from "../kit.ts";

/** A cowboy's hat with a sheriff's star on its band. */
export const cowboyHat: Art = ({ color, color2 }) =>
	[
		line("M22 62C24 84 38 94 50 94S76 84 78 62", darken(color, 0.4), 1.8),
		circle(50, 94, 3.4, darken(color, 0.3)),
		fill(
			"M2 44C4 36 12 40 20 48C34 56 66 56 80 48C88 40 96 36 98 44C98 62 74 74 50 74S2 62 2 44Z",
			darken(color, 0.12),
		),
		fill("M22 54C22 32 26 14 36 11C42 9 46 15 50 15S58 9 64 11C74 14 78 32 78 54C66 62 34 62 22 54Z", color),
		printed(
			line("M50 16C48 24 48 30 49 36", darken(color, 0.25), 1.6),
			line("M8 52C24 68 76 68 92 52", darken(color, 0.3), 1.2, 'stroke-dasharray="3 2.400"'),
		),
		fill("M22.500 44C34 52 66 52 77.500 44L78 54C66 62 34 62 22 54Z", darken(color, 0.35)),
		fill(starPath(50, 52, 12, 5.4, 1), color2),
		printed(circle(50, 52, 3, lighten(color2, 0.4))),
	].join("");

/** A wide straw hat with an embroidered band and tassels round its brim. */
export const sombrero: Art = ({ color, color2 }) => {
	const p = pen();
	const brim = "M2 58C2 44 20 40 50 40S98 44 98 58C98 76 78 84 50 84S2 76 2 58Z";
	const tassels = Array.from({ length: 11 }, (_, i) => {
		const x = 6 + i * 8.8;
		const y = 64 + 19 * Math.sqrt(Math.max(0, 1 - ((x - 50) / 48) ** 2));
		const tone = [color2, "#2f9fd0", "#4fae58", "#f2c14e"][i % 4] ?? color2;
		return line(`M${x.toFixed(1)} ${y.toFixed(1)}v6`, tone, 4);
	});
	const zigzag = Array.from({ length: 17 }, (_, i) => `${i ? "L" : "M"}${4 + i * 5.75} ${i % 2 ? 74 : 66}`).join("");
	return p.done(
		...tassels,
		fill(brim, color),
		group(
			`clip-path="${p.clip(brim)}"`,
			printed(
				ellipse(50, 56, 44, 21, "none", `stroke="${color2}" stroke-width="2.400"`),
				line(zigzag, "#4fae58", 2),
				ellipse(50, 52, 34, 13, "none", 'stroke="#2f9fd0" stroke-width="2"'),
			),
		),
		fill("M27 55C29 30 38 9 50 9S71 30 73 55C66 62 34 62 27 55Z", lighten(color, 0.12)),
		fill("M28.500 46C40 53 60 53 71.500 46L73 55C66 62 34 62 27 55Z", color2),
		printed(
			...[34, 42, 50, 58, 66].map((x, i) =>
				fill(starPath(x, 53 + (i === 2 ? 1.4 : i % 2 ? 1 : 0), 3.4, 1.7, 0.3, 6), i % 2 ? "#f2c14e" : "#ffffff"),
			),
			line("M36 36Q50 42 64 36", "#2f9fd0", 2),
			line("M40 26Q50 31 60 26", "#4fae58", 2),
		),
	);
};

/** A tail on a belt, and a headband with a crest. */
export const dinoTail: Art = ({ color, color2 }) =>
	[
		fill("M14 6L21 -1L26 7L34 0L38 9L47 3L49 13L57 10L56 20L50 18C40 10 26 10 16 18L10 20L10 12Z", color2),
		line("M7 38C6 22 18 12 33 12S60 22 59 38", darken(color, 0.2), 5),
		...["M44 62L46 52L55 59L60 50L66 60L74 54L77 66L86 64L85 76L93 78L88 88Z"].map((d) => fill(d, color2)),
		fill("M8 58C30 54 62 58 80 74C88 82 93 90 97 98C76 98 40 98 22 90C12 86 6 74 8 58Z", color),
		printed(
			fill("M12 76C30 86 60 92 92 97C70 98 40 98 24 91C18 88 14 83 12 76Z", lighten(color, 0.45)),
			circle(36, 68, 3.4, darken(color, 0.18)),
			circle(52, 72, 4, darken(color, 0.18)),
			circle(66, 80, 3, darken(color, 0.18)),
		),
		fill(box(2, 52, 13, 34, 5), darken(color, 0.3)),
		fill(box(5, 64, 8, 9, 1.6), "#f2c14e"),
	].join("");

/** An astronaut's helmet with a visor that tilts. */
export const spaceHelmet: Art = ({ color, color2 }) =>
	[
		fill("M22 78H78L86 94Q50 102 14 94Z", darken(color, 0.14)),
		printed(line("M22 90Q50 96 78 90", color2, 3)),
		circle(50, 44, 42, color),
		printed(line("M50 2V14M34 5L37 15M66 5L63 15", darken(color, 0.16), 1.4)),
		fill(box(14, 24, 72, 46, 22), darken(color, 0.2)),
		fill(box(18, 28, 64, 38, 18), "#2b3d63"),
		printed(
			fill("M26 50C24 40 30 34 40 32C34 38 31 44 31 54C29 54 27 53 26 50Z", "#8fb4e0"),
			circle(66, 38, 1.8, "#ffffff"),
			circle(58, 34, 1, "#ffffff"),
			circle(72, 48, 1.2, "#f2c14e"),
		),
		circle(12, 46, 8, color2),
		circle(88, 46, 8, color2),
		circle(12, 46, 3.4, lighten(color2, 0.5)),
		circle(88, 46, 3.4, lighten(color2, 0.5)),
	].join("");
