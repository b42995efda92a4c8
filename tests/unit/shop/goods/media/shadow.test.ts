import { expect, test } from "vitest";
import { evenOutShadow } from "#lib/shop/goods/media/paper/shadow.ts";

const RED = [224, 50, 63];
/** Pixels of a row, each with its alpha: a piece of red paper, its edge, shadow of many shades, and nothing. */
const ROW = [0, 20, 255, 255, 20, 70, 40, 0];
const rowOf = (alphas: readonly number[]) =>
	Buffer.from(alphas.flatMap((alpha, at) => [...(alpha === 255 ? RED : [at, at, at]), alpha]));

test("the edge of a piece has its colour, and what no piece touches the one of shadow", () => {
	const pixels = rowOf(ROW);
	evenOutShadow(pixels, ROW.length);
	const colours = ROW.map((_, at) => [...pixels.subarray(at * 4, at * 4 + 3)]);
	const ink = colours[0];
	expect(ink).not.toEqual([0, 0, 0]);
	expect(colours).toEqual([ink, RED, RED, RED, RED, ink, ink, ink]);
	expect(ROW.map((_, at) => pixels[at * 4 + 3])).toEqual(ROW);
});

test("rows above and below touch too", () => {
	const [above, below] = [rowOf([0, 0, 0]), rowOf([255, 0, 0])];
	const pixels = Buffer.concat([above, below]);
	evenOutShadow(pixels, 3);
	expect([...pixels.subarray(0, 3)]).toEqual(RED);
	expect([...pixels.subarray(4, 7)]).toEqual(RED);
	expect([...pixels.subarray(8, 11)]).not.toEqual(RED);
});
