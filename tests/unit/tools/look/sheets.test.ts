import { expect, test } from "vitest";
import type { Entry } from "#tools/look/heights.ts";
import { layOutSheets, type Pair } from "#tools/look/sheets.ts";

const entry = (number: number, heightPx: number, pictureHeightPx = heightPx): Entry => ({
	...{ name: `page ${number}`, widthPx: 390, locale: "cs", heightPx, pictureHeightPx },
	file: `00${number}-page-390-cs.webp`,
});
const PHONE = { name: "sheet-390-cs", thumbnailPx: 260, isCompared: false };
const placesOf = (pairs: Pair[], layout = PHONE) =>
	layOutSheets(pairs, layout).map(({ frames }) => frames.map(({ left, top }) => [left, top]));

test("pictures stand beside each other below their names and heights, and are cut where they are too tall", () => {
	expect(layOutSheets([{ after: entry(1, 900) }, { after: entry(2, 9000) }], PHONE)).toEqual([
		{
			...{ name: "sheet-390-cs-01", width: 568, height: 1664 },
			frames: [
				{
					...{ file: "001-page-390-cs.webp", isBefore: false, caption: ["001 page 1", "900 px"] },
					...{ left: 16, top: 48, width: 260, height: 600 },
				},
				{
					...{ file: "002-page-390-cs.webp", isBefore: false, caption: ["002 page 2", "9000 px"] },
					...{ left: 292, top: 48, width: 260, height: 1600 },
				},
			],
		},
	]);
});

test("eight phones are in a row, six tablets, five computers; low rows share a sheet, high ones do not", () => {
	const pairs = (heightPx: number) => Array.from({ length: 9 }, (_, index) => ({ after: entry(index + 1, heightPx) }));
	expect(placesOf(pairs(9000)).map(({ length }) => length)).toEqual([8, 1]);
	const low = placesOf(pairs(900));
	expect(low.map(({ length }) => length)).toEqual([9]);
	expect(low[0]?.at(-1)).toEqual([16, 712]);
	expect(placesOf(pairs(9000), { ...PHONE, thumbnailPx: 340 }).map(({ length }) => length)).toEqual([6, 3]);
	expect(placesOf(pairs(9000), { ...PHONE, thumbnailPx: 420 }).map(({ length }) => length)).toEqual([5, 4]);
	expect(layOutSheets(pairs(9000), PHONE).map(({ name }) => name)).toEqual(["sheet-390-cs-01", "sheet-390-cs-02"]);
	expect(layOutSheets([], PHONE)).toEqual([]);
});

test("an earlier picture stands at the left of its own, with both heights and the change; a pair is on one sheet", () => {
	const compared = { ...PHONE, thumbnailPx: 420, isCompared: true };
	const [first, second] = layOutSheets(
		[
			{ after: entry(1, 6000), before: entry(1, 6120) },
			{ after: entry(2, 6000), before: entry(2, 6000) },
			{ after: entry(3, 6000) },
		],
		compared,
	);
	expect(first?.frames.map(({ caption, isBefore, left }) => [...caption, isBefore, left])).toEqual([
		["001 page 1", "before 6120 px", true, 16],
		["001 page 1", "after 6000 px (−120)", false, 452],
		["002 page 2", "before 6000 px", true, 888],
		["002 page 2", "after 6000 px", false, 1324],
	]);
	expect(second?.frames.map(({ caption, file, height }) => [caption[1], file, height])).toEqual([
		["before: not there", "", 0],
		["after 6000 px", "003-page-390-cs.webp", 1600],
	]);
});

test("of the first screen alone the picture is low, and the page's height is told", () => {
	const [sheet] = layOutSheets([{ after: entry(1, 8803, 844) }], PHONE);
	expect(sheet?.frames[0]).toMatchObject({ caption: ["001 page 1", "8803 px"], height: 563 });
});
