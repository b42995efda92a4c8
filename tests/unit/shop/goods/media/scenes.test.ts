import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { STORE_TEXTS } from "#demo/facts/store-texts.ts";
import { composeSvg } from "#lib/shop/goods/media/compose.ts";
import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import { SCENES } from "#lib/shop/goods/media/scenes/scenes.ts";

const options = { seed: "a" };
const whole = (...names: string[]): PictureRecipe => ({
	layout: "whole",
	pieces: names.map((name) => `art:${name}` as const),
});
/** These lie before another scene. */
const OPEN = ["facade", "crew"];

describe.each(Object.keys(SCENES))("the scene %s", (name) => {
	test("gives each drawing in it its own ids", () => {
		const ids = [...composeSvg(whole(name), options).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test.skipIf(OPEN.includes(name))("covers the whole picture", async () => {
		const { channels } = await sharp(Buffer.from(composeSvg(whole(name), { ...options, width: 320 }))).stats();
		expect(channels[3]?.min).toBe(255);
	});
});

test("scenes lie over each other in their order", () => {
	const [sky, street] = [composeSvg(whole("town"), options), composeSvg(whole("facade"), options)];
	const inner = (svg: string) => svg.replace(/^<svg[^>]*><g[^>]*>/, "").replace(/<\/g><\/svg>$/, "");
	expect(inner(composeSvg(whole("town", "facade"), options))).toBe(inner(sky) + inner(street));
});

test("a scene that there is not is refused", () => {
	expect(() => composeSvg(whole("moon-base"), options)).toThrow("Unknown scene: art:moon-base");
});

test("each branch of the demo has a front of its own before a town of its own", () => {
	const fronts = Object.values(STORE_TEXTS).map(({ pictures: [front] }) => front?.pieces ?? []);
	expect(fronts).toHaveLength(13);
	for (const at of [0, 1]) expect(new Set(fronts.map((pieces) => JSON.stringify(pieces[at]))).size).toBe(13);
	const signs = fronts.map(([town]) => composeSvg({ layout: "whole", pieces: town ? [town] : [] }, options));
	expect(new Set(signs).size).toBe(13);
});
