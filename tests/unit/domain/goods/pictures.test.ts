import { expect, test } from "vitest";
import { ALL_PICTURE_WIDTHS, isPictureWidth, PICTURE_WIDTHS, pictureHeight } from "#lib/domain/goods/pictures.ts";

test("a picture is made in each width of both sizes, and in no other", () => {
	for (const width of [...PICTURE_WIDTHS.ico, ...PICTURE_WIDTHS.big]) expect(isPictureWidth(width)).toBe(true);
	for (const width of [0, 95, 97, 400, 2400, Number.NaN]) expect(isPictureWidth(width)).toBe(false);
});

test("all widths stand in order, as browsers choose among them", () => {
	expect(ALL_PICTURE_WIDTHS).toEqual([96, 192, 320, 480, 800, 1200]);
});

test("a picture is a quarter higher than wide, in whole pixels", () => {
	expect(ALL_PICTURE_WIDTHS.map(pictureHeight)).toEqual([120, 240, 400, 600, 1000, 1500]);
});
