import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { HEADS } from "#lib/storefront/content/heads.ts";
import { headFile, headsOfTexts } from "#tools/make-heads.ts";
import { mapSvg } from "#tools/make-map.ts";
import { STILLS, WIDTH } from "#tools/make-stills.ts";

const sizeOf = async (source: string | Buffer) => {
	const { width, height } = await sharp(source).metadata();
	return { width, height };
};

test.each(STILLS)("$file is there, in the shape of its cut", async ({ file, cut }) => {
	expect(await sizeOf(join(ROOT, file))).toEqual({ width: WIDTH, height: (cut.height * WIDTH) / 1200 });
});

test("every scene of a text has its head, in both cuts, and there are no others", async () => {
	expect(HEADS).toEqual(headsOfTexts());
	const scenes = [...new Set(Object.values(HEADS))].toSorted();
	expect(readdirSync(join(ROOT, "public/heads")).toSorted()).toEqual(
		scenes.flatMap((scene) => [`${scene}-l.avif`, `${scene}-s.avif`]).toSorted(),
	);
	for (const scene of scenes) {
		expect(await sizeOf(headFile(scene, "l"))).toEqual({ width: 1860, height: 582 });
		expect(await sizeOf(headFile(scene, "s"))).toEqual({ width: 800, height: 497 });
	}
});

test("the map has the frame in which stores are placed", async () => {
	const frame = { width: 1200, height: Math.round(1200 * COUNTRY_FRAME.height) };
	expect(await sizeOf(join(ROOT, "public/map.webp"))).toEqual(frame);
	expect(await sizeOf(Buffer.from(mapSvg()))).toEqual(frame);
});
