import { describe, expect, test } from "vitest";
import { codeOf, isSmallWord, stemOf, wordsOf } from "#lib/domain/words/search-words.ts";

describe("words of a text", () => {
	test.each([
		["Balónky zlaté, 10 ks", ["balonky", "zlate", "10", "ks"]],
		["30cm", ["30", "cm"]],
		["BL-1021", ["bl", "1021"]],
		["children's", ["children"]],
		["Children's balloons", ["children", "balloons"]],
		["rock'n'roll", ["rock", "n", "roll"]],
		["2,5 × 2,2 m", ["2", "5", "2", "2", "m"]],
		["😀🎈", []],
		["'; -- \\ % & | ! ( ) : *", []],
		["\u0000a\u0000", ["a"]],
		["\ud800x\udc00", ["x"]],
		["x".repeat(100), ["x".repeat(40)]],
		["風船", ["風船"]],
		["", []],
	])("%j has %j", (text, words) => expect(wordsOf(text)).toEqual(words));
});

test.each([
	["BL-1021-CER", "bl1021cer"],
	[" 859 123 ", "859123"],
	["–", ""],
	["x".repeat(100), "x".repeat(40)],
])("the code %j is compared as %j", (text, code) => expect(codeOf(text)).toBe(code));

test("each language has its own stems and small words", () => {
	expect([stemOf("cs", "balonky"), stemOf("en", "balloons")]).toEqual(["balonk", "balloon"]);
	expect([isSmallWord("cs", "na"), isSmallWord("en", "na"), isSmallWord("en", "for")]).toEqual([true, false, true]);
});
