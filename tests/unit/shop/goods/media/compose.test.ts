import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { composeSvg } from "#lib/shop/goods/media/compose.ts";
import { garland } from "#lib/shop/goods/media/garland.ts";
import { placesOf } from "#lib/shop/goods/media/layout.ts";
import { FRAME, type LayoutInput } from "#lib/shop/goods/media/place.ts";
import { seededRandom } from "#lib/shop/goods/media/random.ts";
import type { PictureLayout, PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import { scopeIds } from "#lib/shop/goods/media/scope-ids.ts";

const cacheDir = mkdtempSync(join(tmpdir(), "compose-"));
const options = { seed: "a", cacheDir };
/** How a piece is put into the picture. */
const PIECE = /<g transform="translate\([\d.]+ [\d.]+\) rotate\([-\d.]+\) scale/g;
const LAYOUTS: PictureLayout[] = ["single", "pair", "trio", "bunch", "row", "grid", "garland", "set", "scatter"];
const balloon: PictureRecipe = { layout: "bunch", pieces: ["art:balloon"] };

describe.each(LAYOUTS)("layout %s", (layout) => {
	const recipe: PictureRecipe = {
		layout,
		pieces: ["art:balloon", { art: "art:foil-number", sign: "7", color: "#d6a832" }, "emoji:unicorn"],
	};

	test("is the same for the same seed and a 1200 × 1500 picture", async () => {
		const svg = composeSvg(recipe, options);
		expect(composeSvg(recipe, options)).toBe(svg);
		const { width, height } = await sharp(Buffer.from(svg)).metadata();
		expect([width, height]).toEqual([1200, 1500]);
	});

	test("gives every piece its own ids", () => {
		const ids = [...composeSvg(recipe, options).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

test("another seed is another arrangement", () => {
	expect(composeSvg(balloon, { ...options, seed: "b" })).not.toBe(composeSvg(balloon, options));
});

test("a recipe's ground is not drawn", () => {
	expect(composeSvg({ ...balloon, tint: "#123456" }, options)).toBe(composeSvg(balloon, options));
});

test("a bunch of one balloon is seven balloons in several shades", () => {
	const svg = composeSvg(balloon, options);
	expect(svg.match(PIECE)).toHaveLength(7);
});

test("a word is spelled once and in order", () => {
	const svg = composeSvg(
		{
			layout: "garland",
			pieces: [...[..."AHOJ"].map((sign) => ({ art: "art:letter-flag" as const, sign })), "art:rosette"],
		},
		options,
	);
	expect(svg.match(PIECE)).toHaveLength(5);
});

test("a hue turns an emoji's colours", () => {
	const turned = composeSvg({ layout: "single", pieces: [{ art: "emoji:unicorn", hue: 120 }] }, options);
	expect(turned).not.toBe(composeSvg({ layout: "single", pieces: ["emoji:unicorn"] }, options));
});

test("a foil figure is a balloon: a seam and light on it, and a tail that hangs below on a string", async () => {
	const drawn = async (piece: PictureRecipe["pieces"][number], layout: PictureLayout = "single") => {
		const svg = composeSvg({ layout, pieces: [piece] }, options);
		await sharp(Buffer.from(svg)).metadata();
		return { svg, stitched: svg.match(/stroke-dasharray/g)?.length ?? 0, masks: svg.match(/<mask /g)?.length ?? 0 };
	};
	const plain = await drawn("emoji:unicorn");
	const foil = await drawn({ art: "emoji:unicorn", foil: true });
	expect([plain.stitched, plain.masks]).toEqual([0, 0]);
	expect([foil.stitched, foil.masks]).toEqual([1, 2]);
	expect(foil.svg).toContain('class="string"');
	// In scale the balloon is measured without its string.
	expect(
		composeSvg({ layout: "scale", cm: 90, pieces: [{ art: "emoji:unicorn", foil: true }] }, options),
	).not.toContain('class="string"');
});

test("a print is drawn on the piece, in the hue that the recipe says", () => {
	const plate = (traits: { print?: string; hue?: number }) =>
		composeSvg({ layout: "single", pieces: [{ art: "art:plate", ...traits }] }, options);
	const looks = [
		plate({}),
		plate({ print: "unicorn" }),
		plate({ print: "rocket" }),
		plate({ print: "rocket", hue: 90 }),
	];
	expect(new Set(looks).size).toBe(4);
});

test.each([
	["dice", "rocket", "No room for a print: dice"],
	["plate", "no-such-thing", "Unknown emoji: no-such-thing"],
] as const)("a %s with the print %s is refused by name", (art, print, message) => {
	expect(() => composeSvg({ layout: "single", pieces: [{ art: `art:${art}`, print }] }, options)).toThrow(message);
});

test.each([
	["art:teapot", "Unknown art: teapot"],
	["art:toString", "Unknown art: toString"],
	["emoji:no-such-thing", "Unknown emoji: no-such-thing"],
	["emoji:../../etc/passwd", "Unknown emoji: ../../etc/passwd"],
	["art:__proto__", "Unknown art: __proto__"],
] as const)("%s is refused by name", (piece, message) => {
	expect(() => composeSvg({ layout: "single", pieces: [piece] }, options)).toThrow(message);
});

test("ids and all references to them get the prefix", () => {
	expect(scopeIds('<a id="g0"/><b fill="url(#g0)" href="#g0"/>', "p1")).toBe(
		'<a id="p1g0"/><b fill="url(#p1g0)" href="#p1g0"/>',
	);
});

const CUT_FREE = LAYOUTS.filter(
	(
		layout,
	): layout is Exclude<
		PictureLayout,
		"scatter" | "table" | "setting" | "scene" | "scale" | "whole" | "contents" | "parts"
	> => !["scatter", "table", "setting", "scene", "scale", "whole", "contents", "parts"].includes(layout),
);
const INPUTS = [1, 2, 3, 4, 5, 6, 9, 13].flatMap((count) =>
	[0.15, 0.5, 1, 2.5].flatMap((aspect) => [false, true].map((tethered) => ({ count, aspect, tethered }))),
);

test.each(CUT_FREE)("layout %s keeps every place within the frame", (layout) => {
	for (const shape of INPUTS) {
		const input: LayoutInput = {
			...shape,
			random: seededRandom(`${layout}${shape.count}`),
			spelled: false,
			letters: [],
			upright: false,
			loose: false,
		};
		const places = layout === "garland" ? garland(input).places : placesOf(layout, input);
		expect(places.length).toBeGreaterThan(0);
		for (const { x, y, width, height } of places) {
			expect(x - width / 2, JSON.stringify(shape)).toBeGreaterThanOrEqual(0);
			expect(x + width / 2, JSON.stringify(shape)).toBeLessThanOrEqual(FRAME.width);
			expect(y - height / 2, JSON.stringify(shape)).toBeGreaterThanOrEqual(0);
			expect(y + height / 2, JSON.stringify(shape)).toBeLessThanOrEqual(FRAME.height);
		}
	}
});

test("a word hangs whole on one cord, several each on its own, and what has no letter below or beside the last", () => {
	const hung = (letters: number[], count: number) =>
		garland({
			count,
			letters,
			aspect: 0.76,
			random: seededRandom("word"),
			tethered: false,
			spelled: true,
			upright: false,
			loose: false,
		});
	const newlyweds = hung([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 13);
	expect(newlyweds.cords).toHaveLength(2);
	expect(newlyweds.places.map(({ piece }) => piece)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 12]);
	const newYear = hung([0, 1, 3, 4, 6, 7], 8);
	expect(newYear.cords).toHaveLength(3);
	expect(newYear.places.map(({ piece }) => piece)).toEqual([0, 1, 3, 4, 2, 6, 7, 5]);
});
