import { darken, lighten, lightness } from "./colour.ts";
import { type Cord, cordY } from "./garland.ts";
import { FRAME } from "./place.ts";
import type { Random } from "./random.ts";

type Resting = {
	x: number;
	y: number;
	scale: number;
	box: readonly [number, number, number, number];
	place: { turn: number };
};

/** Ink of all shadows: a dark violet looks cleaner on pastel than black. */
const SHADE = "#2b1846";

const DEFS = [
	`<radialGradient id="shade"><stop offset="0" stop-color="${SHADE}" stop-opacity=".34"/><stop offset=".45" stop-color="${SHADE}" stop-opacity=".16"/><stop offset="1" stop-color="${SHADE}" stop-opacity="0"/></radialGradient>`,
	`<radialGradient id="near"><stop offset=".3" stop-color="${SHADE}" stop-opacity=".17"/><stop offset=".75" stop-color="${SHADE}" stop-opacity=".07"/><stop offset="1" stop-color="${SHADE}" stop-opacity="0"/></radialGradient>`,
].join("");

/** The tinted background of a picture with light from the upper left and a slightly deeper floor. */
export function backdrop(tint: string): string {
	const { width, height } = FRAME;
	const glow = lightness(tint) > 0.6 ? 0.78 : 0.22;
	return [
		`<defs>${DEFS}<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="500" cy="520" r="900"><stop offset="0" stop-color="${lighten(tint, 0.75)}" stop-opacity="${glow}"/><stop offset="1" stop-color="${lighten(tint, 0.5)}" stop-opacity="0"/></radialGradient>`,
		`<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="${darken(tint, 0.12)}" stop-opacity="0"/><stop offset="1" stop-color="${darken(tint, 0.12)}" stop-opacity=".55"/></linearGradient></defs>`,
		`<rect width="${width}" height="${height}" fill="${tint}"/><rect width="${width}" height="${height}" fill="url(#floor)"/><rect width="${width}" height="${height}" fill="url(#light)"/>`,
	].join("");
}

/** Shadow of a piece: on the floor when it stands, none when it is loose, else on the background. */
export function restShadow({ x, y, scale, box, place }: Resting, pose: "floor" | "behind" | "none"): string {
	if (pose === "none") return "";
	const [width, height] = [box[2] * scale, box[3] * scale];
	const behind = `<ellipse cx="${(x + width * 0.03).toFixed(0)}" cy="${(y + height * 0.06).toFixed(0)}" rx="${(width * 0.56).toFixed(0)}" ry="${(height * 0.54).toFixed(0)}" fill="url(#near)" transform="rotate(${place.turn.toFixed(1)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
	if (pose === "behind") return behind;
	const floor = (y + height / 2 - width * 0.015).toFixed(0);
	return `<ellipse cx="${(x + width * 0.03).toFixed(0)}" cy="${floor}" rx="${(width * 0.56).toFixed(0)}" ry="${(width * 0.075 + 8).toFixed(0)}" fill="url(#shade)"/>`;
}

/** Strings from the knots of a bunch of balloons to one small bow. */
export function stringsMarkup(fitted: readonly Resting[], random: Random): string {
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
	return `<g fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".95">${strings.join("")}${tails}${loops}</g><g fill="none" stroke="${SHADE}" stroke-opacity=".28" stroke-width="1.6">${strings.join("")}</g>`;
}

/** The cords of a garland, from edge to edge. */
export function cordMarkup(cords: readonly Cord[], tint: string): string {
	return cords
		.map((cord) => {
			const d = `M-10 ${cord.fromY.toFixed(1)}Q600 ${(cordY(cord, 600) + cord.sag).toFixed(1)} 1210 ${cord.toY.toFixed(1)}`;
			return `<path d="${d}" fill="none" stroke="${SHADE}" stroke-opacity=".16" stroke-width="7" transform="translate(3 9)"/><path d="${d}" fill="none" stroke="${darken(tint, 0.42)}" stroke-width="6"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" transform="translate(-.5 -1.4)"/>`;
		})
		.join("");
}

/** The whole document, `width` pixels wide; all pieces together throw one soft shadow to the lower right. */
export function svgDocument(background: string, pieces: string, width: number): string {
	const height = (width * FRAME.height) / FRAME.width;
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${background}<g>${pieces}</g></svg>`;
}
