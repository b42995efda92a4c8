import { darken, lighten } from "../colour.ts";
import { type Art, circle, crease, ellipse, fill, group, line, pen, rounded } from "./kit.ts";

/** Wooden hanger that shows above a garment. */
const hanger = (y: number) =>
	line(
		`M50 ${y}V${y - 5}C50 ${y - 9} 56 ${y - 9} 56 ${y - 13}C56 ${y - 17} 47 ${y - 17.5} 47 ${y - 13}`,
		"#b9b3c4",
		1.2,
	);

export const onesie: Art = ({ color, color2 }) => {
	const p = pen();
	const arm = "M32 40C24 42 14 56 9 70C7 76 15 80 18 75L33 60Z";
	const body =
		"M30 38C34 34 66 34 70 38C74 52 74 70 72 94C72 98 54 98 53.500 94L52 80Q50 78 48 80L46.500 94C46 98 28 98 28 94C26 70 26 52 30 38Z";
	const hood = "M50 7C67 7 76 18 75 30C74 40 64 46 50 46S26 40 25 30C24 18 33 7 50 7Z";
	const ear = "M30 16C22 14 19 5 25 3C32 1 38 6 38 11Z";
	const mirrored = (markup: string) => markup + group('transform="translate(100 0) scale(-1 1)"', markup);
	return p.done(
		mirrored(fill(arm, darken(color, 0.04)) + ellipse(12.5, 74, 4.6, 4, color2)),
		mirrored(fill(ear, color) + fill("M30 13.500C26 12 24.500 7 27 6C30 5.500 33.500 8 34.500 10.500Z", color2)),
		line("M70 78C84 82 90 72 87 64", darken(color, 0.1), 5),
		circle(87, 63, 3.6, color2),
		fill(body, color),
		fill("M50 50C60 50 64 58 64 68C64 78 58 82 50 82S36 78 36 68C36 58 40 50 50 50Z", color2),
		line("M50 42V78", darken(color, 0.4), 0.8, 'stroke-dasharray="1.200 1.200"'),
		circle(50, 52, 1.4, "#ffffff"),
		circle(50, 60, 1.4, "#ffffff"),
		circle(50, 68, 1.4, "#ffffff"),
		fill(hood, color),
		fill(
			"M50 21C61 21 66 26 65.500 32C65 39 58 42.500 50 42.500S35 39 34.500 32C34 26 39 21 50 21Z",
			darken(lighten(color2, 0.2), 0.34),
		),
		line("M50 21C61 21 66 26 65.500 32C65 39 58 42.500 50 42.500S35 39 34.500 32C34 26 39 21 50 21Z", color2, 1.6),
		mirrored(circle(41, 15.5, 2.2, "#2a1f3d") + circle(40.3, 14.8, 0.7, "#ffffff")),
		ellipse(50, 18.5, 2.4, 1.6, "#2a1f3d"),
		mirrored(ellipse(37.5, 95, 9, 3.4, color2)),
	);
};

export const suit: Art = ({ color, color2 }) => {
	const p = pen();
	const leg = "M33 58H50.500L49 97H33.500C32 84 32 70 33 58Z";
	const sleeve = "M31 15C24 18 21 26 19 38L15 60Q19 63.500 24 62L30 40Z";
	const jacket = "M38 9L31 14C28 30 29 48 28 68Q39 73 50 70Q61 73 72 68C71 48 72 30 69 14L62 9L50 34Z";
	const mirrored = (markup: string) => markup + group('transform="translate(100 0) scale(-1 1)"', markup);
	return p.done(
		hanger(16),
		mirrored(
			fill(leg, darken(color, 0.1)) + fill(crease([41, 66], [41, 96], 0, 1.2), darken(color, 0.5), 'opacity=".5"'),
		),
		mirrored(
			fill(sleeve, darken(color, 0.05)) + fill("M14.800 60L24.200 62L24 65Q19 66.500 14.600 63.500Z", "#ffffff"),
		),
		fill("M38 9L50 6L62 9L58 40H42Z", "#ffffff"),
		fill("M38 9L42 6L50 13L46 19ZM62 9L58 6L50 13L54 19Z", "#ffffff"),
		line("M42 6L50 13L58 6", "#cfc9dc", 0.7),
		fill("M47.500 13H52.500L51.500 17L54 36L50 42L46 36L48.500 17Z", color2),
		fill(jacket, color),
		mirrored(
			fill("M38 9L33 14L31 25L36 27L33 31L50 47V34Z", lighten(color, 0.3)) +
				line("M38 9L33 14L31 25L36 27L33 31L50 47", darken(color, 0.5), 0.5, 'opacity=".7"'),
		),
		line("M50 47V70", darken(color, 0.5), 0.8),
		circle(52.6, 53, 1.4, darken(color2, 0.1)),
		circle(52.6, 61, 1.4, darken(color2, 0.1)),
		fill(
			rounded(
				[
					[57, 54],
					[67, 53],
					[67, 56],
					[57, 57],
				],
				0.6,
			),
			darken(color, 0.35),
			'opacity=".6"',
		),
		fill(
			rounded(
				[
					[33, 53],
					[43, 54],
					[43, 57],
					[33, 56],
				],
				0.6,
			),
			darken(color, 0.35),
			'opacity=".6"',
		),
		fill("M60 27L67 26L65 21L63 24L61 22Z", color2),
	);
};
