import { darken, lighten, mix } from "../colour.ts";
import { type Art, box, circle, crease, fill, group, heartPath, line, pen, ringPath, rounded, tube } from "./kit.ts";

export const heliumTank: Art = ({ color, color2 }) => {
	const p = pen();
	const steel = "#c3c8d2";
	const body = "M16 56C16 38 32 31 50 31S84 38 84 56V86C84 90 80 93 76 93H24C20 93 16 90 16 86Z";
	const collar = "M30 12C30 9 34 8 50 8S70 9 70 12L68 36Q50 41 32 36Z";
	const balloonAt = (x: number, y: number, r: number, tone: string) =>
		fill(
			`M${x} ${y - r}C${x + r * 1.1} ${y - r} ${x + r} ${y + r * 0.5} ${x} ${y + r * 1.25}C${x - r} ${y + r * 0.5} ${x - r * 1.1} ${y - r} ${x} ${y - r}Z`,
			tone,
		) +
		line(
			`M${x} ${y + r * 1.25}C${x - 1.5} ${y + r * 1.7} ${x + 1.5} ${y + r * 2} ${50 + (x - 50) * 0.3} ${y + r * 2.3}`,
			darken(tone, 0.15),
			0.6,
		);
	return p.done(
		fill(box(21, 90, 58, 7, 2), darken(steel, 0.25)),
		fill("M50 18L78 11L80 16L52 26Z", "#7b748c"),
		fill("M78 11C81 10 83 15 80 16Z", "#201a2c"),
		fill(box(44, 14, 12, 20, 2), "#d9a441"),
		fill(box(40, 5, 20, 7, 3.4), color),
		fill(box(48, 11, 4, 5, 0.5), "#d9a441"),
		fill(`${collar}M39 15H61C63 15 63 25 60 25H40C37 25 37 15 39 15Z`, steel, 'fill-rule="evenodd"'),
		line("M39 15H61C63 15 63 25 60 25H40C37 25 37 15 39 15Z", darken(steel, 0.35), 0.7),
		fill(body, color),
		line("M16.500 56Q50 62 83.500 56M16.500 88Q50 94 83.500 88", darken(color, 0.35), 0.6, 'opacity=".6"'),
		fill("M26 60Q50 64.500 74 60V85Q50 89.500 26 85Z", color2),
		balloonAt(40, 69, 5, lighten(color, 0.2)),
		balloonAt(60, 69, 5, "#3fa9d8"),
		balloonAt(50, 67.5, 5.8, color),
	);
};

export const pump: Art = ({ color, color2 }) => {
	const p = pen();
	const small = "M50 -8C62 -8 68 1 68 10C68 21 58 29 52 33H48C42 29 32 21 32 10C32 1 38 -8 50 -8Z";
	return p.done(
		group(
			'transform="rotate(28 50 50)"',
			fill(
				rounded(
					[
						[48, 30],
						[52, 30],
						[55, 44],
						[45, 44],
					],
					1,
				),
				color2,
			),
			fill(small, "#ef5a86"),
			fill(box(46, 31.5, 8, 3, 1.4), darken("#ef5a86", 0.15)),
			fill(box(43, 42, 14, 5, 1.6), darken(color2, 0.08)),
			fill("M37 50C37 47 39 46 42 46H58C61 46 63 47 63 50V80C63 83 61 84 58 84H42C39 84 37 83 37 80Z", color),
			...[68, 72, 76].map((y) => fill(box(37.5, y, 25, 1.4, 0.7), darken(color, 0.4), 'opacity=".4"')),
			fill(box(42, 52, 16, 12, 6), lighten(color, 0.55), 'opacity=".9"'),
			fill(heartPath(50, 54.3, 8), color),
			fill(box(43, 83, 14, 14, 1), lighten(color2, 0.3)),
			fill(box(30, 95, 40, 10, 4.8), color),
		),
	);
};

export const ribbon: Art = ({ color, color2 }) => {
	const p = pen();
	const curl = "M63 61C78 60 84 68 77 73S60 74 62 81 82 82 87 88 80 98 70 95";
	const rings = [27, 24.5, 22, 19.5].map((r) =>
		circle(41, 40, r, "none", `stroke="${darken(color, 0.25)}" stroke-width=".5" opacity=".5"`),
	);
	return p.done(
		line(curl, darken(color, 0.3), 6.5),
		line(curl, color, 5.8),
		line(curl, lighten(color, 0.4), 1.8, 'transform="translate(-.8 -1)" opacity=".8"'),
		fill(ringPath(45, 43, 38), darken(color2, 0.24)),
		fill(ringPath(41, 40, 38), color2),
		fill(ringPath(41, 40, 30.5), darken(color2, 0.2), 'opacity=".35"'),
		fill(ringPath(41, 40, 29.5), color),
		...rings,
		fill(ringPath(41, 40, 15.5), lighten(color2, 0.5)),
		fill(ringPath(41, 40, 6.5), darken(color2, 0.45)),
		fill(ringPath(41.6, 40.8, 5.6), darken(color2, 0.65)),
	);
};

export const weight: Art = ({ color, color2 }) => {
	const p = pen();
	const pleats = [32, 38, 44, 50, 56, 62, 68].map((x, i) =>
		fill(
			crease([50 + (x - 50) * 0.16, 49], [x, 91], 0, i % 2 ? 2.2 : -2.4),
			i % 2 ? darken(color, 0.35) : "#ffffff",
			`opacity="${i % 2 ? 0.35 : 0.4}"`,
		),
	);
	const frill = "M46 47C40 40 30 33 24 22L33 25L35 17L42 24L47 13L52 23L60 15L62 24L72 19C68 32 60 40 54 47Z";
	return p.done(
		line("M50 46C46 34 55 26 50 16S47 6 50 1", color2, 1.5),
		fill(frill, color),
		...[
			[36, 26],
			[46, 22],
			[56, 22],
			[65, 26],
		].map(([x = 0, y = 0]) => fill(crease([50, 46], [x, y], 0, 2), darken(color, 0.35), 'opacity=".35"')),
		fill("M46 49H54C62 56 76 68 77 82C77 92 70 95 50 95S23 92 23 82C24 68 38 56 46 49Z", color),
		...pleats,
		fill(box(42, 45, 16, 6, 3), color2),
		tube("M45 48C36 42 32 50 38 53S46 50 46 48M55 48C64 42 68 50 62 53S54 50 54 48", color2, 2.6),
		line("M48 50C46 58 42 60 41 66M52 50C54 58 57 60 60 67", mix(color2, "#ffffff", 0.1), 1.8),
	);
};
