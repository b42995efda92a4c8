import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "#lib/cli/root.ts";
import { HEAD_SCENES } from "#lib/domain/content/head-scenes.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { headFile } from "#tools/make-heads.ts";
import { mapSvg } from "#tools/make-map.ts";
import { STILLS, WIDTH } from "#tools/make-stills.ts";

const sizeOf = async (source: string | Buffer) => {
	const { width, height } = await sharp(source).metadata();
	return { width, height };
};

/** What texts of the demo show whole and alone. */
function scenesOfTexts(): string[] {
	const scenes = ["posts", "pages", "services", "events"].flatMap((folder) =>
		readdirSync(join(ROOT, "demo/texts", folder))
			.filter((file) => file.endsWith(".cs.md"))
			.flatMap((file) => {
				const text = readFileSync(join(ROOT, "demo/texts", folder, file), "utf8");
				const { layout, pieces = [] } = parse(text.split("---\n")[1] ?? "").picture ?? {};
				const isAlone = layout === "whole" && pieces.length === 1 && typeof pieces[0] === "string";
				return isAlone ? [pieces[0].replace("art:scene-", "")] : [];
			}),
	);
	return [...new Set(scenes)].toSorted();
}

test.each(STILLS)("$file is there, in the shape of its cut", async ({ file, cut }) => {
	expect(await sizeOf(join(ROOT, file))).toEqual({ width: WIDTH, height: (cut.height * WIDTH) / 1200 });
});

test("every scene of a text has its head, in both cuts, and there are no others", async () => {
	expect([...HEAD_SCENES]).toEqual(scenesOfTexts());
	expect(readdirSync(join(ROOT, "public/heads"))).toHaveLength(HEAD_SCENES.length * 4);
	for (const scene of HEAD_SCENES) {
		expect(await sizeOf(headFile(scene, "l"))).toEqual({ width: 1860, height: 582 });
		expect(await sizeOf(headFile(scene, "s"))).toEqual({ width: 800, height: 497 });
		for (const size of ["s", "l"] as const)
			expect(statSync(headFile(scene, size, "webp")).size).toBeLessThanOrEqual(
				2 * statSync(headFile(scene, size)).size,
			);
	}
});

test("the map has the frame in which stores are placed", async () => {
	const frame = { width: 1200, height: Math.round(1200 * COUNTRY_FRAME.height) };
	expect(await sizeOf(join(ROOT, "public/map.webp"))).toEqual(frame);
	expect(await sizeOf(Buffer.from(mapSvg()))).toEqual(frame);
});
