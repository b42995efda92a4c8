import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Entry } from "#tools/look/heights.ts";
import { layOut } from "#tools/look/lay-out.ts";

const RUN = { widths: [390], locales: ["cs"], isWhole: true } as const;
const SIZE = { width: 39, height: 80, channels: 3, background: "#ffe1e6" } as const;

let out = "";
beforeEach(() => {
	out = mkdtempSync(join(tmpdir(), "konfety-look-"));
});
afterEach(() => rmSync(out, { recursive: true }));

/** A picture that was taken, and its entry. */
async function take(name: string, file: string, heightPx = 800, folder = out): Promise<Entry> {
	await sharp({ create: SIZE }).webp().toFile(join(folder, file));
	return { name, widthPx: 390, locale: "cs", heightPx, file, pictureHeightPx: 800 };
}

const heights = () => readFileSync(join(out, "heights.json"), "utf8");

test("pictures are on a sheet, in the table, a line each, and on the page", async () => {
	const entries = [await take("/ucet", "002-ucet-390-cs.webp"), await take("/", "001-home-390-cs.webp")];
	await layOut({ out, before: undefined }, { ...RUN, entries });
	const { width, height } = await sharp(join(out, "sheet-390-cs-01.webp")).metadata();
	expect([width, height]).toEqual([568, 597]);
	expect(heights()).toBe(
		`[\n\t{"name":"/","widthPx":390,"locale":"cs","heightPx":800,"file":"001-home-390-cs.webp","pictureHeightPx":800},
	{"name":"/ucet","widthPx":390,"locale":"cs","heightPx":800,"file":"002-ucet-390-cs.webp","pictureHeightPx":800}\n]\n`,
	);
	expect(readFileSync(join(out, "index.html"), "utf8")).toMatch(/sheet-390-cs-01\.webp.*001-home.*002-ucet/s);
});

test("a run of some pages keeps the pictures of others, a whole one does not, nor what has another name now", async () => {
	const [home, account] = [await take("/", "001-home-390-cs.webp"), await take("/ucet", "002-ucet-390-cs.webp")];
	await layOut({ out, before: undefined }, { ...RUN, entries: [home, account] });
	const renumbered = await take("/ucet", "003-ucet-390-cs.webp", 700);
	await layOut({ out, before: undefined }, { ...RUN, isWhole: false, entries: [renumbered] });
	expect(heights().match(/\d{3}-[a-z]+(?=-390)/g)).toEqual(["001-home", "003-ucet"]);
	expect(readdirSync(out)).not.toContain("002-ucet-390-cs.webp");
	await layOut({ out, before: undefined }, { ...RUN, widths: [768], entries: [] });
	expect(heights().match(/\d{3}-[a-z]+(?=-390)/g)).toEqual(["001-home", "003-ucet"]);
	await layOut({ out, before: undefined }, { ...RUN, entries: [renumbered] });
	expect(readdirSync(out).toSorted()).toEqual([
		"003-ucet-390-cs.webp",
		"heights.json",
		"index.html",
		"sheet-390-cs-01.webp",
	]);
});

test("an earlier picture of the same page is found by its name", async () => {
	const before = mkdtempSync(join(tmpdir(), "konfety-look-before-"));
	const old = await take("/ucet", "009-ucet-390-cs.webp", 900, before);
	await layOut({ out: before, before: undefined }, { ...RUN, entries: [old] });
	await layOut({ out, before }, { ...RUN, entries: [await take("/ucet", "002-ucet-390-cs.webp")] });
	expect((await sharp(join(out, "sheet-390-cs-01.webp")).metadata()).width).toBe(568);
	expect(readFileSync(join(out, "index.html"), "utf8")).toContain("before 900 px, after 800 px (−100)");
	rmSync(before, { recursive: true });
});
