import { darken, lighten, mix } from "../colour.ts";
import { type Art, circle, ellipse, fill, group, heartPath, line, pen, ringPath, rounded, stamp } from "./kit.ts";

export const partyHat: Art = ({ color, color2 }) => {
	const p = pen();
	const cone = "M50 16L85 90Q50 101 15 90Z";
	const bands = [30, 46, 62, 78, 94].map((y, i) =>
		line(`M0 ${y - 10 + i}Q50 ${y + 8} 100 ${y - 10 + i}`, i % 2 ? lighten(color2, 0.45) : color2, 4.6),
	);
	const fringe = Array.from({ length: 24 }, (_, i) => {
		const t = i / 23;
		const [x, y] = [15 + t * 70, 90 + Math.sin(t * Math.PI) * 5.4];
		return circle(x, y, 2.7, i % 2 ? color2 : lighten(color2, 0.35));
	});
	const pom = Array.from({ length: 40 }, (_, i) => {
		const r = 11 * Math.sqrt((i + 1) / 40);
		const [dx, dy] = [r * Math.cos(i * 2.39996), r * Math.sin(i * 2.39996)];
		const lit = (-dx - dy) / 34;
		return circle(50 + dx, 14 + dy, 2.6, lit > 0 ? lighten(color2, lit + 0.1) : darken(color2, -lit * 0.7));
	}).reverse();
	return p.done(
		line("M16 90C8 99 30 98 34 97M84 90C92 99 72 98 66 97", "#ffffff", 0.9),
		fill(cone, color),
		group(`clip-path="${p.clip(cone)}"`, ...bands),
		...fringe,
		...pom,
	);
};

export const blowout: Art = ({ color, color2 }) => {
	const p = pen();
	const d = "M28 74C44 60 60 48 72 36C84 24 92 34 86 43C80 51 68 46 72 38C75 32 82 34 80 39";
	const fringe = Array.from({ length: 14 }, (_, i) => {
		const t = i / 13;
		return line(
			`M${20 + t * 10} ${68 + t * 12}L${32 + t * 12 + (i % 3)} ${50 + t * 24}`,
			i % 2 ? color2 : lighten(color2, 0.4),
			1.8,
		);
	});
	return p.done(
		line(d, darken(color, 0.35), 13, 'style="stroke-linecap:butt"'),
		line(d, color, 11.5),
		line(d, color2, 11.5, 'stroke-dasharray="4.500 7" style="stroke-linecap:butt"'),
		...fringe,
		group(
			'transform="rotate(-41 22 80)"',
			fill(
				rounded(
					[
						[2, 75],
						[32, 73],
						[32, 85],
						[2, 83],
					],
					2,
				),
				lighten(color2, 0.5),
			),
			fill(
				rounded(
					[
						[29, 71.5],
						[34, 71.5],
						[34, 86.5],
						[29, 86.5],
					],
					1.4,
				),
				color2,
			),
		),
	);
};

export const partyBag: Art = ({ color, color2, motif }) => {
	const p = pen();
	const front = rounded(
		[
			[17, 32],
			[83, 32],
			[81, 97],
			[19, 97],
		],
		1.2,
	);
	const dots = Array.from({ length: 25 }, (_, i) =>
		circle(26 + (i % 5) * 12 + (Math.floor(i / 5) % 2 ? 6 : 0), 42 + Math.floor(i / 5) * 12, 3, color2),
	);
	const tissue = "M22 34L18 22L28 27L32 15L41 25L50 12L57 25L67 16L71 27L82 21L78 34Z";
	return p.done(
		line("M36 30C36 4 64 4 64 30", darken(color2, 0.25), 2.4),
		fill(tissue, lighten(color2, 0.35)),
		fill("M28 34L32 15L41 25L44 34ZM57 34V25L67 16L68 34Z", darken(color2, 0.14), 'opacity=".4"'),
		fill(front, color),
		group(`clip-path="${p.clip(front)}"`, ...dots),
		line("M38 36C38 10 62 10 62 36", color2, 2.6),
		circle(38, 37, 1.8, darken(color, 0.3)),
		circle(62, 37, 1.8, darken(color, 0.3)),
		...(motif
			? [fill(ringPath(50, 66, 20), "#ffffff"), stamp(motif, 50, 66, 29)]
			: [fill(ringPath(43, 66, 14.5), "#ffffff"), fill(heartPath(43, 57.5, 18), color)]),
	);
};

