import { darken, lighten, lightness } from "../colour.ts";
import { type Art, box, circle, crease, fill, group, line, pen, printed, radialPoints, rounded, stamp } from "./kit.ts";
import { paleOf } from "./tableware.ts";

export const napkin: Art = ({ color, color2, motif }) => {
	const p = pen();
	const sheet = (inset: number) =>
		rounded(
			radialPoints(0, 0, 72, [1]).map(([ux, uy]) => {
				// Points of a circle projected onto a square; every other one slightly inward makes the embossed edge.
				const k = 41 / Math.max(Math.abs(ux), Math.abs(uy)) - inset;
				return [50 + ux * k, 50 + uy * k] as const;
			}),
			1,
		);
	const layer = (dx: number, dy: number, paint: string) => fill(sheet(0), paint, `transform="translate(${dx} ${dy})"`);
	const dots = Array.from({ length: 36 }, (_, i) =>
		circle(16 + (i % 6) * 13.6, 16 + Math.floor(i / 6) * 13.6, 2.5, color2),
	);
	return p.done(
		group(
			'transform="rotate(-7 50 50)"',
			...[4, 3, 2, 1].map((k) => layer(k * 0.55, k * 1.15, k % 2 ? darken(color, 0.3) : lighten(color, 0.15))),
			layer(0, 0, color),
			motif
				? circle(50, 50, 27, paleOf(color)) +
						stamp(motif, 50, 50, 40) +
						printed(...dots.filter((_, i) => i % 6 === 0 || i % 6 === 5 || i < 6 || i > 29))
				: printed(...dots),
			line(box(11.5, 11.5, 77, 77, 2), darken(color, 0.25), 0.6, 'opacity=".4" stroke-dasharray="1 1.500"'),
			fill("M9 50H91V51H9Z", darken(color, 0.4), 'opacity=".22"'),
			fill("M50 9H51V91H50Z", darken(color, 0.4), 'opacity=".2"'),
		),
	);
};

export const tablecloth: Art = ({ color, color2, motif }) => {
	const p = pen();
	const drape = "M6 34L1 86Q6 91 11 86T21 87 31 87 41 88 51 88 61 88 71 87 81 87 91 86 99 85L94 34Z";
	const clip = p.clip(drape);
	const folds = [10, 20, 30, 40, 51, 61, 71, 81, 91].flatMap((x, i) => {
		const top = 50 + (x - 50) * 0.9;
		return [fill(crease([top, 36], [x, 88], 0, i % 2 ? 4.5 : -4.5), darken(color, 0.45), 'opacity=".3"')];
	});
	return p.done(
		fill("M15 84V97H19V84ZM81 84V97H85V84Z", "#a77a55"),
		fill(drape, darken(color, 0.06)),
		group(
			`clip-path="${clip}"`,
			line("M-2 81H102", color2, 3.4),
			line("M-2 76.500H102", color2, 0.9),
			...(motif ? [14, 38, 62, 86].map((x, i) => stamp(motif, x, i % 2 ? 62 : 58, 18)) : folds),
			fill("M0 34H100V40H0Z", darken(color, 0.4), 'opacity=".25"'),
		),
		fill(
			rounded(
				[
					[20, 14],
					[80, 14],
					[95, 36],
					[5, 36],
				],
				3,
			),
			color,
		),
	);
};

export const cutlery: Art = ({ color }) => {
	const p = pen();
	const paint = () => color;
	const handle = (x: number, from: number) =>
		`L${x + 2.2} ${from}L${x + 4} 92C${x + 4} 98 ${x - 4} 98 ${x - 4} 92L${x - 2.2} ${from}`;
	const fork = `M13 4C13 2 16 2 16 4V22H18.400V4C18.400 2 21.600 2 21.600 4V22H24V4C24 2 27 2 27 4V28C27 36 23 40 22.200 42${handle(20, 42)}C17 40 13 36 13 28Z`;
	const knife = `M46 6C52 2 58 16 57 34C57 42 54 46 52.200 48${handle(50, 48)}C46.500 46 46 44 46 40Z`;
	const spoon = `M80 3C88 3 91 14 91 22C91 32 85 38 82.200 42${handle(80, 42)}C75 38 69 32 69 22C69 14 72 3 80 3Z`;
	const edge = lightness(color) > 0.9 ? "#b9b0c9" : darken(color, 0.35);
	return p.done(
		...[fork, knife, spoon].map((d) => fill(d, edge, 'transform="translate(.7 .9)"') + fill(d, paint())),
		fill(
			"M80 7C85 7 87.500 15 87.500 21C87.500 29 83.500 34 80 34S72.500 29 72.500 21C72.500 15 75 7 80 7Z",
			darken(color, 0.28),
		),
		...[20, 50, 80].map((x) => fill(crease([x - 1.2, 52], [x - 1.6, 92], 0, -0.9), "#ffffff", 'opacity=".65"')),
	);
};
