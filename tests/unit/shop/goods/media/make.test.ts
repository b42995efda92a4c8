import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ALL_PICTURE_WIDTHS, isPictureWidth, PICTURE_LOOK, PICTURE_WIDTHS } from "#lib/domain/goods/pictures.ts";
import { makeFiles, makePicture } from "#lib/shop/goods/media/make.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { hasOriginal, keepOriginal } from "#lib/shop/goods/media/originals.ts";
import { firstPictureFile, pictureFile, pictureKey } from "#lib/shop/goods/media/picture-files.ts";
import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import { writeAtomically } from "#lib/shop/kernel/files/disk-file.ts";

const tint = "#dcefff";
const cup: PictureRecipe = { layout: "single", pieces: ["art:cup"] };
const plate: PictureRecipe = { layout: "single", pieces: ["art:plate"] };
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

test("a picture's key ignores the order of properties, and changes with the look", () => {
	const one = pictureKey({ layout: "single", pieces: [{ art: "art:cup", color: "#ff0000" }] }, tint);
	expect(one).toMatch(/^[0-9a-f]{20}$/);
	expect(pictureKey({ pieces: [{ color: "#ff0000", art: "art:cup" }], layout: "single" }, tint)).toBe(one);
	expect(pictureKey({ layout: "single", pieces: [{ art: "art:cup", color: "#ff0001" }] }, tint)).not.toBe(one);
	expect(pictureKey({ layout: "single", pieces: [{ art: "art:cup", color: "#ff0000" }] }, "#ffffff")).not.toBe(one);
});

test.each(["../../etc/passwd", "", "ABCDEF0123456789ABCD", "0123456789abcdef012"])(
	"the key %j cannot name a file",
	(key) => {
		expect(() => pictureFile("/media", key, 96, "avif")).toThrow("Not a picture key");
	},
);

test("a picture is made once for concurrent requests, and not again", async () => {
	const job = {
		files: mediaIn(newDir()),
		key: pictureKey(cup, tint),
		recipe: cup,
		tint,
		width: 320,
		format: "webp",
	} as const;
	const paths = await Promise.all([makePicture(job), makePicture(job), makePicture(job)]);
	expect(new Set(paths).size).toBe(1);
	const [path = ""] = paths;
	const { ino } = statSync(path);
	expect(await makePicture(job)).toBe(path);
	expect(statSync(path).ino).toBe(ino);
	expect(filesIn(job.files.dir)).toEqual([`${job.key}.${PICTURE_LOOK}-320.webp`]);
});

test("each file has its size and format, only missing ones are made, and nothing temporary stays behind", async () => {
	const job = { files: mediaIn(newDir()), key: pictureKey(plate, tint), recipe: plate, tint };
	const files = ALL_PICTURE_WIDTHS.flatMap((width) =>
		(["avif", "webp", "jpeg", "png"] as const).map((format) => ({ width, format })),
	);
	await makePicture({ ...job, width: 480, format: "webp" });
	expect(await makeFiles(job, files)).toBe(23);
	expect(await makeFiles(job, files)).toBe(0);
	for (const { width, format } of files) {
		const info = await sharp(pictureFile(job.files.dir, job.key, width, format)).metadata();
		expect([info.width, info.height, info.format === "heif" ? "avif" : info.format]).toEqual([
			width,
			width * 1.25,
			format,
		]);
	}
	expect(filesIn(job.files.dir)).toHaveLength(24);
});

/** Largest difference of a channel anywhere in two small pictures. */
async function difference(one: string, other: string): Promise<number> {
	const [a, b] = await Promise.all(
		[one, other].map((path) =>
			sharp(path).resize(24, 30, { fit: "fill" }).flatten({ background: tint }).raw().toBuffer(),
		),
	);
	return Math.max(...(a ?? []).map((value, i) => Math.abs(value - (b?.[i] ?? 0))));
}

test.each<PictureRecipe>([
	{ layout: "set", pieces: ["emoji:unicorn", "art:cup", { art: "emoji:party-popper", hue: 120 }] },
	{ layout: "bunch", pieces: ["art:balloon", "art:foil-heart", "art:foil-star"] },
])("a picture looks the same drawn small and large", async (recipe) => {
	const job = { files: mediaIn(newDir()), key: pictureKey(recipe, tint), recipe, tint };
	const small = await makePicture({ ...job, width: 320, format: "webp" });
	const large = await makePicture({ ...job, width: 1200, format: "webp" });
	expect(await difference(small, large)).toBeLessThan(30);
});

/** Red, green, blue and, where there is one, opacity of a pixel. */
async function pixelOf(path: string, x: number, y: number): Promise<number[]> {
	return [...(await sharp(path).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

test("a drawn picture stands on nothing, with one shadow to the lower right; as JPEG it stands on its tint", async () => {
	const job = { files: mediaIn(newDir()), key: pictureKey(plate, tint), recipe: plate, tint, width: 320 } as const;
	const path = await makePicture({ ...job, format: "webp" });
	expect((await pixelOf(path, 2, 2))[3]).toBe(0);
	expect((await pixelOf(path, 160, 200))[3]).toBe(255);
	const { data, info } = await sharp(path).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
	const row = [...data.subarray(200 * info.width, 201 * info.width)];
	const [first, last] = [row.findIndex((alpha) => alpha > 250), row.findLastIndex((alpha) => alpha > 250)];
	expect(row[last + 4] ?? 0).toBeGreaterThan((row[first - 4] ?? 0) + 20);
	const [red = 0, green = 0, blue = 0] = await pixelOf(await makePicture({ ...job, format: "jpeg" }), 2, 2);
	expect(Math.max(Math.abs(red - 0xdc), Math.abs(green - 0xef), Math.abs(blue - 0xff))).toBeLessThan(4);
});

test("a picture from outside is made from its original, uncropped on white", async () => {
	const job = { files: mediaIn(newDir()), key: "0123456789abcdef0123", recipe: null, tint };
	await expect(makePicture({ ...job, width: 320, format: "webp" })).rejects.toThrow("has not been fetched");
	const data = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#d3104f" } })
		.jpeg()
		.toBuffer();
	await keepOriginal(job.files, job.key, data);
	const path = await makePicture({ ...job, width: 320, format: "webp" });
	const { data: pixels, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([320, 400]);
	const at = (x: number, y: number) => [
		...pixels.subarray((y * 320 + x) * info.channels, (y * 320 + x) * info.channels + 3),
	];
	expect(at(160, 20)).toEqual([255, 255, 255]);
	const [red = 0, green = 255] = at(160, 200);
	expect(red - green).toBeGreaterThan(150);
});

test("a picture without a kept original, made by an earlier version, is made from its largest file", async () => {
	const job = { files: mediaIn(newDir()), key: "0123456789abcdef0123", recipe: null, tint };
	const large = sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#00ff00" } });
	await writeAtomically(firstPictureFile(job.files.dir, job.key), await large.webp().toBuffer());
	expect(await hasOriginal(job.files, job.key)).toBe(true);
	const { dominant } = await sharp(await makePicture({ ...job, width: 320, format: "jpeg" })).stats();
	expect(dominant.g).toBeGreaterThan(dominant.r + 100);
});

test("a write that fails leaves no file", async () => {
	const dir = newDir();
	await writeFile(join(dir, "taken"), "");
	await expect(writeAtomically(join(dir, "taken", "a.webp"), Buffer.from("x"))).rejects.toThrow();
	expect(filesIn(dir)).toEqual(["taken"]);
});