export const pinata: Art = ({ color, color2 }) => {
	const p = pen();
	const body =
		"M27 40C40 36 60 37 74 39C80 40 85 44 86 52V92C86 96 73 96 73 92V72C66 75 50 75 42 72V92C42 96 28 96 28 92V66C25 60 24 54 23 49C17 50 11 50 8 47C4 44 5 37 9 34L21 23L19 6C20 2 26 5 28 18C31 16 32 4 36 5C40 6 37 18 34 23C36 28 33 34 27 40Z";
	const third = lighten(mix(color, color2, 0.5), 0.35);
	const bands = Array.from({ length: 16 }, (_, i) => {
		const y = 98 - i * 6.4;
		const paint = [color, color2, third, lighten(color2, 0.5)][i % 4] ?? color;
		const teeth = Array.from(
			{ length: 36 },
			(_, t) =>
				`L${(t * 2.9 - 2).toFixed(1)} ${(y + 3).toFixed(1)}L${(t * 2.9 - 0.6).toFixed(1)} ${(y + (t % 2 ? 6.6 : 7.8)).toFixed(1)}`,
		).join("");
		return fill(`M-4 ${y - 2}${teeth}L104 ${y - 2}Z`, paint);
	});
	return p.done(
		line("M84 46C94 48 94 60 91 68", darken(color2, 0.1), 3.4),
		fill("M88 64L95 66L96 78L91 74L88 80L85 73L83 76Z", color2),
		group(`clip-path="${p.clip(body)}"`, ...bands),
		...[
			[30, 14],
			[34, 22],
			[35, 31],
			[34, 39],
		].map(([x = 0, y = 0], i) =>
			fill(
				`M${x - 3} ${y}L${x + 8} ${y - 4}L${x + 5} ${y + 1}L${x + 10} ${y + 4}L${x + 3} ${y + 5}L${x + 4} ${y + 10}L${x - 2} ${y + 7}Z`,
				i % 2 ? color : color2,
			),
		),
		circle(18, 33, 3.4, "#ffffff"),
		circle(17.4, 33.4, 2, "#2a1f3d"),
		circle(16.8, 32.6, 0.7, "#ffffff"),
		ellipse(9, 42, 0.9, 1.3, "#2a1f3d", 'opacity=".7"'),
		line("M10 46.500C13 48 16 47.600 18 46", "#2a1f3d", 0.8, 'opacity=".6"'),
		fill("M49 37.300C54 36.700 61 36.900 66 37.600L68.500 55Q58 58.500 47 55.500Z", third),
		line("M48 50.500Q58 53.500 67.800 50.500M48.300 47Q58 50 67.300 47", color, 1.3),
		...[48, 52, 56, 60, 64, 68].map((x) =>
			line(
				`M${x} ${55.5 + Math.sin(((x - 47) / 22) * Math.PI) * 1.6}V${60 + Math.sin(((x - 47) / 22) * Math.PI) * 1.6}`,
				color2,
				1.6,
			),
		),
		circle(57.5, 42.5, 2.6, color2),
	);
};

/** A sack of jute, tied with a ribbon. */
export const sack: Art = ({ color, color2, motif }) => {
	const p = pen();
	const body = "M34 30C20 42 12 60 14 84Q15 96 28 96H72Q85 96 86 84C88 60 80 42 66 30Z";
	const weave = Array.from({ length: 9 }, (_, i) => line(`M8 ${36 + i * 7}H92`, darken(color, 0.12), 0.9));
	return p.done(
		fill("M31 27L25 8Q33 13 39 6Q45 13 50 6Q56 13 62 6Q68 13 75 8L69 27Z", darken(color, 0.1)),
		line("M38 24L35 12M50 24V11M62 24L65 12", darken(color, 0.3), 1.2),
		fill(body, color),
		group(`clip-path="${p.clip(body)}"`, ...weave),
		line("M42 34Q34 52 34 70M58 34Q66 52 66 70", darken(color, 0.2), 1.2),
		...(motif ? [fill(ringPath(50, 66, 20), "#fffaf0"), stamp(motif, 50, 66, 28)] : []),
		fill(
			rounded(
				[
					[31, 24],
					[69, 24],
					[68, 33],
					[32, 33],
				],
				3,
			),
			color2,
		),
		fill("M50 29C36 14 22 20 26 29S38 40 50 29ZM50 29C64 14 78 20 74 29S62 40 50 29Z", color2),
		line("M50 29L40 48M50 29L60 48", color2, 3.4),
		circle(50, 29, 4, darken(color2, 0.2)),
	);
};
