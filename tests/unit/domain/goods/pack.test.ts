import { expect, test } from "vitest";
import { packOf } from "#lib/domain/goods/pack.ts";

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
