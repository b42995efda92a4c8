/** A birthday: the cake with its candles, balloons above, children in costumes round it. */
import { box, ellipse, fill, printed, starPath } from "#lib/shop/goods/media/art/kit.ts";
import { seededRandom } from "#lib/shop/goods/media/random.ts";
import { bunting, figure, type Hero, layer, type Point, pierced, ridge, sky, strewn } from "./hero-paper.ts";
import { type Balloon, bit, cake, candles, gift, globes } from "./party-things.ts";

const MIDDLE = [950, 220] as const;
const COLOURS = ["#d3104f", "#ffc93c", "#ffffff", "#4fae9f", "#5f8fe0"];
const BALLOONS = ["#e8336d", "#ffc93c", "#6fcbb8", "#7fb4f5", "#ff9d6b", "#fff1dc"];

/** A cloud of balloons in a corner. */
function cloud([x, y]: Point, [across, down]: Point, count: number, seed: string): readonly Balloon[] {
	const random = seededRandom(seed);
	return Array.from({ length: count }, (_, i): Balloon => {
		const [angle, reach] = [i * 2.39996, Math.sqrt((i + 0.5) / count)];
		return [
			[x + Math.cos(angle) * reach * across, y + Math.sin(angle) * reach * down],
			random.between(15, 34),
			BALLOONS[i % BALLOONS.length] ?? "#ffffff",
		];
	});
}

const big = cake(
	968,
	414,
	[
		[92, 60, "#f58aa8"],
		[66, 52, "#fff1dc"],
		[42, 44, "#8fdcc2"],
	],
	"#fffaf0",
);

const rays = Array.from({ length: 18 }, (_, i) => {
	const [from, to] = [(i / 18) * 2 * Math.PI, ((i + 0.5) / 18) * 2 * Math.PI];
	const at = (angle: number) =>
		`${(MIDDLE[0] + Math.cos(angle) * 900).toFixed(1)} ${(MIDDLE[1] + Math.sin(angle) * 900).toFixed(1)}`;
	return fill(`M${MIDDLE.join(" ")}L${at(from)}L${at(to)}Z`, "#ffe9a8");
}).join("");

export const birthday: Hero = {
	ground: "#f58f8f",
	layers: [
		layer(sky("#fff4cf"), printed(rays)),
		layer(pierced("#ffdb8a", MIDDLE, [400, 250], "a")),
		layer(
			pierced("#ffbd86", MIDDLE, [530, 330], "b"),
			fill(starPath(500, 60, 12, 5.5, 1), "#fff4cf"),
			fill(starPath(560, 250, 9, 4, 1), "#fff4cf"),
		),
		layer(
			pierced("#f9908c", MIDDLE, [670, 420], "c"),
			...(
				[
					[70, 250],
					[180, 300],
					[60, 130],
					[230, 190],
					[150, 90],
					[290, 330],
				] as const
			).map(([x, y], i) => fill(starPath(x, y, 9 + (i % 3) * 2, 4.4, 1, 5, i * 20), "#ffc2a6")),
		),
		layer(
			bunting([-20, 14], [392, 34], 46, COLOURS, 11, 32),
			bunting([408, 34], [822, 20], 54, COLOURS, 11, 32),
			bunting([838, 20], [1260, 8], 56, COLOURS, 11, 32),
		),
		layer(globes(cloud([1216, 80], [110, 120], 26, "right"))),
		layer(globes(cloud([596, 330], [64, 130], 22, "left")), globes(cloud([0, 430], [90, 110], 18, "far"))),
		layer(ridge([392, 388, 392, 396, 392, 388, 392, 396, 392], "#7ccbb8")),
		layer(
			printed(...[712, 816, 1104, 1180].map((x) => ellipse(x, 438, 52, 7, "#5fae9c"))),
			figure("costume-unicorn", { x: 712, foot: 436, height: 196, turn: -3 }),
			figure("costume-hero", { x: 818, foot: 438, height: 204, turn: 1 }),
			figure("costume-princess", { x: 1096, foot: 438, height: 216, turn: -1 }),
			figure("costume-cat", { x: 1182, foot: 440, height: 188, turn: 3 }),
		),
		layer(
			fill("M842 480V414h252v66Z", "#4a78cf"),
			fill(`M836 420${"q15.500 26 33 0".repeat(8)}V408H836Z`, "#fff1dc"),
			fill(box(832, 405, 272, 14, 6), "#ffffff"),
		),
		layer(big.markup, candles(968, big.top, 5, 17, ["#e8336d", "#5f8fe0", "#ffc93c"])),
		layer(
			ridge([440, 448, 444, 440, 452, 462, 458, 464, 466, 462, 446], "#5fb7a3"),
			gift(624, 462, 66, 50, "#7a5fc0", "#ffc93c"),
			gift(690, 468, 50, 36, "#ffc93c", "#d3104f"),
			gift(1196, 470, 58, 34, "#e8336d", "#fff1dc"),
			gift(150, 462, 72, 54, "#5f8fe0", "#fff1dc"),
			gift(218, 468, 48, 36, "#ffc93c", "#d3104f"),
			strewn("air", 40, (x, y, nth, size) => bit(x, y, nth, size * 0.85, COLOURS), [480, 90, 1120, 200]),
		),
	],
};
