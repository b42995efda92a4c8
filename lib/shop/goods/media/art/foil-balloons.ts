import { darken, lighten, mix } from "../colour.ts";
import { string } from "./balloons.ts";
import {
	type Art,
	circle,
	fill,
	group,
	heartPath,
	line,
	type Pen,
	pen,
	printed,
	radialPoints,
	ringPath,
	rounded,
	stamp,
	starPath,
} from "./kit.ts";

/** Foil: the welded seam, the sheet on it, and what is printed. */
function foil(p: Pen, d: string, color: string, detail = ""): string {
	const seam = line(d, lighten(color, 0.3), 1.2, 'stroke-dasharray="2 1.600" opacity=".8"');
	return [line(d, darken(color, 0.2), 3), fill(d, color), group(`clip-path="${p.clip(d)}"`, detail, seam)].join("");
}

/** The tail below a foil balloon, with the valve in it. */
export const foilTail = (color: string, x: number, y: number) =>
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
		darken(color, 0.14),
	) + printed(line(`M${x} ${y + 1}v2.600`, darken(color, 0.4), 0.7));

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
	return p.done(string("M50 72", color), foilTail(color, 50, 68), foil(p, d, color, facets.join("")));
};

export const foilHeart: Art = ({ color, motif }) => {
	const p = pen();
	const shine = "M16 35C14 21 24 13 33 14C37 14.500 37 18 33 18.500C26 20 22.500 27 22.500 35C22 39 17 39 16 35Z";
	return p.done(
		string("M50 86", color),
		foilTail(color, 50, 81),
		foil(p, heartPath(50, 7, 84), color, motif && stamp(motif, 50, 42, 40)),
		fill(shine, lighten(color, 0.36)),
	);
};

export const foilRound: Art = ({ color, color2, motif }) => {
	const p = pen();
	const star = fill(starPath(50, 41, 17, 8, 2.5), color2);
	const little = radialPoints(50, 41, 10, [26.5]).map(([x, y], i) =>
		i % 2 ? circle(x, y, 1.5, color2) : fill(starPath(x, y, 3.4, 1.6, 0.5, 5, i * 20), color2),
	);
	return p.done(
		string("M50 84", color),
		foilTail(color, 50, 80),
		foil(
			p,
			ringPath(50, 41, 38),
			color,
			motif ? circle(50, 41, 27.5, mix(color, "#fffdf8", 0.86)) + stamp(motif, 50, 41, 41) : star + little.join(""),
		),
	);
};
