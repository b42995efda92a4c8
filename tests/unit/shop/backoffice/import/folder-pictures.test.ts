import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileNameOf, takeFolderPictures } from "#lib/shop/backoffice/import/folder-pictures.ts";
import { outsidePicture } from "#lib/shop/backoffice/import/import-pictures.ts";
import { makePicture } from "#lib/shop/goods/media/make.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { fetchOutsidePictures } from "#lib/shop/goods/media/outside-pictures.ts";
import { pictureFile } from "#lib/shop/goods/media/picture-files.ts";

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#d3104f" } });

let root = "";
let folder = "";
let mediaDir = "";
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "konfety-folder-"));
	folder = join(root, "pictures");
	mediaDir = join(root, "media");
	mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

const wanted = (...urls: string[]) =>
	urls.map((url, index) => ({ key: outsidePicture(url).key, url, line: index + 1 }));

function take(urls: string[], isDryRun = false) {
	return takeFolderPictures(wanted(...urls), { folder, media: mediaIn(mediaDir), isDryRun, onProgress: () => {} });
}

test.each([
	["https://a.example/x/star.jpg?v=1#top", "star.jpg"],
	["https://a.example/b%C3%ADl%C3%BD%20star.jpg", "bílý star.jpg"],
	["https://a.example/..%2f..%2fetc%2fpasswd", "../../etc/passwd"],
	["https://a.example/%00.jpg", "\0.jpg"],
	["https://a.example/%zz.jpg", "%zz.jpg"],
	["https://a.example/", ""],
])("%s is the file %j", (url, name) => {
	expect(fileNameOf(url)).toBe(name);
});

test("a picture from the folder is decoded, kept and drawn without fetching its address", async () => {
	const url = "https://pictures.invalid/star.jpg";
	writeFileSync(join(folder, "star.jpg"), await plain(3000, 1000).withMetadata().jpeg().toBuffer());
	expect(await take([url])).toEqual({ taken: 1, present: 0, missing: [], ambiguous: [], refused: [] });
	const { key } = outsidePicture(url);
	const info = await sharp(join(mediaDir, "originals", key.slice(0, 2), `${key}.webp`)).metadata();
	expect([info.format, info.width, info.height]).toEqual(["webp", 1200, 400]);
	await fetchOutsidePictures(mediaIn(mediaDir), [{ key, recipe: null, tint: null, source_url: url }]);
	const path = await makePicture({
		files: mediaIn(mediaDir),
		key,
		recipe: null,
		tint: "#ffffff",
		width: 320,
		format: "webp",
	});
	expect(path).toBe(pictureFile(mediaDir, key, 320, "webp"));
	expect((await sharp(path).metadata()).width).toBe(320);
	expect(await take([url])).toMatchObject({ taken: 0, present: 1 });
});

test("missing files are named with their line; names are compared in Unicode's composed form", async () => {
	writeFileSync(join(folder, "bílý.png".normalize("NFD")), await plain(10, 10).png().toBuffer());
	const report = await take(["https://a.example/b%C3%ADl%C3%BD.png", "https://a.example/none.png"]);
	expect(report).toMatchObject({
		taken: 1,
		missing: [{ name: "none.png", line: 2, detail: "https://a.example/none.png" }],
	});
});

test("a file name that several addresses end with is ambiguous and not taken", async () => {
	writeFileSync(join(folder, "1.png"), await plain(10, 10).png().toBuffer());
	const urls = ["https://a.example/red/1.png", "https://a.example/blue/1.png", "https://a.example/red/1.png"];
	const report = await take(urls);
	expect(report).toMatchObject({ taken: 0, ambiguous: [{ detail: "2 addresses end with it" }, { name: "1.png" }] });
});

test("a file that is not a picture, a decompression bomb or too large is refused and not kept", async () => {
	writeFileSync(join(folder, "page.jpg"), "<html>");
	writeFileSync(join(folder, "bomb.png"), await plain(8000, 5001).png().toBuffer());
	writeFileSync(join(folder, "large.png"), Buffer.alloc(10 * 1024 * 1024 + 1));
	const { refused } = await take(["page.jpg", "bomb.png", "large.png"].map((name) => `https://a.example/${name}`));
	expect(refused.map(({ name, detail }) => [name, detail])).toEqual([
		["page.jpg", "neither JPEG, PNG nor WebP"],
		["bomb.png", "8000 × 5001 pixels"],
		["large.png", "more than 10485760 bytes"],
	]);
	expect(() => readdirSync(mediaDir)).toThrow("ENOENT");
});

test("no address reaches outside the folder, into subfolders, or through a symbolic link", async () => {
	const picture = await plain(10, 10).png().toBuffer();
	writeFileSync(join(root, "secret.png"), picture);
	mkdirSync(join(folder, "deep"));
	writeFileSync(join(folder, "deep", "inner.png"), picture);
	symlinkSync(join(root, "secret.png"), join(folder, "link.png"));
	const names = [
		"..%2fsecret.png",
		"%2e%2e%2fsecret.png?2",
		"deep%2finner.png",
		"deep",
		"link.png",
		"x/%2e%2e/secret.png",
	];
	const report = await take(names.map((name) => `https://a.example/${name}`));
	expect(report).toMatchObject({ taken: 0, ambiguous: [], refused: [] });
	expect(report.missing.map(({ name }) => name)).toEqual([
		"../secret.png",
		"../secret.png",
		"deep/inner.png",
		"deep",
		"link.png",
		"secret.png",
	]);
	expect(() => readdirSync(mediaDir)).toThrow("ENOENT");
});

test("a dry run checks whether the files exist and takes none", async () => {
	writeFileSync(join(folder, "star.png"), await plain(10, 10).png().toBuffer());
	expect(await take(["https://a.example/star.png"], true)).toMatchObject({ taken: 1 });
	expect(() => readdirSync(mediaDir)).toThrow("ENOENT");
});
