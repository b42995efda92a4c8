import { darken } from "../colour.ts";
import { CHILD, figure } from "./costumes/body.ts";
import { bareHead } from "./costumes/hair.ts";
import { type Art, box, circle, fill } from "./kit.ts";

/** What everybody knows the size of, for pictures that show how large goods are. */

export const hand: Art = ({ color }) =>
	fill(
		"M37 97L36 66C28 60 20 52 14 44C10 39 15 34 20 38L33 49L28 16C27 10 35 8 37 14L43 42L45 7C45 1 53 1 53 7L54 42L61 12C62 6 70 8 69 14L64 45L75 27C78 22 85 26 82 32L70 66L67 97Z",
		color,
	);

export const child: Art = ({ color }) => figure(CHILD, color) + bareHead(CHILD, color);

export const door: Art = ({ color, color2 }) =>
	[
		fill(box(27, 1, 46, 98, 1), darken(color, 0.18)),
		fill(box(31, 4, 38, 95, 0.6), color),
		fill(box(36, 10, 28, 34, 1), darken(color, 0.07)),
		fill(box(36, 52, 28, 38, 1), darken(color, 0.07)),
		// On the side of the goods: on the other one the gallery has its arrow.
		circle(35.5, 48, 2, color2),
	].join("");
