import { expect, test } from "vitest";
import { placesOf } from "#lib/shop/goods/media/layout.ts";
import { FRAME } from "#lib/shop/goods/media/place.ts";
import { seededRandom } from "#lib/shop/goods/media/random.ts";

/** Edges of the square that tiles, and phones on the page of a product, cut from the middle of a picture. */
const [TOP, BOTTOM] = [(FRAME.height - FRAME.width) / 2, (FRAME.height + FRAME.width) / 2];
/** Of a place as high as a whole picture; a tilted corner may stand out so far. */
const TOLERANCE = 0.03 * FRAME.height;

test.each([
	["single", 1],
	["pair", 2],
	["trio", 3],
	["set", 2],
	["set", 3],
	["set", 5],
] as const)("the layout %s with %i pieces keeps within the square in its middle", (layout, count) => {
	for (const aspect of [0.5, 0.8, 1, 1.6]) {
		const places = placesOf(layout, {
			count,
			aspect,
			random: seededRandom("a"),
			tethered: false,
			spelled: false,
			letters: [],
			loose: false,
			upright: true,
		});
		for (const { y, width, height } of places) {
			const drawn = Math.min(height, width / aspect);
			expect(y - drawn / 2).toBeGreaterThanOrEqual(TOP - TOLERANCE);
			expect(y + drawn / 2).toBeLessThanOrEqual(BOTTOM + TOLERANCE);
		}
	}
});
