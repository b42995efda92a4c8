import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeSharePicture } from "#lib/shop/content/pictures/make-share.ts";
import { type ShareWork, sharePath, shareStandInPath } from "#lib/shop/content/pictures/share-files.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { keepOriginal } from "#lib/shop/goods/media/originals.ts";
import { pictureFile } from "#lib/shop/goods/media/picture-files.ts";

const newDir = () => mkdtempSync(join(tmpdir(), "shared-"));
const KEY = "0123456789abcdef0123";
const aWork = (traits: Partial<ShareWork> = {}): ShareWork => ({
	locale: "cs",
	kind: "product",
	id: 1234,
	version: "0123456789abcdef",
	title: "Balónek",
	tint: "#ffe1e6",
	picture: null,
	...traits,
});
const fromOutside = { key: KEY, recipe: null, tint: null, source_url: "https://example.cz/x.jpg" };
const filesBeside = (path: string) => readdirSync(dirname(path)).toSorted();

test("the file lies in a folder of its language, kind and id", () => {
	expect(sharePath("/media", aWork())).toBe("/media/share/cs/product/34/1234/0123456789abcdef.jpg");
	expect(sharePath("/media", aWork({ locale: "en", kind: "post", id: 5 }))).toBe(
		"/media/share/en/post/05/5/0123456789abcdef.jpg",
	);
});

test.each(["../../etc/passwd", "", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0"])(
	"the version %j cannot name a file",
	(version) => {
		expect(() => sharePath("/media", aWork({ version }))).toThrow("Not a version");
	},
);

test("concurrent requests share one drawing, and later ones get its file", async () => {
	const dir = newDir();
	const drawing = makeSharePicture(mediaIn(dir), aWork());
	expect(makeSharePicture(mediaIn(dir), aWork())).toBe(drawing);
	const path = await drawing;
	const { ino } = statSync(path);
	expect(await makeSharePicture(mediaIn(dir), aWork())).toBe(path);
	expect(statSync(path).ino).toBe(ino);
	expect(filesBeside(path)).toEqual(["0123456789abcdef.jpg"]);
});

test("a new version replaces the older one, other pictures stay", async () => {
	const dir = newDir();
	const [other, english] = [aWork({ id: 1334 }), aWork({ locale: "en" })];
	const kept = [await makeSharePicture(mediaIn(dir), other), await makeSharePicture(mediaIn(dir), english)];
	await makeSharePicture(mediaIn(dir), aWork());
	const path = await makeSharePicture(mediaIn(dir), aWork({ version: "fedcba9876543210", title: "Balónek nový" }));
	expect(filesBeside(path)).toEqual(["fedcba9876543210.jpg"]);
	expect(kept.map((one) => statSync(one).isFile())).toEqual([true, true]);
});

test("a temporary file of another version being written is kept", async () => {
	const dir = newDir();
	const temporary = `${sharePath(dir, aWork({ version: "aaaaaaaaaaaaaaaa" }))}.0123456789ab.tmp`;
	mkdirSync(dirname(temporary), { recursive: true });
	writeFileSync(temporary, "half");
	await makeSharePicture(mediaIn(dir), aWork());
	expect(statSync(temporary).isFile()).toBe(true);
});

test("the shop's own picture is drawn first when it is missing", async () => {
	const dir = newDir();
	const recipe = { layout: "single" as const, pieces: ["art:cup" as const] };
	const path = await makeSharePicture(
		mediaIn(dir),
		aWork({ picture: { key: KEY, recipe, tint: "#dcefff", source_url: null } }),
	);
	expect(await sharp(path).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(statSync(pictureFile(dir, KEY, 800, "avif")).isFile()).toBe(true);
});

test("a stand-in is drawn until a picture from outside is fetched, and then removed", async () => {
	const dir = newDir();
	const work = aWork({ picture: fromOutside });
	const standIn = await makeSharePicture(mediaIn(dir), work);
	expect(standIn).toBe(shareStandInPath(dir, work));
	expect(await makeSharePicture(mediaIn(dir), work)).toBe(standIn);

	const red = sharp({ create: { width: 800, height: 1000, channels: 3, background: "#ff0000" } });
	await keepOriginal(mediaIn(dir), KEY, await red.webp().toBuffer());
	const path = await makeSharePicture(mediaIn(dir), work);
	expect(path).toBe(sharePath(dir, work));
	expect(filesBeside(path)).toEqual(["0123456789abcdef.jpg"]);
	const [r = 0, g = 0] = await sharp(path).extract({ left: 270, top: 300, width: 1, height: 1 }).raw().toBuffer();
	expect([r > 240, g < 20]).toEqual([true, true]);
});

test("a failed drawing leaves no file, and can be asked for again", async () => {
	const dir = newDir();
	const recipe = { layout: "single" as const, pieces: ["art:teapot" as const] };
	const work = aWork({ picture: { key: KEY, recipe, tint: "#dcefff", source_url: null } });
	await expect(makeSharePicture(mediaIn(dir), work)).rejects.toThrow("Unknown art: teapot");
	expect(readdirSync(dir)).toEqual([]);
	await expect(makeSharePicture(mediaIn(dir), { ...work, picture: null })).resolves.toBe(sharePath(dir, work));
});
