import { darken, lighten, mix } from "../colour.ts";
import { seededRandom } from "../random.ts";
import { type Art, type ArtStyle, ellipse, fill, group, line, pen, rounded, starPath } from "./kit.ts";

const tones = ({ color, color2 }: ArtStyle) => [
	color,
	color2,
	lighten(color, 0.4),
	mix(color, color2, 0.5),
	lighten(color2, 0.35),
];

/** One piece of paper: a disc, a strip or a star, lying at some angle to the light. */
function bit(i: number, x: number, y: number, size: number, paint: string): string {
	const turn = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(i * 67) % 180})"`;
	if (i % 5 === 0) return fill(starPath(0, 0, size * 1.25, size * 0.6, 0.3), paint, turn);
	const body =
		i % 3
			? ellipse(0, 0, size, size * (0.55 + (i % 4) * 0.15), paint)
			: fill(
					rounded(
						[
							[-size * 1.1, -size * 0.5],
							[size * 1.1, -size * 0.5],
							[size * 1.1, size * 0.5],
							[-size * 1.1, size * 0.5],
						],
						0.3,
					),
					paint,
				);
	return group(turn, body);
}

export const confetti: Art = (style) => {
	const palette = tones(style);
	const random = seededRandom("confetti");
	const bits = Array.from({ length: 150 }, (_, i) => {
		// A heap, wider than it is deep, sparser above, drawn from the back to the front.
		const r = random.between(0, 1) ** 0.62;
		const angle = random.between(0, Math.PI * 2);
		const [x, y] = [50 + r * 46 * Math.cos(angle), 60 + r * (Math.sin(angle) < 0 ? 54 : 34) * Math.sin(angle)];
		return {
			y,
			markup: bit(i, x, y, random.between(2.7, 4), palette[i % palette.length] ?? style.color),
		};
	});
	return bits
		.sort((a, b) => a.y - b.y)
		.map(({ markup }) => markup)
		.join("");
};

/** A few pieces, for scattering over a whole picture. */
export const confettiBit: Art = (style) => {
	const palette = tones(style);
	const spots = [
		[20, 24],
		[54, 12],
		[82, 34],
		[40, 48],
		[72, 66],
		[16, 70],
		[46, 86],
		[90, 90],
	] as const;
	return spots
		.map(([x, y], i) => bit(i * 3 + 2, x, y, 8 + (i % 3) * 1.5, palette[i % palette.length] ?? style.color))
		.join("");
};

function curl(x: number, y: number, color: string, turns: number, turn: number): string {
	const parts = Array.from({ length: turns }, (_, i) => {
		const top = y + i * 8.6;
		const back = fill(
			`M${x + 8} ${top + 1}C${x + 4} ${top + 7} ${x - 5} ${top + 3} ${x - 8} ${top + 7}V${top + 11}C${x - 5} ${top + 7} ${x + 4} ${top + 11} ${x + 8} ${top + 5}Z`,
			darken(color, 0.3),
		);
		const front = fill(
			`M${x - 8} ${top - 2}C${x - 3} ${top + 5} ${x + 5} ${top - 3} ${x + 8} ${top + 1}V${top + 5.5}C${x + 5} ${top + 2} ${x - 3} ${top + 10} ${x - 8} ${top + 2.5}Z`,
			color,
		);
		return {
			back,
			front,
		};
	});
	return group(
		`transform="rotate(${turn} ${x} 50)"`,
		...parts.map(({ back }) => back),
		...parts.map(({ front }) => front),
	);
}

export const streamer: Art = (style) => {
	const p = pen();
	const [a = style.color, b = style.color2, c = style.color] = tones(style);
	const roll = (x: number, y: number, tone: string) =>
		ellipse(x + 1, y + 1.5, 10, 9, darken(tone, 0.35)) +
		ellipse(x, y, 10, 9, tone) +
		[8, 6, 4]
			.map((r) => ellipse(x, y, r, r * 0.9, "none", `stroke="${darken(tone, 0.35)}" stroke-width=".6" opacity=".6"`))
			.join("") +
		ellipse(x, y, 2.4, 2.1, darken(tone, 0.5));
	return p.done(
		curl(24, 6, a, 8, 7),
		curl(76, 8, c, 8, -8),
		curl(50, 3, b, 9, 0),
		roll(22, 88, a),
		roll(78, 89, c),
		roll(50, 89, b),
	);
};

export const cannon: Art = (style) => {
	const p = pen();
	const palette = tones(style);
	const burst = Array.from({ length: 52 }, (_, i) => {
		const reach = 16 + ((i * 37) % 54);
		const angle = (-45 + (((i * 53) % 70) - 35)) * (Math.PI / 180);
		return bit(
			i,
			44 + reach * Math.cos(angle),
			56 + reach * Math.sin(angle),
			1.5 + (i % 4) * 0.4,
			palette[i % palette.length] ?? style.color,
		);
	});
	const ribbons = [
		["M46 52C52 38 46 32 54 24S54 10 60 5", 0],
		["M50 56C62 52 66 58 74 50S86 52 95 46", 1],
		["M48 54C58 44 58 36 68 32S76 20 88 16", 2],
	] as const;
	return p.done(
		...ribbons.map(([d, i]) => line(d, palette[i] ?? style.color, 2)),
		...burst,
		group(
			'transform="rotate(45 30 70)"',
			fill(
				rounded(
					[
						[20, 44],
						[40, 44],
						[40, 98],
						[20, 98],
					],
					2,
				),
				style.color,
			),
			fill("M20 62H40V82H20Z", style.color2),
			fill(starPath(30, 72, 7, 3.3, 0.8), style.color),
			fill(
				rounded(
					[
						[18.5, 90],
						[41.5, 90],
						[41.5, 102],
						[18.5, 102],
					],
					2.4,
				),
				darken(style.color, 0.2),
			),
			...[93, 96, 99].map((y) => line(`M19.500 ${y}H40.500`, darken(style.color, 0.45), 0.5)),
			ellipse(30, 44, 10, 3.2, lighten(style.color, 0.35)),
			ellipse(30, 44, 8.4, 2.3, darken(style.color, 0.5)),
		),
	);
};
