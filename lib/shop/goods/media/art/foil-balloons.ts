import { darken, lighten } from "../colour.ts";
import { string } from "./balloons.ts";
import {
	type Art,
	circle,
	crease,
	fill,
	group,
	heartPath,
	line,
	type Pen,
	pen,
	radialPoints,
	ringPath,
	rounded,
	starPath,
} from "./kit.ts";

/** Foil: pleats along the seam, broad bands of reflection. */
function foil(p: Pen, d: string, color: string, detail = ""): string {
	const base = p.linear(
		[
			[0, lighten(color, 0.5)],
			[0.26, color],
			[0.44, lighten(color, 0.36)],
			[0.66, color],
			[0.86, darken(color, 0.17)],
			[1, lighten(color, 0.12)],
		],
		[0.1, 0, 0.85, 1],
	);
	const dome = p.radial(
		[
			[0, "#ffffff", 0.55],
			[0.5, "#ffffff", 0.08],
			[1, "#ffffff", 0],
		],
		[0.34, 0.28, 0.42],
	);
	const rim = p.radial(
		[
			[0.62, darken(color, 0.45), 0],
			[1, darken(color, 0.5), 0.45],
		],
		[0.44, 0.4, 0.62],
	);
	const clip = `clip-path="${p.clip(d)}"`;
	return [
		line(d, darken(color, 0.22), 2.8),
		line(d, lighten(color, 0.32), 2.1),
		fill(d, base),
		fill(d, rim),
		fill(d, dome),
		detail && group(clip, detail),
		group(
			clip,
			line(
				d,
				darken(color, 0.4),
				8,
				'opacity=".17" stroke-dasharray=".5 2.300 .4 3.100 .6 1.900" style="stroke-linecap:butt"',
			),
			line(
				d,
				"#ffffff",
				6,
				'opacity=".26" stroke-dasharray=".4 2.600 .5 2.100" stroke-dashoffset="1" style="stroke-linecap:butt"',
			),
			line(d, darken(color, 0.3), 2, 'opacity=".3"'),
		),
	].join("");
}

const tail = (p: Pen, color: string, x: number, y: number) =>
	fill(
		rounded(
			[
				[x - 2, y - 3],
				[x + 2, y - 3],
				[x + 3, y + 5],
				[x - 3, y + 5],
			],
			0.8,
		),
		p.linear(
			[
				[0, darken(color, 0.25)],
				[0.5, lighten(color, 0.3)],
				[1, darken(color, 0.2)],
			],
			[0, 0, 1, 0],
		),
	);

export const foilStar: Art = ({ color }) => {
	const p = pen();
	const d = starPath(50, 45, 44, 22.5, 7);
	const tips = radialPoints(50, 45, 10, [46, 21]);
	const facets = tips.map((tip, i) => {
		const next = tips[(i + 1) % 10] ?? tip;
		const angle = Math.atan2((tip[1] + next[1]) / 2 - 45, (tip[0] + next[0]) / 2 - 50);
		const light = Math.cos(angle + Math.PI * 0.72);
		return fill(
			`M50 45L${tip[0]} ${tip[1]}L${next[0]} ${next[1]}Z`,
			light > 0 ? "#ffffff" : darken(color, 0.4),
			`opacity="${(Math.abs(light) * 0.24).toFixed(2)}"`,
		);
	});
	const shine =
		fill(crease([47, 12], [40, 30], 1, -3), "#ffffff", 'opacity=".8"') +
		fill(crease([17, 36], [33, 38], -1.5, 2.6), "#ffffff", 'opacity=".7"');
	return p.done(string("M50 72", color), tail(p, color, 50, 68), foil(p, d, color, facets.join("")), shine);
};

export const foilHeart: Art = ({ color }) => {
	const p = pen();
	const shine =
		fill(
			"M17 33C16 22 24 14 32 14.500C36 15 36 18 32.500 19C26 21 22.500 27 22 34C21.500 38 17.500 37 17 33Z",
			"#ffffff",
			'opacity=".75"',
		) + fill(crease([64, 15], [79, 24], -2.5, -2.4), "#ffffff", 'opacity=".6"');
	return p.done(string("M50 86", color), tail(p, color, 50, 81), foil(p, heartPath(50, 7, 84), color), shine);
};

export const foilRound: Art = ({ color, color2 }) => {
	const p = pen();
	const star = fill(
		starPath(50, 41, 17, 8, 2.5),
		p.linear([
			[0, lighten(color2, 0.3)],
			[0.5, color2],
			[1, darken(color2, 0.15)],
		]),
	);
	const little = radialPoints(50, 41, 10, [26.5]).map(([x, y], i) =>
		i % 2 ? circle(x, y, 1.5, color2) : fill(starPath(x, y, 3.4, 1.6, 0.5, 5, i * 20), color2),
	);
	const shine = fill(
		"M18.500 38C18.500 26 27 16 38 13.500C42 13 42 16 38.500 17.500C30 21 25 29 24 39C23.500 43 19 42.500 18.500 38Z",
		"#ffffff",
		'opacity=".7"',
	);
	return p.done(
		string("M50 84", color),
		tail(p, color, 50, 80),
		foil(p, ringPath(50, 41, 38), color, star + little.join("")),
		shine,
	);
};
