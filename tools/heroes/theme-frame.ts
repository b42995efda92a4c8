/** The frame of a strip: sheets with a hole round its figures, and ground below (make-heroes.ts). */
import { layer, type Point, pierced, ridge, sky } from "./hero-paper.ts";

/** `wide` for tablets and computers, `narrow` for phones, whose words need all but the figures. */
export type StripForm = "wide" | "narrow";

export type Strip = {
	/** From the farthest, which is seen through the others, to the nearest, on which the words stand. */
	sheets: readonly [string, string, string, string];
	/** The ground that figures stand on, and one behind it. */
	grounds: readonly [far: string, near: string];
	/** On the farthest sheet. */
	sky?: readonly string[];
	/** Between the sheets and the ground. */
	back?: readonly string[];
	/** Left of the figures, where a phone has words. */
	aside?: readonly string[];
	/** Left of the figures too, but on the ground. */
	beside?: readonly string[];
	/** On the ground. */
	figures: readonly string[];
	/** Before the figures. */
	front?: readonly string[];
};

const HOLES: Record<StripForm, { middle: Point; reach: readonly [Point, Point, Point] }> = {
	wide: {
		middle: [1060, 104],
		reach: [
			[200, 124],
			[248, 150],
			[296, 178],
		],
	},
	narrow: {
		middle: [1112, 104],
		reach: [
			[112, 112],
			[132, 136],
			[152, 162],
		],
	},
};

/** Layers of a strip, from back to front; its lower edge is at 220. */
export function stripLayers(
	{ sheets, grounds, sky: onSky = [], back = [], aside = [], beside = [], figures, front = [] }: Strip,
	form: StripForm,
): string[] {
	const { middle, reach } = HOLES[form];
	const [far, ...pierce] = sheets;
	return [
		layer(sky(far), ...onSky),
		...pierce.map((paint, at) => layer(pierced(paint, middle, reach[at] ?? [0, 0], `strip ${at}`))),
		layer(...back, ...(form === "wide" ? aside : [])),
		layer(ridge([198, 192, 198, 196, 200, 196, 190, 192, 188, 192, 196], grounds[0])),
		layer(...(form === "wide" ? beside : []), ...figures),
		layer(ridge([214, 210, 214, 216, 212, 214, 210, 212, 213, 211, 214], grounds[1]), ...front),
	];
}
