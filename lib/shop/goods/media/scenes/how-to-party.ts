/** Scenes of single steps of a party, a photo corner, and decorations without helium. */
import { box, circle, ellipse, fill, heartPath, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import {
	BLUE,
	ball,
	balls,
	bunting,
	CREAM,
	hang,
	INK,
	lay,
	MINT,
	PINK,
	partyColour,
	RED,
	rect,
	room,
	type Scene,
	stand,
	star,
	WHITE,
	WOOD,
	YELLOW,
} from "./kit.ts";
import { table } from "./parties.ts";

const FLOOR = "#dcb98a";
const scene = (wall: string, floorAt: number, parts: readonly string[]): Scene => ({
	color: wall,
	color2: FLOOR,
	draw: ({ color, color2 }) => room(color, color2, floorAt) + parts.join(""),
});

/** Three weeks ahead. */
const invite = scene("#ffe3ec", 80, [
	fill(box(14, 44, 44, 34, 1), CREAM),
	fill("M14 78L32 60h8L58 78z", darken(CREAM, 0.06)),
	fill("M20 36h32v30L36 76L20 66z", WHITE),
	printed(line("M25 43h22M25 48h16M25 53h19", "#a99bb5", 1.2), star(36, 61, 4, YELLOW)),
	fill("M14 44L36 64L58 44L58 47L36 68L14 47z", lighten(CREAM, 0.5)),
	fill(heartPath(36, 66, 9), RED),
	fill(box(66, 42, 26, 30, 1.4), WHITE),
	fill(box(66, 42, 26, 8, 1.4), RED),
	printed(
		...Array.from({ length: 12 }, (_, n) =>
			rect(69 + (n % 4) * 5.6, 53 + Math.floor(n / 4) * 6, 4, 4, n === 9 ? "#4fae8f" : "#e3d6bd"),
		),
	),
	line("M71 40v5M87 40v5", INK, 1.4),
	...[
		[10, 90],
		[26, 94],
		[48, 91],
		[70, 95],
		[88, 90],
	].map(([x = 0, y = 0], n) => ball(x, y, 3.4, partyColour(n))),
]);

/** All at once, so that the colours agree. */
const shopping = scene("#dfeefb", 82, [
	stand("party-bag", 30, 90, 46, { color: RED }),
	stand("plate", 58, 84, 26, { color: BLUE }),
	stand("cup", 76, 88, 18, { color: YELLOW }),
	stand("cup", 88, 90, 18, { color: PINK }),
	stand("napkin", 66, 98, 16, { color: MINT }),
	stand("party-hat", 90, 66, 20, { color: RED }),
	bunting([46, 33], [102, 30], 5, 8),
	lay("candle", 10, 84, 18, {}),
]);

/** Small things on sticks. */
const treats = scene("#fff0c9", 88, [
	bunting([-2, 30], [102, 30], 6, 12),
	table(4, 92, 84, WHITE),
	ellipse(30, 78.5, 22, 4, BLUE),
	...[16, 23, 30, 37, 44].map(
		(x, n) =>
			line(`M${x} 77V52`, "#c99a5b", 0.9) +
			circle(x, 72, 3.2, partyColour(n)) +
			circle(x, 65.5, 3.2, partyColour(n + 2)) +
			circle(x, 59, 3.2, partyColour(n + 1)) +
			circle(x, 51.5, 1.2, RED),
	),
	fill("M60 56h18l-3 24h-12z", WHITE),
	printed(...[0, 1, 2].map((n) => fill(`M${62.5 + n * 5} 57h2.600l-.4 22h-2z`, RED))),
	...[
		[61, 55],
		[66, 52],
		[71, 53],
		[76, 55],
		[64, 48.5],
		[69, 47],
		[74, 49.5],
	].map(([x = 0, y = 0]) => circle(x, y, 3.2, "#fff3c4")),
	stand("cup", 89, 80.5, 16, { color: MINT }),
	stand("straw", 91, 68, 16, { color: RED }),
]);

/** What everybody takes home. */
const farewell = scene("#d9f0e6", 86, [
	fill(box(62, 34, 28, 53, 1), "#2f8f7a"),
	fill(box(66, 38, 20, 20, 0.8), lighten("#2f8f7a", 0.12)),
	fill(box(66, 62, 20, 20, 0.8), lighten("#2f8f7a", 0.12)),
	circle(66.5, 61, 1.2, YELLOW),
	bunting([54, 31], [98, 31], 4, 7),
	...[10, 24, 38, 52].map((x, n) => stand("party-bag", x, 92, 22, { color: partyColour(n) })),
	...[17, 45].map((x, n) => stand("party-bag", x, 98, 20, { color: partyColour(n + 3) })),
	ball(80, 94, 4, RED),
]);

const lamp = (x: number, y: number) =>
	line(`M${x} ${y}V${y + 44}M${x - 6} ${y + 44}h12`, INK, 1.4) +
	fill(`M${x - 5} ${y - 10}h10l5 14h-20z`, WHITE) +
	printed(fill(`M${x - 10} ${y + 4}h20l14 30h-48z`, "#ffe9a8", 'opacity=".55"'));

/** Two lamps, none of them above. */
const light = scene("#ded6fa", 88, [
	hang("curtain", 50, 32, 52, { color: "#e3b23c" }),
	lamp(16, 50),
	lamp(84, 50),
	stand("costume-charleston", 50, 94, 48),
]);

/** Props at the height of eyes. */
const props = scene("#fde6ee", 82, [
	table(8, 84, 86, lighten(WOOD, 0.2)),
	lay("photo-prop-glasses", 30, 48, 20, { color: BLUE, turn: -14 }),
	lay("photo-prop-moustache", 50, 44, 20),
	lay("mask-eye", 70, 48, 16, { color: RED, turn: 10 }),
	line("M36 54L45 78M50 52V78M65 54L55 78", "#c99a5b", 1),
	fill("M36 62h28l-2.500 20h-23z", "#cfe6f5", 'opacity=".85"'),
	fill("M37.600 70h24.800l-1.400 12h-22z", CREAM),
	stand("cowboy-hat", 84, 82, 12),
	stand("party-hat", 16, 82, 16, { color: YELLOW }),
]);

/** Thirty on the ceiling, with their ribbons. */
const ceiling = scene("#d4e9fb", 90, [
	rect(-2, -2, 104, 30, "#fbf6ee"),
	...Array.from({ length: 13 }, (_, n) => {
		const [x, y] = [4 + n * 7.8, 33 + (n % 3) * 2.6];
		return line(`M${x} ${y + 5}q2 6 0 12t1 ${8 + (n % 4) * 3}`, "#9b8fab", 0.5) + ball(x, y, 5.4, partyColour(n));
	}),
	table(26, 48, 88, WHITE),
	stand("game-box", 42, 87, 13, { color: RED }),
	stand("cup", 60, 87, 8, { color: BLUE }),
]);

/** In a flower pot. */
const sticks = scene("#e4f3da", 84, [
	...[
		[28, 46],
		[42, 38],
		[57, 40],
		[72, 47],
		[50, 54],
	].map(
		([x = 0, y = 0], n) =>
			line(`M${x} ${y + 9}L${48 + (x - 48) * 0.3} 80`, WHITE, 1) +
			fill(`M${x - 3} ${y + 8}h6l-1.600 4h-2.800z`, YELLOW) +
			ball(x, y, 9, partyColour(n)),
	),
	fill("M28 76h42l-5 22h-32z", "#c9694f"),
	fill(box(26, 73, 46, 6, 1), lighten("#c9694f", 0.12)),
	star(49, 88, 5, YELLOW),
	fill("M76 96q-2-12 6-16q-1 10 2 16zM86 96q4-10 10-10q-6 4-6 10z", "#5fae6a"),
]);

/** Seven rods instead of flowers. */
const bouquet = scene("#ffe3ec", 86, [
	table(12, 76, 86, WHITE),
	stand("balloon-stand", 50, 85, 46, { color: YELLOW, color2: "#d8d2e0" }),
	...[
		[50, 38],
		[38, 41],
		[62, 41],
		[32, 51],
		[68, 51],
		[43, 55],
		[57, 55],
	].map(([x = 0, y = 0], n) => ball(x, y, 6.6, [RED, PINK, RED, WHITE, YELLOW, PINK, RED][n] ?? RED)),
	stand("cup", 24, 85, 11, { color: BLUE }),
	stand("cup", 76, 85, 11, { color: BLUE }),
]);

/** Two at a door. */
const columns = scene("#e9e2fb", 88, [
	fill(box(38, 34, 24, 55, 1), "#7a4a2c"),
	fill(box(40, 36, 20, 53, 0.6), "#4f86cc"),
	circle(57, 64, 1.1, YELLOW),
	stand("balloon-column", 22, 96, 62, { color: RED, color2: YELLOW }),
	stand("balloon-column", 78, 96, 62, { color: RED, color2: YELLOW }),
]);

/** Dense enough to be photographed. */
const arch = scene("#d9f0e6", 90, [
	balls(
		Array.from({ length: 19 }, (_, n) => {
			const angle = Math.PI * (1 - n / 18);
			return [50 + 33 * Math.cos(angle), 92 - 56 * Math.sin(angle) ** 0.9] as const;
		}),
		6.4,
	),
	stand("costume-princess", 42, 96, 42),
	stand("costume-pirate-boy", 59, 96, 42),
]);

export const PARTY_STEPS: Record<string, Scene> = {
	"step-invite": invite,
	"step-shopping": shopping,
	"step-treats": treats,
	"step-farewell": farewell,
	"step-light": light,
	"step-props": props,
	"step-ceiling": ceiling,
	"step-sticks": sticks,
	"step-bouquet": bouquet,
	"step-columns": columns,
	"step-arch": arch,
};
