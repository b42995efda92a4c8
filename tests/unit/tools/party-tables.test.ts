import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { THEMES } from "#lib/domain/goods/theme-accents.ts";
import { TABLE_KEYS, TABLE_PIECES, tableFile } from "#tools/make-tables.ts";

const sizeOf = async (file: string) => {
	const { width, height, hasAlpha } = await sharp(file).metadata();
	return [width, height, hasAlpha];
};

describe("tables of the party finder", () => {
	test.each(TABLE_KEYS)("%s: a phone's room with its table is at most 27 kB, a computer's 45", async (key) => {
		expect(await sizeOf(tableFile(key, "s"))).toEqual([800, 600, false]);
		expect(await sizeOf(tableFile(key, "l"))).toEqual([1860, 588, false]);
		// A seat and a place have the same width, on which they repeat.
		expect(await sizeOf(tableFile(key, "seat"))).toEqual([200, 384, true]);
		expect(await sizeOf(tableFile(key, "place"))).toEqual([200, 384, true]);
		expect(await sizeOf(tableFile(key, "ends"))).toEqual([160, 384, true]);
		const [large = 0, small = 0, ...pieces] = TABLE_PIECES.map((piece) => statSync(tableFile(key, piece)).size);
		const table = pieces.reduce((sum, bytes) => sum + bytes, 0);
		expect(small + table).toBeLessThanOrEqual(27_000);
		expect(large + table).toBeLessThanOrEqual(45_000);
		for (const piece of TABLE_PIECES)
			expect(statSync(tableFile(key, piece, "webp")).size).toBeLessThanOrEqual(
				2 * statSync(tableFile(key, piece)).size,
			);
	});

	test("each theme has one, other themes share one, and there are no others", () => {
		expect(TABLE_KEYS).toEqual([...THEMES, "oslava"]);
		expect(readdirSync(join(ROOT, "public/tables"))).toHaveLength(TABLE_KEYS.length * TABLE_PIECES.length * 2);
	});
});
