import { lighten } from "../../colour.ts";
import { type Art, fill, line } from "../kit.ts";
import { figure, hands, MAN, mirrored, WOMAN } from "./body.ts";
import { belt, bodice, buttons, lapels, shoes, skirt, top, trousers } from "./clothes.ts";
import { bareHead, fringe, longHair } from "./hair.ts";
import { flower } from "./heads.ts";
import { BROWN, DARK, GOLD } from "./tones.ts";

/** Flowers in both hands, before the waist. */
const bouquet = (x: number, y: number, tone: string) =>
	[
		line(`M${x} ${y}L${x - 1} ${y + 13}M${x - 2} ${y}L${x + 1} ${y + 12}`, "#6fa05a", 1.8),
		...[
			[-5, 1, "#ffffff"],
			[5, 1, "#ffffff"],
			[-2.5, -4.5, tone],
			[3, -4, "#ffffff"],
			[0, 2, tone],
		].map(([dx, dy, color]) => flower(x + Number(dx), y + Number(dy), 4.6, String(color), GOLD)),
	].join("");

/** A bride with a veil and a bouquet; `color2` is that of the flowers. */
export const costumeBride: Art = ({ color, color2 }) => {
	const b = WOMAN;
	return [
		fill(
			`M50 2C63 2 66 18 70 42C73 58 78 70 82 80Q74 83 68 79T50 80 32 79 18 80C22 70 27 58 30 42C34 18 37 2 50 2Z`,
			lighten(color, 0.6),
		),
		longHair(b, BROWN, { to: b.shoulderY + 9 }),
		figure(b),
		skirt(b, color, { to: 93, flare: 28, waves: 7 }),
		line(`M${50 - 24} 87q12 4 24 0t24 0`, lighten(color2, 0.35), 1.4),
		bodice(b, color, { low: 2.2 }),
		belt(b, color2),
		bareHead(b),
		fringe(b, BROWN),
		mirrored(flower(55, b.headY - 8.2, 2.8, color2)),
		flower(50, b.headY - 9.4, 3.4, "#ffffff"),
		bouquet(b.hand[0], b.hand[1] - 4, color2),
	].join("");
};

/** A groom in a suit; `color2` is that of the flower in his buttonhole. */
export const costumeGroom: Art = ({ color, color2 }) => {
	const b = MAN;
	return [
		figure(b),
		shoes(b, "#26222f"),
		trousers(b, color, { to: 93, wide: 0.6 }),
		top(b, color, { grow: 1.6, to: b.crotch + 2, flare: 1 }),
		lapels(b, "#fbf7ef", color, { to: b.waistY + 1 }),
		mirrored(fill(`M50 ${b.shoulderY + 3}L56 ${b.shoulderY + 0.4}V${b.shoulderY + 5.6}Z`, color2)),
		buttons(b, GOLD, 2, { from: b.waistY + 3 }),
		flower(59, b.shoulderY + 9, 2.6, color2),
		hands(b),
		bareHead(b),
		fringe(b, DARK),
	].join("");
};
