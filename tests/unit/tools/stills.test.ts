import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { mapSvg } from "#tools/make-map.ts";
import { STILLS, WIDTH } from "#tools/make-stills.ts";

const sizeOf = async (source: string | Buffer) => {
	const { width, height } = await sharp(source).metadata();
	return { width, height };
};

test.each(STILLS)("$file is there, in the shape of its cut", async ({ file, cut }) => {
	expect(await sizeOf(join(ROOT, file))).toEqual({ width: WIDTH, height: (cut.height * WIDTH) / 1200 });
});

test("there are no other stills", () => {
	const heads = STILLS.map(({ file }) => file).filter((file) => file.startsWith("public/"));
	expect(
		readdirSync(join(ROOT, "public/stills"))
			.map((name) => `public/stills/${name}`)
			.toSorted(),
	).toEqual(heads.toSorted());
});

test("the map has the frame in which stores are placed", async () => {
	const frame = { width: 1200, height: Math.round(1200 * COUNTRY_FRAME.height) };
	expect(await sizeOf(join(ROOT, "public/map.webp"))).toEqual(frame);
	expect(await sizeOf(Buffer.from(mapSvg()))).toEqual(frame);
});
