/** The room that a party's table stands in: the world of the theme's strip, hung with flags and balloons. */
import { circle, fill, starPath } from "#lib/shop/goods/media/art/kit.ts";
import { bunting, figure, layer, type Point, pierced, ridge, sky } from "./hero-paper.ts";
import { LAID, type TableKey } from "./party-table.ts";
import { cake, gift } from "./party-things.ts";
import type { Strip, StripForm } from "./theme-frame.ts";
import { STRIPS } from "./theme-strips.ts";

/** A party of no theme that we know. */
const ANY: Strip = {
	sheets: ["#fff4cf", "#ffdb8a", "#ffbd86", "#f9a08c"],
	grounds: ["#7ccbb8", "#5fb7a3"],
	sky: [circle(1110, 60, 46, "#ffe9a8"), fill(starPath(1016, 40, 9, 4, 1), "#ffc93c")],
	aside: [
		cake(
			880,
			206,
			[
				[40, 40, "#f58aa8"],
				[28, 34, "#fff1dc"],
				[18, 28, "#8fdcc2"],
			],
			"#fffaf0",
		).markup,
		gift(810, 208, 46, 40, "#7a5fc0", "#ffc93c"),
		gift(946, 208, 40, 34, "#5f8fe0", "#fff1dc"),
	],
	figures: [
		figure("costume-unicorn", { x: 1056, foot: 210, height: 176, turn: -2 }),
		figure("costume-hero", { x: 1172, foot: 210, height: 178, turn: 2 }),
	],
};

export const ROOM = { tall: 392, narrow: { left: 380, width: 480, tall: 360 } } as const;

type Frame = { middle: Point; reach: readonly [Point, Point, Point]; grow: number; figures: number; aside: number };

/** Where the strip's drawings stand: their middle, and how much larger they are. */
const FRAMES: Record<StripForm, Frame> = {
	wide: {
		middle: [620, 200],
		reach: [
			[470, 215],
			[550, 262],
			[640, 318],
		],
		...{ grow: 1.5, figures: 872, aside: 366 },
	},
	narrow: {
		middle: [620, 180],
		reach: [
			[186, 176],
			[214, 214],
			[246, 258],
		],
		...{ grow: 1.28, figures: 640, aside: 366 },
	},
};

const moved = (markup: readonly string[], from: number, to: number, foot: number, grow: number) =>
	`<g transform="translate(${to - from * grow} ${foot - 206 * grow}) scale(${grow})">${markup.join("")}</g>`;

const bouquet = (x: number, foot: number, size: number, paints: readonly string[]) =>
	[
		[-26, -14, -10, 0.9],
		[28, -8, 10, 0.86],
		[2, -44, 1, 1],
	]
		.map(([dx = 0, dy = 0, turn = 0, share = 1], i) =>
			figure("balloon", {
				x: x + dx * size,
				foot: foot + dy * size,
				height: 150 * size * share,
				turn,
				color: paints[i] ?? "#ffffff",
			}),
		)
		.join("");

/** Layers of a room, from back to front. */
export function roomLayers(key: TableKey, form: StripForm): string[] {
	const strip = key === "oslava" ? ANY : STRIPS[key];
	const { middle, reach, grow, figures, aside } = FRAMES[form];
	const [far, ...pierce] = strip.sheets;
	const laid = LAID[key];
	const paints = [laid.plate[0], laid.cup[0], laid.napkin[0]];
	const flags = [...paints, laid.swag, "#fff6e6"];
	const tall = form === "wide" ? ROOM.tall : ROOM.narrow.tall;
	const ground = tall - 74;
	const at = (markup: readonly string[] = []) => moved(markup, 1112, figures, ground + 8, grow);
	const [west, east] = form === "wide" ? [0, 1240] : [ROOM.narrow.left, ROOM.narrow.left + ROOM.narrow.width];
	const hung =
		form === "wide"
			? [
					bunting([-20, 8], [424, 16], 44, flags, 13, 30),
					bunting([416, 16], [836, 16], 52, flags, 12, 30),
					bunting([828, 16], [1260, 8], 44, flags, 13, 30),
				]
			: [bunting([west - 10, 10], [628, 14], 34, flags, 8, 26), bunting([622, 14], [east + 10, 10], 34, flags, 8, 26)];
	const size = form === "wide" ? 1.25 : 0.82;
	return [
		layer(sky(far), at(strip.sky)),
		...pierce.map((paint, nth) => layer(pierced(paint, middle, reach[nth] ?? [0, 0], `room ${nth}`))),
		layer(at(strip.back), ...(form === "wide" ? [moved(strip.aside ?? [], 872, aside, ground + 8, grow)] : [])),
		layer(
			ridge(
				[-6, -10, -4, -8, -2, -8, -10, -6, -10, -4, -6].map((dy) => ground + dy),
				strip.grounds[0],
			),
		),
		layer(...hung),
		layer(at(strip.figures)),
		layer(
			bouquet(west + 62 * size, ground + 6, size, paints),
			bouquet(east - 60 * size, ground - 2, size, [...paints].reverse()),
		),
		layer(
			ridge(
				[2, -4, 2, 4, -2, 2, -4, 0, 2, -2, 2].map((dy) => ground + 42 + dy),
				strip.grounds[1],
			),
		),
	];
}
