import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";

const PAPER = [255, 253, 249];
const file = (name: string) => join("public", name);
const pixelsOf = (name: string) => sharp(file(name)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

test.each(LOCALES.map((locale) => `share-${locale}.jpg`))("%s is a picture for shared links", async (name) => {
	expect(await sharp(file(name)).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(statSync(file(name)).size).toBeLessThan(120_000);
});

test("Apple's icon is 180 pixels wide and opaque", async () => {
	expect(await sharp(file("apple-touch-icon.png")).metadata()).toMatchObject({
		width: 180,
		height: 180,
		hasAlpha: false,
	});
});

test("a maskable icon has only background outside the safe circle", async () => {
	const { data, info } = await pixelsOf("icon-maskable-512.png");
	const outside = Array.from({ length: info.width * info.height }, (_, i) => i).filter((i) => {
		const [x, y] = [i % info.width, Math.floor(i / info.width)];
		return Math.hypot(x - info.width / 2, y - info.height / 2) > info.width * 0.4;
	});
	const painted = outside.filter((i) => PAPER.some((value, channel) => data[i * info.channels + channel] !== value));
	expect(painted).toEqual([]);
});

test("the other icons have round corners and the sign in the middle", async () => {
	for (const size of [192, 512]) {
		const { data, info } = await sharp(file(`icon-${size}.png`))
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
		expect([alphaAt(0, 0), alphaAt(size - 1, size - 1), alphaAt(size / 2, size / 2)]).toEqual([0, 0, 255]);
	}
});
