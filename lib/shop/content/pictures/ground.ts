import { SHARE_PICTURE } from "../../../domain/goods/share-picture.ts";
import { lighten, lightness, mix } from "../../goods/media/colour.ts";
import { seededRandom } from "../../goods/media/random.ts";
import { DRESS, LOGO, logoMarkup } from "./brand.ts";

/** A box in pixels of the picture. */
export type Box = { x: number; y: number; width: number; height: number };

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const CELL_PX = 62;
/** Dark text is readable on anything lighter (contrast above 10 : 1). */
const PALE = 0.9;

/** Logo, tint and confetti of a shared picture as SVG, without text, which would need the machine's fonts. */
export function groundSvg({ tint, logo, confetti, seed }: GroundOptions): string {
	const pale = paleTint(tint);
	const scale = logo.height / LOGO.height;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
		`<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(pale, DRESS.paper, 0.78)}"/><stop offset="1" stop-color="${mix(pale, DRESS.paper, 0.22)}"/></linearGradient></defs>`,
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>`,
		...confetti.map((box, i) => confettiMarkup(box, `${seed} ${i}`)),
		`<g transform="translate(${logo.x} ${logo.y}) scale(${scale})">${logoMarkup}</g>`,
		"</svg>",
	].join("");
}

type GroundOptions = {
	/** Tint of the subject; anything but `#rrggbb` counts as none. */
	tint: string;
	logo: { x: number; y: number; height: number };
	/** Areas of confetti: never behind text. */
	confetti: readonly Box[];
	/** The same seed gives the same confetti. */
	seed: string;
};

/** A tint on which text is readable: a dark one is lightened, white and none become the shop's paper colour. */
function paleTint(tint: string): string {
	if (!/^#[0-9a-f]{6}$/i.test(tint) || lightness(tint) > 0.995) return "#fdeee6";
	const known = lightness(tint);
	return known >= PALE ? tint : lighten(tint, (PALE - known) / (1 - known));
}

/** Confetti from the logo, a piece in most cells of a grid. */
function confettiMarkup(box: Box, seed: string): string {
	const random = seededRandom(seed);
	const colours = [DRESS.primary, DRESS.sunflower, DRESS.mint, DRESS.sky];
	const [columns, rows] = [Math.max(1, Math.round(box.width / CELL_PX)), Math.max(1, Math.round(box.height / CELL_PX))];
	const bits = Array.from({ length: columns * rows }, (_, i) => {
		const x = box.x + ((i % columns) + 0.5 + random.around(0.24)) * (box.width / columns);
		const y = box.y + (Math.floor(i / columns) + 0.5 + random.around(0.24)) * (box.height / rows);
		const colour = colours[Math.floor(random.between(0, colours.length))] ?? DRESS.primary;
		const [kind, turn, size] = [random.between(0, 1), random.between(0, 180), random.between(0.8, 1.15)];
		if (kind < 0.2) return "";
		if (kind < 0.48)
			return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(8 * size).toFixed(1)}" fill="${colour}"/>`;
		const reach = (13 * size).toFixed(1);
		return `<path d="M-${reach} 0H${reach}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" stroke="${colour}" stroke-width="${(11 * size).toFixed(1)}" stroke-linecap="round"/>`;
	});
	return bits.join("");
}
