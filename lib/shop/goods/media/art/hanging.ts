import { darken, lighten, mix } from "../colour.ts";
import {
	type Art,
	circle,
	crease,
	ellipse,
	fill,
	group,
	line,
	pen,
	printed,
	radialPoints,
	ringPath,
	rounded,
	stamp,
	starPath,
} from "./kit.ts";

export const flag: Art = ({ color, color2, motif }) => {
	const p = pen();
	const d = rounded(
		[
			[10, 4],
			[90, 4],
			[50, 97],
		],
		2,
	);
	const dots = [
		[28, 24],
		[50, 24],
		[72, 24],
		[39, 42],
		[61, 42],
		[50, 60],
		[50, 78],
	] as const;
	return p.done(
		fill(d, color),
		motif
			? circle(50, 37, 20, mix(color, "#fffdf8", 0.86)) + stamp(motif, 50, 37, 29)
			: printed(...dots.map(([x, y], i) => circle(x, y, i > 5 ? 2.4 : 4.2, color2))),
		fill("M11.500 4H88.500Q90 4 89 6.500L87 11H13L11 6.500Q10 4 11.500 4Z", darken(color, 0.28)),
	);
};

export const tassel: Art = ({ color, color2 }) => {
	const p = pen();
	const strands = Array.from({ length: 17 }, (_, i) => {
		const k = (i - 8) / 8;
		const tone = i % 3 === 0 ? lighten(color, 0.28) : i % 3 === 1 ? color : darken(color, 0.16);
		const end = 50 + k * 27 + (i % 2 ? 1.5 : -1);
		return fill(
			`M${50 + k * 6} 30C${50 + k * 15} 45 ${50 + k * 24} 66 ${end - 2.4} ${96 - (i % 4) * 1.6}L${end + 2.6} ${97 - (i % 3) * 1.8}C${50 + k * 25 + 3} 66 ${50 + k * 16 + 2} 45 ${50 + k * 6 + 2} 30Z`,
			tone,
		);
	});
	return p.done(
		line("M50 8C45.500 2 54.500 2 50 8", darken(color, 0.2), 1.6),
		...strands.filter((_, i) => i % 2 === 0),
		...strands.filter((_, i) => i % 2 === 1),
		fill("M43 31C36 24 40 8 50 8S64 24 57 31Z", color),
		...[-0.6, -0.1, 0.4].map((k) =>
			fill(crease([50 + k * 6, 10], [50 + k * 9, 29], 0, 1.4), darken(color, 0.4), 'opacity=".3"'),
		),
		fill(
			rounded(
				[
					[41.5, 27],
					[58.5, 27],
					[58, 33],
					[42, 33],
				],
				2,
			),
			color2,
		),
	);
};

export const lantern: Art = ({ color, motif }) => {
	const p = pen();
	const ribs = [-0.82, -0.64, -0.46, -0.28, -0.1, 0.08, 0.26, 0.44, 0.62, 0.8].map((k) => {
		const half = 43 * Math.sqrt(1 - k * k);
		const y = 54 + k * 40;
		return line(
			`M${50 - half} ${y}Q50 ${y + 5 + (k + 1) * 2.5} ${50 + half} ${y}`,
			darken(color, 0.42),
			0.55,
			'opacity=".5"',
		);
	});
	const ball = "M50 14C76 14 93 32 93 54S76 94 50 94 7 76 7 54 24 14 50 14Z";
	return p.done(
		line("M50 13V2", darken(color, 0.3), 0.9),
		ellipse(50, 93, 13, 3, darken(color, 0.4)),
		fill(ball, color),
		...ribs,
		motif ? circle(50, 55, 24, mix(color, "#fffdf8", 0.86)) + stamp(motif, 50, 55, 36) : "",
		ellipse(50, 15.5, 13, 3.2, lighten(color, 0.25)),
		ellipse(50, 15.5, 11, 2.2, darken(color, 0.45)),
		line("M39 15.500Q50 10 61 15.500", "#c7c2d3", 0.8),
	);
};

export const rosette: Art = ({ color, color2 }) => {
	const p = pen();
	const fan = (radius: number, pleats: number, tone: string) => {
		const points = radialPoints(50, 50, pleats * 2, [radius, radius - 1.6]);
		const pleated = points.map(([x, y], i) => {
			const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
			const angle = Math.atan2((y + ny) / 2 - 50, (x + nx) / 2 - 50);
			const lit = Math.cos(angle + Math.PI * 0.7) * 0.08;
			const paint = i % 2 ? darken(tone, Math.max(0, 0.17 - lit)) : lighten(tone, Math.max(0.04, 0.18 + lit));
			return fill(`M50 50L${x} ${y}L${nx} ${ny}Z`, paint);
		});
		return fill(rounded(points, 0), tone) + printed(...pleated);
	};
	return p.done(
		fan(48, 36, color),
		line(ringPath(50, 50, 44.5), color2, 0.9, 'opacity=".7"'),
		fan(31, 28, color2),
		fan(13.5, 18, color),
		fill(ringPath(50, 50, 5.5), color2),
	);
};

