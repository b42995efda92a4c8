import { darken, lighten, mix } from "../colour.ts";
import { type Art, box, circle, fill, group, line, pen, ringPath, rounded, starPath, tube } from "./kit.ts";

export const chain: Art = ({ color }) => {
	const count = 15;
	// Equal steps along a hanging curve, so that the links are evenly spaced.
	const curve = Array.from({ length: 201 }, (_, i) => [6 + i * 0.44, 20 + 58 * (1 - ((i - 100) / 100) ** 2)] as const);
	const step = ([x, y]: readonly [number, number], i: number) => {
		const [px, py] = curve[i - 1] ?? [x, y];
		return Math.hypot(x - px, y - py);
	};
	const total = curve.reduce((sum, point, i) => sum + step(point, i), 0);
	const at = (share: number) => {
		let i = 0;
		for (let walked = 0; i < 200 && walked < share * total - 1e-6; ) {
			i += 1;
			walked += step(curve[i] ?? [0, 0], i);
		}
		const [[x, y], [x2, y2], [x1, y1]] = [
			curve[i] ?? [0, 0],
			curve[Math.min(200, i + 1)] ?? [0, 0],
			curve[Math.max(0, i - 1)] ?? [0, 0],
		];
		return {
			x,
			y,
			turn: Math.atan2(y2 - y1, x2 - x1) * (180 / Math.PI),
		};
	};
	const links = Array.from({ length: count }, (_, i) => {
		const { x, y, turn } = at(i / (count - 1));
		const d =
			i % 2
				? "M-5.500 0H5.500"
				: "M-4.500 -4.200H4.500C10 -4.200 10 4.200 4.500 4.200H-4.500C-10 4.200 -10 -4.200 -4.500 -4.200Z";
		return group(
			`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"`,
			tube(d, color, i % 2 ? 4.2 : 3.4),
		);
	});
	return [...links.filter((_, i) => i % 2 === 0), ...links.filter((_, i) => i % 2 === 1)].join("");
};

export const sword: Art = ({ color, color2 }) => {
	const p = pen();
	return p.done(
		group(
			'transform="rotate(42 50 50)"',
			fill("M46 66C45 40 46 14 52 -13C60 8 58 44 54 66Z", "#c6ccd8"),
			fill(box(46.5, 70, 7, 32, 2.6), color),
			...[75, 80, 85, 90, 95].map((y) => line(`M46.500 ${y + 2}L53.500 ${y}`, lighten(color2, 0.3), 1)),
			line("M53 70C66 72 68 90 54 101", color2, 3.4),
			fill(
				rounded(
					[
						[34, 65],
						[66, 65],
						[64, 72],
						[36, 72],
					],
					3,
				),
				color2,
			),
			circle(35, 68.5, 4, color2),
			fill(ringPath(50, 104, 5), color2),
		),
	);
};

export const wand: Art = ({ color, color2 }) => {
	const p = pen();
	const star = starPath(50, 14, 25, 11.8, 3);
	return p.done(
		group(
			'transform="rotate(28 50 50)"',
			fill(box(48, 30, 4, 78, 1.8), color2),
			...[40, 52, 64, 76, 88].map((y) => line(`M48 ${y + 4}L52 ${y}`, color, 1.3)),
			line("M50 36C38 46 44 56 32 66S32 80 26 86", color, 2.6),
			line("M50 36C62 48 54 58 66 66S64 82 72 88", mix(color, color2, 0.5), 2.6),
			line("M50 36C44 50 52 58 46 70", lighten(color2, 0.3), 2),
			fill(star, color),
			line(starPath(50, 14, 20, 9.4, 2), lighten(color, 0.55), 0.8, 'opacity=".9"'),
			...Array.from({ length: 40 }, (_, i) =>
				circle(
					50 + 15 * Math.sqrt((i + 0.5) / 40) * Math.cos(i * 2.4),
					14 + 15 * Math.sqrt((i + 0.5) / 40) * Math.sin(i * 2.4),
					0.4 + (i % 3) * 0.15,
					"#ffffff",
					'opacity=".75"',
				),
			),
			fill("M50 36C42 30 38 33 39 37S46 41 50 36ZM50 36C58 30 62 33 61 37S54 41 50 36Z", color2),
		),
		...[
			[14, 14, 5],
			[92, 50, 4],
			[30, 40, 3.2],
			[88, 78, 3],
		].map(([x = 0, y = 0, r = 0]) => fill(starPath(x, y, r, r * 0.25, 0.2, 4), lighten(color, 0.2))),
	);
};

const POTS = ["#f4f1f7", "#ffd23f", "#ef3d5b", "#2f9e5b", "#2f7ad6", "#2a2430"];

export const facePaint: Art = ({ color, color2 }) => {
	const p = pen();
	const pots = POTS.map((tone, i) => {
		const [x, y] = [24 + (i % 3) * 24, 34 + Math.floor(i / 3) * 25];
		return (
			circle(x, y, 10.6, darken(color, 0.35)) +
			circle(x, y + 0.5, 10, tone) +
			line(`M${x - 5} ${y + 3}q5 3 9 -1`, darken(tone, 0.2), 0.9, 'opacity=".5"')
		);
	});
	return p.done(
		fill(box(6, 17, 84, 62, 9), color),
		...pots,
		group(
			'transform="rotate(-38 60 74)"',
			fill(
				rounded(
					[
						[42, 82],
						[98, 80.5],
						[99, 84],
						[42, 87],
					],
					1.6,
				),
				color2,
			),
			fill(box(34, 81.2, 11, 6.6, 1), "#c9cdd6"),
			fill("M35 81C26 80 20 83 14 85.500C20 88 28 89 35 88Z", "#b98557"),
			fill("M22 82.500C18 83.500 16 84.700 14 85.500C17 87 20 87.600 23 88C21 86 21 84 22 82.500Z", "#ef3d5b"),
		),
	);
};
