/** Scenes that tell what a text has in figures, and what hangs in the wardrobe of a rental. */

import { glyphPath } from "../art/glyphs.ts";
import { box, circle, fill, line, printed, starPath } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import { BLUE, CREAM, flying, INK, lay, MINT, RED, rect, room, type Scene, stand, WHITE, WOOD, YELLOW } from "./kit.ts";

const DAYS = 7;
const FLOOR = 91;
const DAY = 8;
const dayAt = (days: number) => FLOOR - 3 - days * DAY;

/** Balloons on strings, each as high as the days for which it flies; a line for each day, and a sun. */
const days: Scene = {
	color: "#d4e9fb",
	color2: "#d9b98c",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, FLOOR),
			fill(box(3, 26, 94, 66, 1.5), CREAM),
			printed(
				...Array.from({ length: DAYS }, (_, n) =>
					[
						line(`M14 ${dayAt(n + 1)}H94`, n % 2 ? "#e6d3a8" : "#efe0bd", 0.5),
						line(glyphPath(String(n + 1), 9, dayAt(n + 1) - 2.2, 3.4, 4.4), INK, 0.8),
					].join(""),
				),
			),
			...Array.from({ length: DAYS }, (_, n) => fill(starPath(6, dayAt(n + 1), 1.7, 0.9, 0.2, 8), "#f2b632")),
			fill(box(1, 90.5, 98, 3, 0.6), WOOD),
			flying(19, dayAt(0.3) - 3.6, 6, RED, [19, 90]),
			flying(29, dayAt(0.4) - 5, 8, YELLOW, [29, 90]),
			flying(45, dayAt(1.5) - 7, 20, MINT, [45, 90]),
			flying(60, dayAt(3) - 1, 8, BLUE, [60, 90]),
			line(`M73 ${dayAt(4)}Q75 72 73 90`, "#7d6f8c", 0.35),
			lay("foil-heart", 73, dayAt(4.6), 13, { color: RED }),
			line(`M87 ${dayAt(5)}Q89 72 87 90`, "#7d6f8c", 0.35),
			lay("foil-number", 87, dayAt(6), 21, { color: "#d6a832" }),
			...[19, 29, 45, 60, 73, 87].map((x, n) => stand("weight", x, 91.5, 5, { color: n % 2 ? BLUE : RED })),
		].join(""),
};

/** What a branch lends, under the rail that it came from. */
const wardrobe: Scene = {
	color: "#e9e4ff",
	color2: "#dcb98a",
	draw: ({ color, color2 }) =>
		[
			room(color, color2, 88),
			fill(box(4, 30, 92, 66, 2), darken(WOOD, 0.12)),
			fill(box(7, 33, 86, 61, 1), lighten(WOOD, 0.45)),
			line("M7 37H93", "#8a8f9c", 1.2),
			...[14, 20, 80, 86].map((x) => line(`M${x} 37v3l-4 3h8l-4-3`, "#8a8f9c", 0.7)),
			rect(7, 90, 86, 4, WOOD),
			circle(50, 30, 2, YELLOW),
			stand("costume-dracula", 19, 92, 42),
			stand("costume-princess", 41, 92, 40),
			stand("costume-musketeer", 61, 92, 43),
			stand("costume-trex", 81, 92, 38),
			printed(fill(starPath(50, 30, 1.4, 0.6, 0.2), WHITE)),
		].join(""),
};

export const CHART_SCENES: Record<string, Scene> = { "step-days": days, "step-wardrobe": wardrobe };