export const pompom: Art = ({ color }) => {
	const p = pen();
	const ring = (r: number, n: number, size: number, tone: number, turn: number) =>
		radialPoints(50, 50, n, [r], turn).map(([x, y], i) => {
			const lit = (50 - x + (50 - y)) / 130;
			const paint =
				tone + lit > 0 ? lighten(color, Math.min(0.6, tone + lit)) : darken(color, Math.min(0.5, -(tone + lit)));
			const angle = (i / n) * 360 + turn + ((i * 37) % 23) - 11;
			return (
				fill(
					`M0 ${-size}C${size * 0.35} ${-size * 1.15} ${size * 0.95} ${-size * 0.75} ${size * 0.72} ${size * 0.1}C${size * 0.5} ${size * 0.7} ${-size * 0.5} ${size * 0.7} ${-size * 0.72} ${size * 0.1}C${-size * 0.95} ${-size * 0.75} ${-size * 0.35} ${-size * 1.15} 0 ${-size}Z`,
					paint,
					`transform="translate(${x} ${y}) rotate(${angle.toFixed(0)})"`,
				) +
				line(
					`M${-size * 0.62} ${-size * 0.45}C${-size * 0.5} ${-size * 0.95} ${size * 0.3} ${-size * 1.1} ${size * 0.62} ${-size * 0.5}`,
					lighten(color, 0.7),
					0.45,
					`opacity=".45" transform="translate(${x} ${y}) rotate(${angle.toFixed(0)})"`,
				)
			);
		});
	return p.done(
		line("M50 10V1", "#b8b0c6", 0.8),
		fill(ringPath(50, 52, 40), darken(color, 0.35)),
		...ring(36, 22, 11, -0.26, 0),
		...ring(33, 20, 11.5, -0.1, 9),
		...ring(27, 17, 11.5, 0.02, 4),
		...ring(20, 13, 11, 0.12, 12),
		...ring(12.5, 9, 10, 0.22, 3),
		...ring(5.5, 5, 8, 0.34, 20),
	);
};

export const garlandSwirl: Art = ({ color, color2 }) => {
	const p = pen();
	const back: string[] = [];
	const front: string[] = [];
	for (let i = 0; i < 6; i += 1) {
		const y = 9 + i * 10.5;
		const w = 17 - i * 0.6;
		back.push(
			fill(
				`M${50 + w} ${y}C${50 + w * 0.6} ${y + 8} ${50 - w * 0.6} ${y + 2} ${50 - w} ${y + 7.5}L${50 - w} ${y + 11}C${50 - w * 0.6} ${y + 6} ${50 + w * 0.6} ${y + 12} ${50 + w} ${y + 4}Z`,
				darken(color, 0.24),
			),
		);
		front.push(
			fill(
				`M${50 - w} ${y - 3}C${50 - w * 0.4} ${y + 5} ${50 + w * 0.7} ${y - 3} ${50 + w} ${y}L${50 + w} ${y + 4}C${50 + w * 0.7} ${y + 2} ${50 - w * 0.4} ${y + 10} ${50 - w} ${y + 1}Z`,
				color,
			),
		);
	}
	return p.done(
		line("M50 1V6", "#b8b0c6", 0.8),
		...back,
		...front,
		line("M48 68V76", color, 0.8),
		fill(starPath(48, 86, 12, 5.6, 1.5), color2),
	);
};

export const curtain: Art = ({ color }) => {
	const p = pen();
	const strips = Array.from({ length: 22 }, (_, i) => {
		const x = 4 + i * 4.2;
		const sway = Math.sin(i * 1.9) * 1.6;
		const tone =
			[color, lighten(color, 0.22), darken(color, 0.14), mix(color, lighten(color, 0.5), 0.5)][i % 4] ?? color;
		return fill(
			`M${x} 5C${x + sway} 36 ${x - sway} 66 ${x + sway * 0.8} ${96 - (i % 3) * 1.2}H${x + 4 + sway * 0.8}C${x + 4.6 - sway} 66 ${x + 4.6 + sway} 36 ${x + 4.6} 5Z`,
			tone,
		);
	});
	return p.done(
		group("", ...strips),
		fill("M2 3.500Q2 2 3.500 2H96.500Q98 2 98 3.500V7Q98 8.500 96.500 8.500H3.500Q2 8.500 2 7Z", lighten(color, 0.55)),
	);
};

/** A bulb that hangs from its cable, with the wire that glows. */
export const bulb: Art = ({ color }) => {
	const p = pen();
	const glass = "M38 30C38 42 17 48 17 68A33 33 0 0 0 83 68C83 48 62 42 62 30Z";
	return p.done(
		fill(glass, color),
		ellipse(50, 66, 24, 24, lighten(color, 0.45)),
		line("M43 32L38 60L44 52L50 62L56 52L62 60L57 32", darken(color, 0.35), 2.2),
		line("M27 72Q30 86 42 91", lighten(color, 0.7), 3.4),
		fill(
			rounded(
				[
					[36, 9],
					[64, 9],
					[62, 33],
					[38, 33],
				],
				3,
			),
			"#3b3546",
		),
		line("M37 17H63M37 24H63", "#6a6377", 1.8),
		line("M50 10V2.6", "#3b3546", 3),
	);
};

/** A ghost of gauze: a veil over a ball, frayed at its hem. */
export const ghost: Art = ({ color, color2 }) => {
	const p = pen();
	const veil =
		"M50 8C66 8 74 20 76 36C78 52 84 62 92 84L84 80L82 94L74 84L68 98L60 86L52 97L45 86L37 98L31 85L22 94L20 81L8 86C17 63 22 52 24 36C26 20 34 8 50 8Z";
	return p.done(
		line("M50 9V2", darken(color, 0.35), 1.2),
		fill(veil, color),
		fill("M37 46Q34 66 28 82L37 90Q42 68 42 48ZM60 48Q61 68 66 90L75 80Q68 64 66 46Z", darken(color, 0.08)),
		line("M31 40Q50 46 69 40", darken(color, 0.16), 1.4),
		ellipse(42, 28, 4, 5.6, color2),
		ellipse(59, 28, 4, 5.6, color2),
		ellipse(50.5, 36.5, 3, 2.2, color2),
	);
};
