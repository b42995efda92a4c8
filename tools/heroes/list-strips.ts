/** What the strips of lists of no category show; those of departments beside them (make-heroes.ts). */
import type { ListStrip } from "#lib/domain/goods/strips.ts";
import { box, fill, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { DEPARTMENT_STRIPS } from "./department-strips.ts";
import { figure } from "./hero-paper.ts";
import { awning, counter, ladder, openBox, priceTag, rowOf, shelves } from "./shop-things.ts";
import type { Strip } from "./theme-frame.ts";

const [RASPBERRY, SUNFLOWER, MINT, SKY, CREAM] = ["#d3104f", "#ffc93c", "#6fcbb8", "#5f9fe8", "#fff6e6"];

export const LIST_STRIPS_DRAWN: Record<ListStrip, Strip> = {
	...DEPARTMENT_STRIPS,
	sale: {
		sheets: ["#fff0c4", "#f58fa8", "#fbb6c6", "#ffe1e6"],
		grounds: ["#e8a26e", "#cf8450"],
		aside: [
			openBox(
				866,
				208,
				84,
				48,
				rowOf(
					[
						{ name: "party-hat", height: 58, color: SKY },
						{ name: "candle", height: 52 },
					],
					848,
					34,
					172,
				),
			),
			priceTag(940, 168, 1.05, 8, "#2f9f8f"),
		],
		figures: [
			line("M1004 200V70M1232 200V70", "#c98a4b", 8),
			figure("costume-rockabilly", { x: 1120, foot: 236, height: 172 }),
			figure("pinata", { x: 1034, foot: 172, height: 48 }),
			figure("party-hat", { x: 1206, foot: 172, height: 48, color: SKY }),
		],
		front: [
			counter(996, 246, 170, "#2f9f8f", "#d9a86c", CREAM),
			awning(976, 290, 14, 44, [RASPBERRY, "#ffffff"]),
			priceTag(1040, 96, 0.74, -6, "#e08a1e"),
			priceTag(1200, 96, 0.74, 7, RASPBERRY),
		],
	},
	new: {
		sheets: ["#d9f0f7", "#ffcf5e", "#ffe08f", "#fff3bf"],
		grounds: ["#d9b48a", "#bf966a"],
		aside: [
			openBox(934, 208, 66, 40, figure("pinata", { x: 934, foot: 180, height: 62, turn: 4 })),
			fill(box(806, 150, 74, 58, 2), "#d9a86c"),
			printed(fill(box(838, 150, 10, 58, 0), "#efd2a6")),
			fill(box(818, 108, 52, 44, 2), "#e3b67c"),
			printed(fill(box(840, 108, 8, 44, 0), "#f6e0bc")),
		],
		figures: [
			fill(box(990, 20, 290, 192, 4), "#2f8f86"),
			fill(box(1004, 62, 222, 138, 4), "#f6fcff"),
			printed(
				fill(box(1010, 68, 210, 126, 3), "#cfeef7"),
				fill("M1010 150L1100 68h34L1010 178Z", "#ffffff", 'opacity=".6"'),
			),
			figure("costume-astronaut", { x: 1136, foot: 196, height: 112 }),
			figure("costume-mermaid-child", { x: 1192, foot: 196, height: 112 }),
			fill(box(998, 194, 234, 10, 2), "#1f6f68"),
		],
		front: [
			awning(978, 300, 12, 36, [SKY, "#ffffff"]),
			openBox(1054, 214, 86, 48, figure("costume-robot", { x: 1054, foot: 204, height: 112, turn: -5 })),
		],
	},
	goods: {
		sheets: ["#fff0cf", "#a793ea", "#c6b8f6", "#e9e4ff"],
		grounds: ["#b79be0", "#9a7fd0"],
		aside: [
			ladder(930, 206, 152, "#d98a4b"),
			openBox(838, 208, 90, 50, figure("lantern", { x: 838, foot: 178, height: 66, color: MINT })),
		],
		figures: [
			shelves(
				[1000, 1226],
				[
					{
						foot: 74,
						goods: [
							{ name: "lantern", height: 44, color: "#f2762e" },
							{ name: "witch-hat", height: 48 },
							{ name: "pinata", height: 48 },
							{ name: "wig-curly", height: 46, color: "#f2762e" },
						],
					},
					{
						foot: 136,
						goods: [
							{ name: "cup", height: 38, color: RASPBERRY },
							{ name: "plate", height: 44, color: MINT },
							{ name: "candle-sparkler", height: 46 },
							{ name: "napkin", height: 36, color: SUNFLOWER },
						],
					},
					{
						foot: 200,
						goods: [
							{ name: "game-box", height: 44 },
							{ name: "balloon-dog", height: 46, color: "#ef5d9a" },
							{ name: "party-bag", height: 46 },
							{ name: "pirate-ship", height: 48 },
						],
					},
				],
				["#fff6e6", "#c98a4b"],
				212,
			),
		],
	},
};
