/** A long table that grows with its guests: two ends, a seat that repeats between them, and the place of who sits before it. */
import type { Theme } from "#lib/domain/goods/theme-accents.ts";
import { ART_FACTS } from "#lib/shop/goods/media/art/facts.ts";
import { box, circle, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { darken, lighten } from "#lib/shop/goods/media/colour.ts";
import { drawArt } from "#lib/shop/goods/media/compose.ts";
import { emojiBody, paperEmoji } from "#lib/shop/goods/media/emoji.ts";
import { STRAIGHT, turned } from "#lib/shop/goods/media/paper/matrix.ts";
import { inPaper } from "#lib/shop/goods/media/paper/paper.ts";
import { scopeIds } from "#lib/shop/goods/media/scope-ids.ts";
import { layer } from "./hero-paper.ts";

export type TableKey = Theme | "oslava";

/** Colours of what lies on the table and what is printed on it. */
export type Laid = {
	cloth: string;
	swag: string;
	chair: string;
	plate: readonly [paint: string, rim: string, motif: string];
	cup: readonly [paint: string, dots: string, motif: string];
	napkin: readonly [paint: string, dots: string];
};

export const LAID: Record<TableKey, Laid> = {
	pirati: {
		...{ cloth: "#f6e3bd", swag: "#2f8fa6", chair: "#9a5a34" },
		...{ plate: ["#26232e", "#f0cf8f", "pirate-flag"], cup: ["#e0323f", "#ffffff", "pirate-flag"] },
		napkin: ["#e0323f", "#ffffff"],
	},
	jednorozci: {
		...{ cloth: "#fff6fb", swag: "#c9a7eb", chair: "#b58ad8" },
		...{ plate: ["#f7a8c8", "#ffffff", "unicorn"], cup: ["#8fdcc2", "#ffffff", "unicorn"] },
		napkin: ["#c9a7eb", "#ffffff"],
	},
	dinosauri: {
		...{ cloth: "#fff3cf", swag: "#f58634", chair: "#8a5a3c" },
		...{ plate: ["#4fae58", "#d8f0c4", "t-rex"], cup: ["#f58634", "#ffe3c0", "sauropod"] },
		napkin: ["#6fcbb0", "#ffffff"],
	},
	princezny: {
		...{ cloth: "#fff4f8", swag: "#f08bb0", chair: "#c98fd0" },
		...{ plate: ["#f790b5", "#fff0f6", "crown"], cup: ["#e7789f", "#ffffff", "crown"] },
		napkin: ["#d9b8f0", "#ffffff"],
	},
	halloween: {
		...{ cloth: "#5b3a8c", swag: "#ef8136", chair: "#2a1a4a" },
		...{ plate: ["#f58634", "#26232e", "jack-o-lantern"], cup: ["#26232e", "#f58634", "spider-web"] },
		napkin: ["#8f62c4", "#f5a15a"],
	},
	"cert-a-mikulas": {
		...{ cloth: "#f3f7ff", swag: "#b8322c", chair: "#2f6b66" },
		...{ plate: ["#c8322f", "#ffe3dc", "baby-angel"], cup: ["#2f6b66", "#ffffff", "smiling-face-with-horns"] },
		napkin: ["#e0b04a", "#ffffff"],
	},
	svatba: {
		...{ cloth: "#fffaf3", swag: "#a9c395", chair: "#c9a66a" },
		...{ plate: ["#e9c9a0", "#fffaf3", "two-hearts"], cup: ["#f2c4b8", "#ffffff", "dove"] },
		napkin: ["#a9c395", "#fffaf3"],
	},
	vesmir: {
		...{ cloth: "#8f8bd9", swag: "#f2a25b", chair: "#3f389c" },
		...{ plate: ["#302c80", "#ffe0a0", "rocket"], cup: ["#f2a25b", "#ffffff", "ringed-planet"] },
		napkin: ["#7fe0d0", "#ffffff"],
	},
	safari: {
		...{ cloth: "#fff0cc", swag: "#6f9a4a", chair: "#8a5f2c" },
		...{ plate: ["#e8a33d", "#fff0b8", "lion"], cup: ["#6f9a4a", "#e3f0c4", "giraffe"] },
		napkin: ["#c9774a", "#fff0cc"],
	},
	more: {
		...{ cloth: "#eefaff", swag: "#f2765a", chair: "#2b8fa6" },
		...{ plate: ["#3fa9cc", "#dcf6ff", "octopus"], cup: ["#f2765a", "#ffe3d8", "tropical-fish"] },
		napkin: ["#ffd166", "#ffffff"],
	},
	hrdinove: {
		...{ cloth: "#fff3bf", swag: "#d4452f", chair: "#3f4f8a" },
		...{ plate: ["#3f6fd0", "#ffe08a", "high-voltage"], cup: ["#d4452f", "#ffd75e", "high-voltage"] },
		napkin: ["#ffb52e", "#ffffff"],
	},
	silvestr: {
		...{ cloth: "#efe6fb", swag: "#b98a1d", chair: "#3a2470" },
		...{ plate: ["#2a1b57", "#ffd166", "sparkles"], cup: ["#e3b23c", "#fff3cf", "party-popper"] },
		napkin: ["#8a5cc0", "#ffd166"],
	},
	rozlucka: {
		...{ cloth: "#fff0f8", swag: "#d3104f", chair: "#d9578f" },
		...{ plate: ["#f58fbe", "#ffffff", "ring"], cup: ["#d3104f", "#ffd9e5", "two-hearts"] },
		napkin: ["#e0a05c", "#fff3e0"],
	},
	miminko: {
		...{ cloth: "#fffdf6", swag: "#9fdccb", chair: "#d9a58c" },
		...{ plate: ["#8fc7e8", "#ffffff", "baby-bottle"], cup: ["#ffd75e", "#ffffff", "teddy-bear"] },
		napkin: ["#f7b6c9", "#ffffff"],
	},
	oslava: {
		...{ cloth: "#fff6e2", swag: "#d3104f", chair: "#4fae9f" },
		...{ plate: ["#f2557f", "#fff1dc", "birthday-cake"], cup: ["#ffc93c", "#ffffff", "party-popper"] },
		napkin: ["#5f8fe0", "#ffffff"],
	},
};

/** Of a seat, and from the first and the last to the table's ends. */
export const SEAT = 100;
export const END = 40;
/** Where rows lie, and edges of the cloth; the scene's lower edge is at `floor`. */
export const TABLE = { back: 52, rear: 74, near: 113, front: 134, hem: 180, floor: 192 } as const;

/** Goods with their print, seen at a slant. */
function laidArt(
	name: string,
	[color, color2, print]: readonly [string, string, string?],
	[x, y]: readonly [number, number],
	width: number,
	slant = 1,
	turn = 0,
): string {
	const [left, top, wide, tall] = ART_FACTS[name]?.box ?? [0, 0, 100, 100];
	const size = width / wide;
	const transform = `translate(${x} ${y}) scale(1 ${slant}) rotate(${turn}) scale(${size}) translate(${-(left + wide / 2)} ${-(slant === 1 ? top + tall : top + tall / 2)})`;
	const drawn = drawArt(name, { color, color2, sign: "", motif: print && paperEmoji(emojiBody(print), 0) });
	const inner = scopeIds(drawn, `${name}${Math.round(x)}-${Math.round(y)}`);
	return `<g transform="${transform}">${inPaper(inner, 1.3, turned(STRAIGHT, transform))}</g>`;
}

const napkin = ({ napkin: paints }: Laid, x: number, y: number) =>
	laidArt("napkin", paints, [x - 27, y + 3], 36, 0.5, -16);
const dishes = ({ plate, cup }: Laid, x: number, y: number) =>
	laidArt("plate", plate, [x - 6, y], 61, 0.56) + laidArt("cup", cup, [x + 30, y + 9], 25);

const seats = (count: number, from: number, draw: (x: number) => string) =>
	Array.from({ length: count }, (_, i) => draw(from + (i + 0.5) * SEAT)).join("");

/** One row of places, each in the middle of its seat. */
export const placeLayers = (laid: Laid, count: number, from: number, y: number): string[] => [
	layer(seats(count, from, (x) => napkin(laid, x, y))),
	layer(seats(count, from, (x) => dishes(laid, x, y))),
];

/** With a bow tied to it. */
const chairBack = (x: number, paint: string, bow: string) =>
	[
		fill(`M${x - 30} 96V34q0-30 30-30t30 30V96Z`, paint),
		fill(`M${x - 19} 96V36q0-20 19-20t19 20V96Z`, lighten(paint, 0.2)),
		fill(`M${x} 34l-17-11v22ZM${x} 34l17-11v22Z`, bow),
		circle(x, 34, 5, lighten(bow, 0.25)),
	].join("");

/** The table with its farther row of places and their chairs, `count` seats long from `from`. */
export function tableLayers(laid: Laid, count: number, from: number): string[] {
	const { back, front, hem } = TABLE;
	const [start, stop] = [from, from + count * SEAT];
	const scallops = (count * SEAT + 2 * 30) / 20;
	const runs = Array.from({ length: Math.round(scallops) }, () => "q-10 9-20 0").join("");
	const { cloth, swag, chair } = laid;
	return [
		layer(printed(fill(box(start - 26, hem - 12, stop - start + 52, 15, 4), "#1f1a2e", 'opacity=".16"'))),
		layer(seats(count, from, (x) => chairBack(x, chair, swag))),
		layer(fill(`M${start - 30} ${front - 4}H${stop + 30}V${hem - 6}${runs}Z`, darken(cloth, 0.09))),
		layer(
			seats(count, from, (x) => fill(`M${x - 50} ${front - 2}h100q-8 33-50 33t-50-33Z`, swag)),
			seats(count, from - SEAT / 2, (x) => circle(x, front + 5, 6.5, lighten(swag, 0.35))),
			circle(stop, front + 5, 6.5, lighten(swag, 0.35)),
		),
		layer(
			fill(`M${start - 8} ${back}H${stop + 8}L${stop + 33} ${front - 3}q1 5-4 5H${start - 29}q-5 0-4-5Z`, cloth),
			printed(
				line(`M${start - 24} ${front - 4}H${stop + 24}`, swag, 1.6, 'opacity=".6"'),
				...[-46, -42, 42, 46, -44].map((dx, i) =>
					seats(count, from, (x) =>
						circle(x + dx, 62 + i * 15, 1.8, [swag, laid.cup[0], laid.napkin[0]][i % 3] ?? swag),
					),
				),
			),
		),
		...placeLayers(laid, count, from, TABLE.rear),
	];
}
