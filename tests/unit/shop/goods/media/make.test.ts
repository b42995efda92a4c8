import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isPictureWidth, PICTURE_WIDTHS } from "#lib/domain/goods/pictures.ts";
import { makeAllWidths, makePicture, makePictures } from "#lib/shop/goods/media/make.ts";
import { PICTURE_FILES, pictureKey, picturePath, writeAtomically } from "#lib/shop/goods/media/picture-files.ts";
import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";

const tint = "#dcefff";
const cup: PictureRecipe = { layout: "single", pieces: ["art:cup"] };
const plate: PictureRecipe = { layout: "single", pieces: ["art:plate"] };
const broken: PictureRecipe = { layout: "single", pieces: ["art:teapot"] };
const newDir = () => mkdtempSync(join(tmpdir(), "pictures-"));
const filesIn = (dir: string) =>
	readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => name);

test("widths are those of the two sizes and whole in height", () => {
	expect([0, 95, 96, 97, 192, 320, 480, 800, 1200, 1201, Number.NaN].map(isPictureWidth)).toEqual([
		false,
		false,
		true,
		false,
		true,
		true,
		true,
		true,
		true,
		false,
		false,
	]);
	for (const width of [...PICTURE_WIDTHS.ico, ...PICTURE_WIDTHS.big]) expect((width * 5) % 4).toBe(0);
});

test("a key is the same whatever the order of properties, and another for another look", () => {
	const one = pictureKey({ layout: "single", pieces: [{ art: "art:cup", color: "#ff0000" }] }, tint);
	expect(one).toMatch(/^[0-9a-f]{20}$/);
	expect(pictureKey({ pieces: [{ color: "#ff0000", art: "art:cup" }], layout: "single" }, tint)).toBe(one);
	expect(pictureKey({ layout: "single", pieces: [{ art: "art:cup", color: "#ff0001" }] }, tint)).not.toBe(one);
	expect(pictureKey({ layout: "single", pieces: [{ art: "art:cup", color: "#ff0000" }] }, "#ffffff")).not.toBe(one);
});

test.each(["../../etc/passwd", "", "ABCDEF0123456789ABCD", "0123456789abcdef012"])(
	"the key %j cannot name a file",
	(key) => {
		expect(() => picturePath("/media", key, 96, "avif")).toThrow("Not a picture key");
	},
);

test("a picture is made once for all who ask at the same time, and not again", async () => {
	const job = { dir: newDir(), key: pictureKey(cup, tint), recipe: cup, tint, width: 320, format: "webp" } as const;
	const paths = await Promise.all([makePicture(job), makePicture(job), makePicture(job)]);
	expect(new Set(paths).size).toBe(1);
	const [path = ""] = paths;
	const { ino } = statSync(path);
	expect(await makePicture(job)).toBe(path);
	expect(statSync(path).ino).toBe(ino);
	expect(filesIn(job.dir)).toEqual([`${job.key}-320.webp`]);
});

test("all widths have their size and format, and nothing temporary stays behind", async () => {
	const job = { dir: newDir(), key: pictureKey(plate, tint), recipe: plate, tint };
	expect(await makeAllWidths(job)).toBe(12);
	expect(await makeAllWidths(job)).toBe(0);
	for (const { width, format } of PICTURE_FILES) {
		const info = await sharp(picturePath(job.dir, job.key, width, format)).metadata();
		expect([info.width, info.height, info.format === "heif" ? "avif" : info.format]).toEqual([
			width,
			width * 1.25,
			format,
		]);
	}
	expect(filesIn(job.dir)).toHaveLength(12);
});

test("a write that fails leaves no file", async () => {
	const dir = newDir();
	await writeFile(join(dir, "taken"), "");
	await expect(writeAtomically(join(dir, "taken", "a.webp"), Buffer.from("x"))).rejects.toThrow();
	expect(filesIn(dir)).toEqual(["taken"]);
});

test("the job skips what exists, goes on past a failing picture and reports it", async () => {
	const dir = newDir();
	const seen: string[] = [];
	const pictures = [cup, broken, plate].map((recipe) => ({ recipe, tint }));
	const first = await makePictures({
		dir,
		pictures,
		concurrency: 1,
		onProgress: ({ done, total, written, error }) => seen.push(`${done}/${total} ${written} ${error?.message ?? ""}`),
	});
	expect(seen).toEqual(["1/3 12 ", "2/3 0 Unknown art: teapot", "3/3 12 "]);
	expect(first).toMatchObject({ made: 2, skipped: 0, aborted: false, failed: [{ key: pictureKey(broken, tint) }] });
	expect(await makePictures({ dir, pictures })).toMatchObject({ made: 0, skipped: 2, aborted: false });
});

test("the job stops between pictures when it is called off", async () => {
	const dir = newDir();
	const stop = new AbortController();
	const pictures = [cup, plate].map((recipe) => ({ recipe, tint }));
	const result = await makePictures({
		dir,
		pictures,
		concurrency: 1,
		signal: stop.signal,
		onProgress: () => stop.abort(),
	});
	expect(result).toEqual({ made: 1, skipped: 0, failed: [], aborted: true });
});
