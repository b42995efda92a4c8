import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, group, heartPath, line, pen, printed, starPath } from "../kit.ts";

/** A satin sash as it lies over a shoulder, with lines of writing and what is printed on it. */
export const sash: Art = ({ color, color2 }) => {
	const p = pen();
	const front = "M20 8L42 3L86 74L68 86Z";
	const writing = [
		[38, 20],
		[42.5, 27.5],
		[50, 39.5],
		[54.5, 47],
		[59, 54.5],
		[63.5, 62],
	].map(([x = 0, y = 0], i) => line(`M${x - 6} ${y + 3.6 - (i % 2)}L${x + 6} ${y - 3.6 + (i % 2)}`, color2, 3));
	return p.done(
		fill("M42 3C60 8 78 30 88 70L86 74C72 48 56 24 36 12Z", darken(color, 0.16)),
		fill("M68 86L86 74L92 97L80 93L70 99Z", darken(color, 0.1)),
		fill(front, color),
		group(
			`clip-path="${p.clip(front)}"`,
			printed(
				line("M22.500 9.500L70 83M39.500 5.500L84 72", color2, 1.2),
				...writing,
				fill(heartPath(31, 8.5, 8), color2),
				fill(heartPath(69.5, 68, 8), color2),
			),
		),
		circle(77, 80, 4.6, lighten(color2, 0.1)),
		fill(starPath(77, 80, 3, 1.4, 0.3), lighten(color2, 0.7)),
	);
};

/** A tulle veil on a comb. */
export const veil: Art = ({ color, color2 }) => {
	const p = pen();
	const back = "M50 12C74 12 82 40 92 92Q84 99 76 94Q68 99 60 95Q50 99 40 95Q32 99 24 94Q16 99 8 92C18 40 26 12 50 12Z";
	const front = "M50 13C67 13 73 34 80 66Q73 72 66 67Q58 72 50 68Q42 72 34 67Q27 72 20 66C27 34 33 13 50 13Z";
	const pearls = [
		[24, 78],
		[38, 84],
		[54, 80],
		[70, 85],
		[80, 76],
		[30, 56],
		[44, 48],
		[58, 57],
		[70, 52],
		[38, 34],
		[52, 30],
		[62, 38],
	].map(([x = 0, y = 0]) => circle(x, y, 1.5, color2));
	return p.done(
		fill(back, darken(color, 0.1)),
		printed(line("M50 18C46 44 40 70 36 92M50 18C54 44 60 70 64 92", darken(color, 0.2), 0.7)),
		fill(front, lighten(color, 0.2)),
		printed(line("M50 18C45 32 42 48 40 64M50 18C55 32 58 48 60 64", darken(color, 0.14), 0.7), ...pearls),
		...[34, 40, 46, 52, 58, 64].map((x) => line(`M${x + 1} 12V23`, "#b9bfca", 1.6)),
		fill(box(31, 5, 38, 8, 3), color2),
		...[36, 45, 55, 64].map((x) => circle(x, 9, 3.4, lighten(color2, 0.45))),
	);
};

/** A round badge with a pin. */
export const badge: Art = ({ color, color2 }) =>
	[
		ellipse(50, 50, 46, 46, darken(color, 0.15)),
		ellipse(50, 50, 40, 40, color),
		printed(line("M26 36H74M22 64H78M30 76H70", color2, 4.5), fill(heartPath(50, 42, 17), color2)),
	].join("");
