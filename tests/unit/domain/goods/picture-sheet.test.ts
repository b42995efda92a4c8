import { expect, test } from "vitest";
import { PICTURE_SHEET, sheetCell, sheetPath, sheetRows, sheetVersion } from "#lib/domain/goods/picture-sheet.ts";

const cells = (count: number) => Array.from({ length: count }, (_, index) => sheetCell(index, count));

test("a sheet's address has the category and a version of its pictures", () => {
	expect(sheetPath({ id: 31, srcs: ["/media/a"] })).toMatch(/^\/media\/sheet\/31\/[0-9a-f]{16}$/);
	expect(sheetPath({ id: 0, srcs: ["/media/a"] })).toMatch(/^\/media\/sheet\/0\//);
});

test("the version changes exactly with the pictures and their order", () => {
	const sheets = [["/media/a", "/media/b"], ["/media/b", "/media/a"], ["/media/a"], ["/media/a", null], [null], []];
	expect(new Set(sheets.map((srcs) => sheetVersion({ srcs }))).size).toBe(6);
	expect(sheetVersion({ srcs: ["/media/a"] })).toBe(sheetVersion({ srcs: ["/media/a"] }));
});

test("the version is FNV-1a in 64 bits", () => {
	expect(sheetVersion({ srcs: ["/media/a", null] })).toBe("3ff889ef7f9358ee");
});

test.each([
	[1, ["0% 0%"]],
	[4, ["0% 0%", "33.33% 0%", "66.67% 0%", "100% 0%"]],
	[5, ["0% 0%", "33.33% 0%", "66.67% 0%", "100% 0%", "0% 100%"]],
	[
		14,
		[
			...["0% 0%", "33.33% 0%", "66.67% 0%", "100% 0%"],
			...["0% 33.33%", "33.33% 33.33%", "66.67% 33.33%", "100% 33.33%"],
			...["0% 66.67%", "33.33% 66.67%", "66.67% 66.67%", "100% 66.67%"],
			...["0% 100%", "33.33% 100%"],
		],
	],
])("positions of %i pictures", (count, positions) => {
	expect(cells(count)).toEqual(positions);
});

test.each([
	[0, 1],
	[1, 1],
	[4, 1],
	[5, 2],
	[8, 2],
	[9, 3],
	[100, 25],
	[101, 25],
	[5000, 25],
])("%i pictures stand in %i rows", (count, rows) => {
	expect(sheetRows(count)).toBe(rows);
});

test("a hundred pictures fill a sheet; further ones change nothing, and stand outside it", () => {
	const srcs = Array.from({ length: 101 }, (_, index) => `/media/${index}`);
	expect(sheetVersion({ srcs })).toBe(sheetVersion({ srcs: srcs.slice(0, PICTURE_SHEET.cellsMax) }));
	expect(sheetVersion({ srcs })).not.toBe(sheetVersion({ srcs: srcs.slice(0, 99) }));
	expect([sheetCell(99, 101), sheetCell(100, 101)]).toEqual(["100% 100%", "0% 104.17%"]);
});
