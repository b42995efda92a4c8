import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeSheet } from "#lib/shop/content/pictures/make-sheet.ts";
import { type SheetWork, sheetFile, sheetStandIn } from "#lib/shop/content/pictures/sheet-files.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { keepOriginal } from "#lib/shop/goods/media/originals.ts";

const newDir = () => mkdtempSync(join(tmpdir(), "sheets-"));
const fromOutside = (key: string) => ({ key, recipe: null, tint: null, source_url: "https://example.cz/x.jpg" });
const [RED, BLUE] = [fromOutside("aaaaaaaaaaaaaaaaaaaa"), fromOutside("bbbbbbbbbbbbbbbbbbbb")];
const aWork = (traits: Partial<SheetWork> = {}): SheetWork => ({
	id: 1234,
	version: "0123456789abcdef",
	format: "webp",
	pictures: [null],
	...traits,
});
const filesBeside = (path: string) => readdirSync(dirname(path)).toSorted();

async function keepPlain(dir: string, { key }: { key: string }, background: string): Promise<void> {
	const plain = sharp({ create: { width: 800, height: 1000, channels: 3, background } });
	await keepOriginal(mediaIn(dir), key, await plain.webp().toBuffer());
}
/** Mean red, green, blue and opacity of a cell. */
async function meanOf(path: string, column: number, row: number): Promise<number[]> {
	const cell = { left: column * 192, top: row * 192, width: 192, height: 192 };
	const { channels } = await sharp(await sharp(path).ensureAlpha().extract(cell).png().toBuffer()).stats();
	return channels.map(({ mean }) => Math.round(mean));
}
async function expectCell(path: string, [column, row]: [number, number], colour: number[]): Promise<void> {
	const mean = await meanOf(path, column, row);
	const away = colour.map((value, channel) => Math.abs(value - (mean[channel] ?? -999)));
	expect(Math.max(...away), `${mean}`).toBeLessThanOrEqual(4);
}

test("the file lies in a folder of its category", () => {
	expect(sheetFile("/media", aWork())).toBe("/media/sheet/34/1234/0123456789abcdef.webp");
	expect(sheetFile("/media", aWork({ id: 0 }))).toBe("/media/sheet/00/0/0123456789abcdef.webp");
	expect(() => sheetFile("/media", aWork({ version: "../../etc/passwd" }))).toThrow("Not a version");
});

test("pictures fill the cells row by row, cropped to squares; cells without one are transparent", async () => {
	const dir = newDir();
	await keepPlain(dir, RED, "#ff0000");
	await keepPlain(dir, BLUE, "#0000ff");
	const path = await makeSheet(mediaIn(dir), aWork({ pictures: [null, RED, null, null, BLUE] }));
	expect(await sharp(path).metadata()).toMatchObject({ format: "webp", width: 768, height: 384, hasAlpha: true });
	await expectCell(path, [1, 0], [255, 0, 0, 255]);
	await expectCell(path, [0, 1], [0, 0, 255, 255]);
	const empty = await Promise.all([meanOf(path, 0, 0), meanOf(path, 2, 0), meanOf(path, 1, 1), meanOf(path, 3, 1)]);
	expect(empty.map(([, , , opacity]) => opacity)).toEqual([0, 0, 0, 0]);
});

test("concurrent requests share one drawing, and later ones get its file", async () => {
	const dir = newDir();
	const drawing = makeSheet(mediaIn(dir), aWork());
	expect(makeSheet(mediaIn(dir), aWork())).toBe(drawing);
	const path = await drawing;
	const { ino } = statSync(path);
	expect(await makeSheet(mediaIn(dir), aWork())).toBe(path);
	expect(statSync(path).ino).toBe(ino);
});

test("a new version replaces the older one; other sheets, and what is being written, stay", async () => {
	const dir = newDir();
	const other = await makeSheet(mediaIn(dir), aWork({ id: 1334 }));
	const temporary = `${sheetFile(dir, aWork({ version: "aaaaaaaaaaaaaaaa" }))}.0123456789ab.tmp`;
	mkdirSync(dirname(temporary), { recursive: true });
	writeFileSync(temporary, "half");
	await makeSheet(mediaIn(dir), aWork());
	const path = await makeSheet(mediaIn(dir), aWork({ version: "fedcba9876543210" }));
	expect(filesBeside(path)).toEqual(["aaaaaaaaaaaaaaaa.webp.0123456789ab.tmp", "fedcba9876543210.webp"]);
	expect(statSync(other).isFile()).toBe(true);
});

test("stand-ins fill the cells of pictures that are not fetched, each replaced as soon as one more is", async () => {
	const dir = newDir();
	const work = aWork({ pictures: [RED, BLUE] });
	expect(await makeSheet(mediaIn(dir), work)).toBe(sheetStandIn(dir, work, 2));

	await keepPlain(dir, RED, "#ff0000");
	const half = await makeSheet(mediaIn(dir), work);
	expect([half, filesBeside(half)]).toEqual([sheetStandIn(dir, work, 1), ["0123456789abcdef-stand-in-1.webp"]]);
	await expectCell(half, [0, 0], [255, 0, 0, 255]);
	expect((await meanOf(half, 1, 0))[3]).toBeGreaterThan(100);
	const { ino } = statSync(half);
	expect(statSync(await makeSheet(mediaIn(dir), work)).ino).toBe(ino);

	await keepPlain(dir, BLUE, "#0000ff");
	const path = await makeSheet(mediaIn(dir), work);
	expect([path, filesBeside(path)]).toEqual([sheetFile(dir, work), ["0123456789abcdef.webp"]]);
	await expectCell(path, [1, 0], [0, 0, 255, 255]);
});

test("browsers with and without AVIF each have a stand-in, which leaves the other's alone", async () => {
	const dir = newDir();
	for (const format of ["avif", "webp"] as const) await makeSheet(mediaIn(dir), aWork({ format, pictures: [RED] }));
	const [avif, webp] = (["avif", "webp"] as const).map((format) =>
		sheetStandIn(dir, aWork({ format, pictures: [RED] }), 1),
	);
	expect(filesBeside(avif ?? "")).toEqual(["0123456789abcdef-stand-in-1.avif", "0123456789abcdef-stand-in-1.webp"]);
	const inodes = [avif, webp].map((path) => statSync(path ?? "").ino);
	for (const format of ["avif", "webp"] as const) await makeSheet(mediaIn(dir), aWork({ format, pictures: [RED] }));
	expect([avif, webp].map((path) => statSync(path ?? "").ino)).toEqual(inodes);
});

test("a failed drawing leaves no sheet, and can be asked for again", async () => {
	const dir = newDir();
	const teapot = { key: RED.key, recipe: { layout: "single" as const, pieces: ["art:teapot" as const] } };
	const work = aWork({ pictures: [{ ...teapot, tint: "#dcefff", source_url: null }] });
	await expect(makeSheet(mediaIn(dir), work)).rejects.toThrow("Unknown art: teapot");
	expect(readdirSync(dir)).toEqual([]);
	await expect(makeSheet(mediaIn(dir), aWork())).resolves.toBe(sheetFile(dir, work));
});
