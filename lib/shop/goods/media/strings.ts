import { darken } from "./colour.ts";
import { type Cord, cordY } from "./garland.ts";
import { SHADE } from "./paper/paper.ts";
import type { Random } from "./random.ts";

type Hanging = {
	x: number;
	y: number;
	scale: number;
	box: readonly [number, number, number, number];
	place: { turn: number };
};

const TWINE = "#c9a98c";

/** Strings from the knots of a bunch of balloons to one small bow. */
export function stringsMarkup(fitted: readonly Hanging[], random: Random): string {
	const bow = { x: 600 + random.around(14), y: 1330 };
	const strings = fitted.map(({ x, y, scale, box, place }) => {
		const angle = place.turn * (Math.PI / 180);
		const drop = (box[3] * scale) / 2;
		const knot = { x: x - drop * Math.sin(angle), y: y + drop * Math.cos(angle) };
		const middle = (knot.y + bow.y) / 2;
		return `<path d="M${knot.x.toFixed(1)} ${(knot.y - 8).toFixed(1)}C${knot.x.toFixed(1)} ${middle.toFixed(1)} ${(bow.x + random.around(10)).toFixed(1)} ${middle.toFixed(1)} ${bow.x.toFixed(1)} ${bow.y}"/>`;
	});
	const tails = [-34, -8, 26]
		.map((dx) => `<path d="M${bow.x} ${bow.y}c${dx * 0.2} 30 ${dx * 1.4} 40 ${dx} 84"/>`)
		.join("");
	const loops = [-1, 1]
		.map(
			(side) =>
				`<path d="M${bow.x} ${bow.y}c${side * 20} -34 ${side * 62} -34 ${side * 60} -4c${side * -4} 26 ${side * -40} 18 ${side * -60} 4"/>`,
		)
		.join("");
	const all = strings.join("") + tails + loops;
	const stroked = (paint: string, width: number, extra: string) =>
		`<g fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" ${extra}>${all}</g>`;
	return stroked(SHADE, 5, 'stroke-opacity=".16" transform="translate(4 6)"') + stroked("#ffffff", 5, "");
}

/** The cords of a garland, from edge to edge. */
export function cordMarkup(cords: readonly Cord[]): string {
	return cords
		.map((cord) => {
			const d = `M-10 ${cord.fromY.toFixed(1)}Q600 ${(cordY(cord, 600) + cord.sag).toFixed(1)} 1210 ${cord.toY.toFixed(1)}`;
			const stroked = (paint: string, width: number, extra: string) =>
				`<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" ${extra}/>`;
			return (
				stroked(SHADE, 7, 'stroke-opacity=".16" transform="translate(3 8)"') +
				stroked(darken(TWINE, 0.2), 7, "") +
				stroked(TWINE, 4, 'transform="translate(-.6 -1)"')
			);
		})
		.join("");
}
