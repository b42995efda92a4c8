import { darken, lighten } from "../colour.ts";
import { glyphPath } from "./glyphs.ts";
import { type Art, box, circle, fill, group, line, pen, rounded, starPath } from "./kit.ts";

export const gameBox: Art = ({ color, color2 }) => {
	const p = pen();
	const burst = starPath(46, 60, 25, 19.5, 1.5, 14);
	const pawn = (x: number, y: number, tone: string) =>
		fill(
			`M${x} ${y - 13}C${x + 4.5} ${y - 13} ${x + 4.5} ${y - 6} ${x + 2.2} ${y - 5}L${x + 5.5} ${y + 6}C${x + 6} ${y + 8} ${x - 6} ${y + 8} ${x - 5.5} ${y + 6}L${x - 2.2} ${y - 5}C${x - 4.5} ${y - 6} ${x - 4.5} ${y - 13} ${x} ${y - 13}Z`,
			tone,
		);
	return p.done(
		fill("M5 13L13 4L95 4L87 13Z", lighten(color, 0.55)),
		fill("M87 13L95 4V88L87 97Z", darken(color, 0.22)),
		fill(box(5, 13, 82, 84, 1.2), color),
		line(box(9, 17, 74, 76, 2.5), color2, 1.2, 'opacity=".9"'),
		...Array.from({ length: 22 }, (_, i) =>
			circle(
				14 + ((i * 23) % 64),
				36 + ((i * 37) % 54),
				1.1 + (i % 3) * 0.4,
				i % 2 ? color2 : lighten(color, 0.5),
				'opacity=".75"',
			),
		),
		fill(
			rounded(
				[
					[17, 21],
					[75, 21],
					[72, 32],
					[20, 32],
				],
				2,
			),
			color2,
		),
		...["P", "A", "R", "T", "Y"].map((letter, i) =>
			line(glyphPath(letter, 24 + i * 9.5, 23, 6.5, 7), darken(color, 0.25), 1.6),
		),
		fill(burst, color2),
		group(
			'transform="rotate(-14 42 58)"',
			fill(box(31, 46, 21, 21, 4.5), "#ffffff"),
			...[
				[36, 51],
				[47, 51],
				[41.5, 56.5],
				[36, 62],
				[47, 62],
			].map(([x = 0, y = 0]) => circle(x, y, 2.2, color)),
		),
		pawn(59, 68, "#ef4b6e"),
		pawn(48, 75, "#3fa9d8"),
	);
};

export const cardDeck: Art = ({ color, color2 }) => {
	const p = pen();
	const card = (turn: number, face: string) =>
		group(`transform="rotate(${turn} 46 108)"`, fill(box(30, 4, 38, 58, 3.6), "#ffffff"), face);
	const back =
		fill(box(32.5, 6.5, 33, 53, 2.2), color) +
		Array.from({ length: 15 }, (_, i) =>
			fill(starPath(38.5 + (i % 3) * 10.5, 13 + Math.floor(i / 3) * 10, 2.8, 1.2, 0.3, 4), color2, 'opacity=".85"'),
		).join("");
	const spade =
		"M49 16C53 24 62 28 62 36C62 42 55 44 51 39C51 44 53 47 55 49H43C45 47 47 44 47 39C43 44 36 42 36 36C36 28 45 24 49 16Z";
	const heart = "M49 48C45 43 36 38 36 30C36 22 46 21 49 28C52 21 62 22 62 30C62 38 53 43 49 48Z";
	const corner = (paint: string) => circle(34.5, 9.5, 1.8, paint) + circle(63.5, 56.5, 1.8, paint);
	return p.done(
		card(-30, back),
		card(-14, fill(spade, "#2a2430") + corner("#2a2430")),
		card(3, fill(heart, color) + corner(color)),
		group(
			'transform="translate(27 43) rotate(9 30 26)"',
			fill(box(10, 0, 36, 52, 2), color),
			line(box(13, 3, 30, 46, 1.5), color2, 1),
			fill(starPath(28, 26, 12, 5.6, 1.4), color2),
			circle(28, 9, 1.3, color2),
			circle(28, 43, 1.3, color2),
		),
	);
};

export const dice: Art = ({ color, color2 }) => {
	const p = pen();
	const cube = (x: number, y: number, s: number, turn: number, tone: string, pip: string) => {
		const dots = (matrix: string, spots: readonly (readonly [number, number])[]) =>
			group(`transform="${matrix}"`, ...spots.map(([cx, cy]) => circle(cx, cy, 2.7, pip)));
		return group(
			`transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
			fill(
				rounded(
					[
						[0, -30],
						[27, -15],
						[27, 15],
						[0, 30],
						[-27, 15],
						[-27, -15],
					],
					4,
				),
				darken(tone, 0.2),
			),
			fill(
				rounded(
					[
						[0, -30],
						[27, -15],
						[0, 0],
						[-27, -15],
					],
					3,
				),
				lighten(tone, 0.55),
			),
			fill(
				rounded(
					[
						[-27, -15],
						[0, 0],
						[0, 30],
						[-27, 15],
					],
					3,
				),
				lighten(tone, 0.12),
			),
			fill(
				rounded(
					[
						[27, -15],
						[0, 0],
						[0, 30],
						[27, 15],
					],
					3,
				),
				darken(tone, 0.14),
			),
			dots("matrix(.9 .5 -.9 .5 0 -15)", [
				[-7.5, -7.5],
				[7.5, 7.5],
				[0, 0],
				[-7.5, 7.5],
				[7.5, -7.5],
			]),
			dots("matrix(.9 .5 0 1 -13.500 7.500)", [
				[-7, -7],
				[7, 7],
				[0, 0],
			]),
			dots("matrix(.9 -.5 0 1 13.500 7.500)", [
				[-7, 7],
				[7, -7],
			]),
		);
	};
	return p.done(cube(63, 33, 1.08, 14, color2, color), cube(36, 63, 1.16, -10, color, color2));
};
