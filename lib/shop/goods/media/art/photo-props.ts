import { lighten } from "../colour.ts";
import { type Art, fill, group, line, pen, rounded, starPath } from "./kit.ts";

const glass = "M6 26C14 20 38 20 44 26C46 42 38 52 25 52S4 42 6 26Z";

export const photoPropGlasses: Art = ({ color, color2 }) => {
	const p = pen();
	const lens =
		line(glass, color, 5.4) + line("M8 25C16 20.500 34 20.500 42 25", lighten(color, 0.5), 1.1, 'opacity=".9"');
	return p.done(
		fill(
			rounded(
				[
					[79, 46],
					[82.5, 46],
					[87, 98],
					[83, 98],
				],
				1,
			),
			"#f6e3c3",
		),
		line("M44 28C47 24 53 24 56 28", color, 5.4),
		lens,
		group('transform="translate(100 0) scale(-1 1)"', lens),
		fill(starPath(6, 23, 6, 2.8, 0.6), lighten(color2, 0.3)),
		fill(starPath(94, 23, 6, 2.8, 0.6), lighten(color2, 0.3)),
	);
};

export const photoPropMoustache: Art = ({ color }) => {
	const p = pen();
	const half = "M50 25C44 14 30 12 22 22C16 30 10 32 3 26C4 40 16 48 30 45C40 43 47 38 50 32Z";
	const side = fill(half, color);
	return p.done(
		fill(
			rounded(
				[
					[57, 36],
					[60.5, 36],
					[64, 98],
					[60, 98],
				],
				1,
			),
			"#f6e3c3",
		),
		side,
		group('transform="translate(100 0) scale(-1 1)"', side),
	);
};
