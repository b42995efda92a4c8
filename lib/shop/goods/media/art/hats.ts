import { darken, lighten } from "../colour.ts";
import { seededRandom } from "../random.ts";
import { type Art, box, circle, ellipse, fill, line, pen, rounded, starPath } from "./kit.ts";

export const witchHat: Art = ({ color, color2 }) => {
	const p = pen();
	const cone =
		"M25 78C32 60 38 40 47 22C50 14 58 6 70 3C76 2 76 7 72 9C66 12 66 18 67 26C69 44 72 62 76 78Q50 88 25 78Z";
	return p.done(
		ellipse(50, 82, 48, 13.5, darken(color, 0.4)),
		ellipse(50, 80.5, 48, 13, color),
		fill(cone, color),
		fill(
			"M60 22C64 26 66 26 67 26L67.500 31C63 30 58 27 56 25ZM58 40C63 42 66 43 69 43L69.500 47C64 46 58 43 56 41Z",
			darken(color, 0.6),
			'opacity=".5"',
		),
		fill("M25 78C27 73 29 68 31 62.500Q51 72 73 63L76 78Q50 88 25 78Z", color2),
		line(
			rounded(
				[
					[43, 67],
					[58, 67],
					[58.5, 82],
					[42.5, 82],
				],
				2,
			),
			"#f2c14e",
			3,
		),
		...[
			[44, 46, 2.6],
			[60, 54, 2],
			[55, 34, 1.8],
		].map(([x = 0, y = 0, r = 0], i) =>
			fill(starPath(x, y, r, r * 0.45, 0.2, 5, i * 20), lighten(color2, 0.4), 'opacity=".8"'),
		),
	);
};

export const pirateHat: Art = ({ color, color2 }) => {
	const p = pen();
	const back = "M12 56C20 28 36 14 50 14S80 28 88 56Z";
	const brim =
		"M2 62C8 50 16 44 22 32C30 44 40 36 50 24C60 36 70 44 78 32C84 44 92 50 98 62C90 78 72 84 50 84S10 78 2 62Z";
	return p.done(
		fill(back, darken(color, 0.3)),
		fill(brim, color),
		line("M2 62C8 50 16 44 22 32C30 44 40 36 50 24C60 36 70 44 78 32C84 44 92 50 98 62", color2, 2.6),
		line("M30 73L70 56M70 73L30 56", "#efe8dc", 4),
		...[
			[29, 71.5],
			[31, 75],
			[71, 71.5],
			[69, 75],
			[29, 57.5],
			[31.5, 54],
			[71, 57.5],
			[68.5, 54],
		].map(([x = 0, y = 0]) => circle(x, y, 2.4, "#efe8dc")),
		fill(
			"M50 44C58 44 62.500 49 62.500 56C62.500 60 60 62.500 58 63.500L57.500 69C57.500 71 42.500 71 42.500 69L42 63.500C40 62.500 37.500 60 37.500 56C37.500 49 42 44 50 44Z",
			"#f4eee3",
		),
		ellipse(45.5, 56.5, 3, 3.3, "#2a2035"),
		ellipse(54.5, 56.5, 3, 3.3, "#2a2035"),
		fill("M50 60L51.600 63.400H48.400Z", "#2a2035"),
		line("M46.500 66.500V69.500M50 66.800V70M53.500 66.500V69.500", "#2a2035", 0.8),
	);
};

export const mitre: Art = ({ color, color2 }) => {
	const p = pen();
	const front = "M18 94C14 66 22 32 50 4C78 32 86 66 82 94Q50 100 18 94Z";
	return p.done(
		fill(front, color),
		line("M18 94C14 66 22 32 50 4C78 32 86 66 82 94", color2, 3.6),
		fill("M16.500 82Q50 89 83.500 82L82 94Q50 100 18 94Z", color2),
		line("M18 84.500Q50 91 82 84.500M18.500 92Q50 98 81.500 92", darken(color2, 0.35), 0.7),
		fill(
			rounded(
				[
					[46, 30],
					[54, 30],
					[54, 44],
					[66, 44],
					[66, 52],
					[54, 52],
					[54, 76],
					[46, 76],
					[46, 52],
					[34, 52],
					[34, 44],
					[46, 44],
				],
				1.4,
			),
			color2,
		),
		circle(50, 48, 3.4, "#d3304f"),
		...[28, 39, 61, 72].map((x) =>
			circle(x, 89 + Math.sin(((x - 16) / 68) * Math.PI) * 2.5, 1.9, x < 50 ? "#d3304f" : "#2f7ad6"),
		),
	);
};

export const crosier: Art = ({ color, color2 }) => {
	const p = pen();
	const spiral = "M50 98V36C50 12 78 6 82 24C85 38 64 42 63 30C62.500 23 72 22 73 28";
	return p.done(
		line(spiral, color, 6),
		line("M50 96V40", color, 5),
		line(spiral, lighten(color, 0.45), 2.2, 'transform="translate(-.9 -.9)"'),
		...[
			[54, 16],
			[68, 8.5],
			[84, 14],
		].map(([x = 0, y = 0]) => circle(x, y, 2.6, color)),
		fill(box(44, 42, 12, 5, 2.4), color2),
		fill(box(43, 46, 14, 7, 3.4), color),
		fill(box(44, 52.5, 12, 5, 2.4), color2),
		...[70, 84].map((y) => fill(box(46, y, 8, 2.6, 1.2), color2)),
	);
};

export const boa: Art = ({ color }) => {
	const random = seededRandom("boa");
	const spine = Array.from({ length: 64 }, (_, i) => {
		// Down the left side, round the neck, down the right side; the ends swing a little.
		const t = i / 63;
		if (t < 0.3) return [19 + Math.sin(t * 14) * 3, 90 - (t / 0.3) * 46] as const;
		if (t > 0.7) return [81 - Math.sin((1 - t) * 14) * 3, 90 - ((1 - t) / 0.3) * 46] as const;
		const angle = Math.PI * (1 + (t - 0.3) / 0.4);
		return [50 + 31 * Math.cos(angle), 44 + 31 * Math.sin(angle)] as const;
	});
	const barbs = (count: number, reach: number, x: number, y: number) =>
		Array.from({ length: count }, () => {
			const angle = random.between(0, Math.PI * 2);
			const [r, bend] = [reach * random.between(0.65, 1), random.around(0.5)];
			const at = (k: number, turn: number) =>
				`${(x + k * r * Math.cos(angle + turn)).toFixed(1)} ${(y + k * r * Math.sin(angle + turn)).toFixed(1)}`;
			return `M${x.toFixed(1)} ${y.toFixed(1)}Q${at(0.6, bend * 0.2)} ${at(1, bend)}`;
		}).join("");
	const tuft = (x: number, y: number) =>
		line(barbs(13, 13.5, x, y), darken(color, 0.2), 0.9) +
		line(barbs(15, 12.5, x, y), color, 0.9) +
		line(barbs(9, 10.5, x - 0.6, y - 0.8), lighten(color, 0.4), 0.6) +
		line(barbs(3, 13, x, y), lighten(color, 0.65), 0.4);
	return spine.map(([x, y]) => tuft(x, y)).join("");
};
