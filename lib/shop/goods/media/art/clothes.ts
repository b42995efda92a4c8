import { darken, lighten } from "../colour.ts";
import { type Art, box, circle, crease, fill, group, line, type Point, pen, rounded, starPath } from "./kit.ts";

/** Hanging folds from one edge to another, dark and light side by side. */
export function folds(color: string, pairs: readonly (readonly [Point, Point])[], width: number): string {
	return pairs
		.map(([a, b], i) => fill(crease(a, b, 0, i % 2 ? width : -width), darken(color, 0.45), 'opacity=".34"'))
		.join("");
}

export const cape: Art = ({ color, color2 }) => {
	const p = pen();
	const half = "M49 20C40 20 30 22 26 30C18 50 12 72 6 92Q12 98 18 94T31 96 42 93C42 70 44 46 49 28Z";
	const f = (
		[
			[34, 26, 12, 93],
			[38, 25, 21, 95],
			[42, 24, 31, 94],
			[46, 24, 39, 92],
		] as const
	).map(
		([a, b, c, d]) =>
			[
				[a, b],
				[c, d],
			] as const,
	);
	const side =
		fill(half, color) +
		group(`clip-path="${p.clip(half)}"`, folds(color, f, 3.6), line("M3 90Q12 96 18 91T31 93 43 90", color2, 1.6));
	const collar = "M49 27C40 24 30 18 26 3C24 14 22 24 30 31C36 35 44 34 49 30Z";
	const stand = fill(collar, color2) + line("M26 3C24 14 22 24 30 31C36 35 44 34 49 30", color, 1.2);
	const mirrored = (markup: string) => markup + group('transform="translate(100 0) scale(-1 1)"', markup);
	return p.done(
		fill("M40 24H60L66 92Q58 96 50 93T34 92Z", darken(color2, 0.12)),
		mirrored(side),
		mirrored(stand),
		line("M50 31C47 38 48 42 44 48M50 31C53 38 52 43 56 49", "#f2c14e", 1.6),
		circle(44, 49, 1.6, "#f2c14e"),
		circle(56, 50, 1.6, "#f2c14e"),
		circle(50, 29.5, 3.2, "#f2c14e"),
	);
};

export const wings: Art = ({ color, color2 }) => {
	const p = pen();
	const upper = "M48 44C40 20 22 4 6 6C0 8 2 30 12 44C20 54 36 56 48 50Z";
	const lower = "M48 52C36 54 22 60 16 74C12 86 20 96 28 92C40 86 46 70 48 56Z";
	const film = (d: string) => fill(d, color) + line(d, darken(color, 0.12), 1.2);
	const veins = line(
		"M47 47C36 36 22 22 10 13M47 48C34 42 20 34 9 28M47 49C36 48 24 46 15 42M47 54C38 62 28 74 23 88M47 53C36 58 26 66 20 76",
		"#ffffff",
		0.7,
		'opacity=".8"',
	);
	const dots = [
		[14, 16, 2.2],
		[20, 26, 3],
		[30, 36, 2],
		[14, 34, 1.8],
		[30, 76, 2.6],
		[25, 84, 1.8],
		[36, 66, 1.7],
	]
		.map(([x = 0, y = 0, r = 0], i) =>
			i % 2
				? fill(starPath(x, y, r * 1.5, r * 0.7, 0.2), color2)
				: circle(x, y, r, lighten(color2, 0.35), 'opacity=".9"'),
		)
		.join("");
	const side = film(lower) + film(upper) + veins + dots;
	return p.done(side, group('transform="translate(100 0) scale(-1 1)"', side), fill(box(47, 40, 6, 24, 3), color2));
};

export const tights: Art = ({ color, color2 }) => {
	const p = pen();
	const leg =
		"M30 4H50V24C48 40 46 54 45 66C44 76 44 82 45 86C48 91 44 97 34 97H20C14 97 14 92 19 90C26 88 30 86 30 80C29 68 26 50 27 34C27 22 28 12 30 4Z";
	const stripes = Array.from({ length: 9 }, (_, i) =>
		line(`M10 ${22 + i * 9}Q38 ${26 + i * 9} 60 ${21 + i * 9}`, color2, 4),
	);
	const side = fill(leg, color) + group(`clip-path="${p.clip(leg)}"`, ...stripes);
	return p.done(
		group('transform="translate(100 0) scale(-1 1)"', side),
		side,
		fill(
			rounded(
				[
					[28, 2],
					[72, 2],
					[72.6, 9],
					[27.4, 9],
				],
				1.5,
			),
			darken(color, 0.12),
		),
	);
};

export const gloves: Art = ({ color, color2 }) => {
	const p = pen();
	const glove =
		"M17 96L15 46C13 40 9 34 6 28C4 23 9 21 12 25L17 33L15 10C15 6 20 6 20.500 10L23 29L24 6C24 2 29.500 2 29.500 6V29L33 9C33.500 5 38.500 6 38 10L35.500 31L40 18C41.500 14 46 16 45 20L40 42C38.500 48 38 54 38 60L37 96Q27 99 17 96Z";
	const one =
		fill(glove, color) +
		line("M23 34L24 46M29.500 34V46M35 36L34 46", darken(color, 0.4), 0.9, 'opacity=".5"') +
		folds(
			color,
			[
				[
					[18, 62],
					[36, 66],
				],
				[
					[17, 70],
					[35, 75],
				],
			],
			1.6,
		) +
		fill(
			rounded(
				[
					[15.5, 90],
					[38.5, 90],
					[38.5, 97],
					[15.5, 97],
				],
				2,
			),
			color2,
		) +
		circle(27, 84, 1.5, lighten(color2, 0.3)) +
		circle(27, 78.5, 1.5, lighten(color2, 0.3));
	return p.done(
		group('transform="rotate(-3 27 60)"', one),
		group('transform="translate(100 0) scale(-1 1) rotate(-3 27 60)"', one),
	);
};
