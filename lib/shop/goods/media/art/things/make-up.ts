import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, group, line, pen, printed, starPath } from "../kit.ts";

/** A stick of face paint, turned out of its case, and its cap. */
export const paintStick: Art = ({ color, color2 }) =>
	[
		line("M8 90C20 80 30 96 42 86", color, 9),
		group(
			'transform="rotate(14 58 50)"',
			fill("M47 30V14Q58 2 69 14V30Z", color),
			printed(fill("M50 28V16Q54 11 57 10V28Z", lighten(color, 0.3))),
			fill(box(44, 28, 28, 16, 2), lighten(color2, 0.35)),
			fill(box(42, 42, 32, 48, 4), color2),
			printed(fill(box(42, 56, 32, 14, 0.5), color), line("M48 46V86", lighten(color2, 0.4), 2)),
		),
		group(
			'transform="rotate(-16 22 52)"',
			fill(box(9, 34, 25, 36, 5), darken(color2, 0.08)),
			printed(line("M15 39V65", lighten(color2, 0.35), 2)),
		),
	].join("");

/** A tube with a drop of what is in it. */
export const makeUpTube: Art = ({ color, color2 }) =>
	[
		group(
			'transform="rotate(-18 50 46)"',
			fill("M26 4H74L66 66H34Z", color2),
			fill(box(25, 1, 50, 8, 1.5), darken(color2, 0.2)),
			fill(box(39, 64, 22, 14, 2.5), color),
			printed(
				line("M45 66V76M50 66V76M55 66V76", darken(color, 0.25), 1.2),
				fill("M50 20C58 31 61 36 61 41A11 11 0 0 1 39 41C39 36 42 31 50 20Z", color),
				line("M38 57H62", color, 2.6),
			),
		),
		fill("M62 78C68 86 71 90 71 93.500A7.500 7.500 0 0 1 56 93C56 90 58 86 62 78Z", color),
		fill("M78 88C86 86 94 90 92 95C86 99 76 98 76 94Z", darken(color, 0.12)),
	].join("");

/** A pot of gel with stars and glitter, its lid beside it. */
export const glitterPot: Art = ({ color, color2 }) => {
	const p = pen();
	const pot = "M10 50H74V84Q74 96 62 96H22Q10 96 10 84Z";
	const stars = [
		[20, 60, 5],
		[36, 72, 6],
		[54, 62, 5],
		[64, 80, 6],
		[24, 84, 5],
		[46, 88, 4.4],
		[42, 56, 3],
		[66, 58, 3],
		[14, 74, 3.4],
		[52, 76, 3],
	].map(([x = 0, y = 0, r = 0], i) =>
		fill(starPath(x, y, r, r * 0.45, 0.4, 5, i * 23), [color, color2, lighten(color, 0.45)][i % 3] ?? color),
	);
	return p.done(
		group(
			'transform="rotate(24 74 30)"',
			ellipse(72, 30, 25, 10, darken(color2, 0.12)),
			ellipse(72, 26, 25, 10, color2),
			printed(fill(starPath(72, 26, 7, 3.2, 0.6), "#ffffff")),
		),
		fill(pot, "#e6eff4"),
		group(`clip-path="${p.clip(pot)}"`, printed(...stars)),
		ellipse(42, 50, 32, 9, "#f6fbfd"),
		printed(
			ellipse(42, 51, 27, 6.4, lighten(color, 0.5)),
			...[24, 33, 41, 50, 59].map((x, i) =>
				fill(starPath(x, 51 + (i % 2 ? 2 : -1), 3, 1.3, 0.3, 5, i * 31), i % 2 ? color2 : color),
			),
		),
		circle(20, 30, 3, color),
		fill(starPath(30, 18, 7, 3.2, 0.6), color),
		fill(starPath(14, 12, 4.6, 2, 0.4), lighten(color, 0.3)),
	);
};
