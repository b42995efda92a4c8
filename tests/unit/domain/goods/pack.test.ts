import { expect, test } from "vitest";
import { isSoldByPiece, packOf } from "#lib/domain/goods/pack.ts";

test.each([
	["8", 8],
	["20 ks", 20],
	["1", null],
	["0", null],
	["několik", null],
	["", null],
	[undefined, null],
	[null, null],
])("a pack of %j has %j pieces", (words, pieces) => {
	expect(packOf(words)).toBe(pieces);
});

test.each([
	["Talíře Dinosauři 23 cm, 8 ks", 8, true],
	["Talíře Dinosauři 23\u00a0cm, 8\u00a0ks", 8, true],
	["Party hats with pompoms, 8 pcs", 8, true],
	["Photo booth props, set of 20", 20, true],
	["Dinosauři: party set pro 8 dětí", 8, false],
	["Girlanda Novomanželé na auto", 12, false],
	["Balónky, 18 ks", 8, false],
] as const)("%s with %i pieces has a price of one: %s", (name, pack, isSold) => {
	expect(isSoldByPiece(name, pack)).toBe(isSold);
});
