import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
	dump,
	expectRefused,
	folder,
	HEUREKA,
	shop,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

const MISSING =
	"  2 missing in the folder: hvezda-ruzova.jpg (line 4, https://feed.example/img/hvezda-ruzova.jpg); lampion bílý.jpg (line 51, http://feed.example/img/lampion%20b%C3%ADl%C3%BD.jpg)";

async function givePictures(): Promise<string> {
	const pictures = join(folder, "pictures");
	mkdirSync(pictures);
	const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#ffc400" } });
	writeFileSync(join(pictures, "hvezda-zlata.jpg"), await picture.jpeg().toBuffer());
	writeFileSync(join(pictures, "hvezda-detail.jpg"), "no picture at all");
	return pictures;
}

const jobs = () => countRows(testShop, "pgboss.job", "name = 'media.make'");
const kept = () => readdirSync(join(folder, "media", "originals"), { recursive: true, withFileTypes: true });

describe("import with pictures from a folder", () => {
	test("a missing folder is reported before anything is imported", () =>
		expectRefused(["import", HEUREKA, "--pictures", "/nowhere/pictures"], 1, [
			"There is no folder /nowhere/pictures.",
		]));

	test("a dry run names what is missing and copies nothing", async () => {
		const pictures = await givePictures();
		const before = await dump();
		const { out } = await shop("import", HEUREKA, "--pictures", pictures, "--dry-run");
		expect(out.slice(-3, -1)).toEqual(["Pictures from the folder: 2 found, 0 there already", MISSING]);
		expect(await dump()).toEqual(before);
		expect(kept).toThrow("ENOENT");
	});

	test("pictures are copied after the goods, and one job is queued to draw them", async () => {
		const before = await jobs();
		const { out, code } = await shop("import", HEUREKA, "--pictures", join(folder, "pictures"));
		expect(code).toBe(0);
		expect(out.slice(-4)).toEqual([
			"Pictures from the folder: 1 taken, 0 there already",
			MISSING,
			"  1 refused: hvezda-detail.jpg (line 4, neither JPEG, PNG nor WebP)",
			"3 changed (3 created, 0 updated), 0 unchanged, new pictures: 5",
		]);
		expect(await jobs()).toBe(before + 1);
		expect(kept().filter((entry) => entry.isFile())).toHaveLength(1);
	});

	test("a second run finds the copied pictures, and queues nothing", async () => {
		const before = await dump();
		const { out } = await shop("import", HEUREKA, "--pictures", join(folder, "pictures"));
		expect(out.at(-4)).toBe("Pictures from the folder: 0 taken, 1 there already");
		expect(await dump()).toEqual(before);
	});
});
