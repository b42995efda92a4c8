import { darken, lighten } from "../colour.ts";
import { folds } from "./clothes.ts";
import { type Art, box, circle, fill, group, line, pen, rounded } from "./kit.ts";

function bodice(color: string, color2: string): string {
	const puff = "M36 12C26 8 17 14 17 24C18 32 28 34 35 30Z";
	const sleeves =
		fill(puff, lighten(color, 0.18)) +
		group('transform="translate(100 0) scale(-1 1)"', fill(puff, lighten(color, 0.18)));
	const top = "M36 11C40 16 45 18 50 18S60 16 64 11L66 16C65 26 62 34 61 42H39C38 34 35 26 34 16Z";
	return [
		sleeves,
		line("M19 30C24 34 31 34 35 31M81 30C76 34 69 34 65 31", color2, 1.8),
		fill(top, color),
		fill("M46 18H54L52.500 42H47.500Z", lighten(color2, 0.3), 'opacity=".9"'),
		...[22, 27, 32, 37].map((y) => line(`M46 ${y}L54 ${y + 3.5}M54 ${y}L46 ${y + 3.5}`, darken(color2, 0.2), 0.6)),
		line("M36 11C40 16 45 18.500 50 18.500S60 16 64 11", color2, 1.6),
	].join("");
}

export const dressGown: Art = ({ color, color2 }) => {
	const p = pen();
	const skirt = "M39 40C32 54 14 72 6 90Q12 97 19 92T33 95 50 96 67 95 81 92 94 90C86 72 68 54 61 40Z";
	const over = "M39 41C30 52 18 64 13 76C24 74 34 66 40 56C44 66 56 66 60 56C66 66 76 74 87 76C82 64 70 52 61 41Z";
	const f = (
		[
			[42, 44, 14, 92],
			[45, 44, 30, 94],
			[49, 44, 46, 95],
			[53, 44, 60, 95],
			[56, 44, 74, 93],
			[59, 44, 87, 91],
		] as const
	).map(
		([a, b, c, d]) =>
			[
				[a, b],
				[c, d],
			] as const,
	);
	const shine = Array.from({ length: 20 }, (_, i) =>
		circle(16 + ((i * 31) % 70), 70 + ((i * 17) % 22), 0.5 + (i % 3) * 0.2, "#ffffff", 'opacity=".85"'),
	);
	return p.done(
		fill(skirt, lighten(color, 0.22)),
		group(
			`clip-path="${p.clip(skirt)}"`,
			folds(color, f, 4),
			line("M4 87Q12 94 19 89T33 92 50 93 67 92 81 89 96 87", color2, 2),
			...shine,
		),
		fill(over, color),
		line("M13 76C24 74 34 66 40 56C44 66 56 66 60 56C66 66 76 74 87 76", color2, 1.4),
		bodice(color, color2),
		fill(
			rounded(
				[
					[38, 39],
					[62, 39],
					[62.5, 44.5],
					[37.5, 44.5],
				],
				2,
			),
			color2,
		),
		fill("M50 42C44 36 40 38 41 42S45 47 50 42ZM50 42C56 36 60 38 59 42S55 47 50 42Z", lighten(color2, 0.25)),
		circle(50, 42, 1.8, color2),
	);
};

export const tutu: Art = ({ color, color2 }) => {
	const p = pen();
	const layer = (y: number, half: number, tone: string, opacity: number) => {
		const edge = Array.from({ length: 15 }, (_, i) => {
			const at = (k: number) => [50 - half + (k / 15) * half * 2, y - ((k - 7.5) / 7.5) ** 2 * 9] as const;
			const [mx, my] = at(i + 0.5);
			const [ex, ey] = at(i + 1);
			return `Q${mx.toFixed(1)} ${(my + (i % 2 ? -2.5 : 7)).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
		}).join("");
		return fill(
			`M36 34C${50 - half * 0.62} 34 ${50 - half * 0.9} ${y - 24} ${50 - half} ${y - 9}${edge}C${50 + half * 0.9} ${y - 24} ${50 + half * 0.62} 34 64 34Z`,
			lighten(tone, 0.05),
			`opacity="${opacity}"`,
		);
	};
	const rays = Array.from({ length: 27 }, (_, i) =>
		line(
			`M${(37 + i).toFixed(1)} 35Q${(24 + i * 2).toFixed(1)} 42 ${(4 + i * 3.54).toFixed(1)} ${(70 - Math.abs(i - 13) * 0.75).toFixed(1)}`,
			i % 2 ? "#ffffff" : darken(color, 0.28),
			0.55,
			'opacity=".45"',
		),
	);
	const sparks = Array.from({ length: 18 }, (_, i) =>
		circle(14 + ((i * 29) % 72), 46 + ((i * 11) % 24), 0.4 + (i % 3) * 0.2, "#ffffff", 'opacity=".9"'),
	);
	return p.done(
		layer(80, 45, darken(color, 0.14), 0.95),
		layer(76, 48, color, 0.85),
		layer(69, 47, lighten(color, 0.14), 0.8),
		...rays,
		layer(58, 38, lighten(color, 0.24), 0.6),
		...sparks,
		fill(box(33, 24, 34, 12, 3), color2),
		line("M34 27H66M34 33H66", lighten(color2, 0.35), 0.6, 'opacity=".7"'),
		fill("M50 30C40 19 33 23 34 30S41 38 50 30ZM50 30C60 19 67 23 66 30S59 38 50 30Z", color2),
		line("M48 32C46 42 43 46 40 54M52 32C54 42 57 46 60 55", color2, 2.4),
		circle(50, 30, 2.8, darken(color2, 0.1)),
	);
};
