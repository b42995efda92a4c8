import { expect, test } from "vitest";
import { isAge, isOfAge } from "#lib/domain/words/ages.ts";

test.each([
	["30", undefined, undefined, true],
	["30", "balonky", "let", true],
	["18", undefined, "narozeniny", true],
	["30", "balonky", "cm", false],
	["20", "ubrousky", "ks", false],
	["12", undefined, "pcs", false],
	["38", "velikost", undefined, false],
	["5", undefined, undefined, false],
	["110", undefined, undefined, false],
	["2027", "cisla", undefined, false],
])("%s after %s and before %s: %s", (word, before, after, expected) => {
	expect(isAge(word, { before, after })).toBe(expected);
});

test("what only says that a number is an age, in each language", () => {
	expect(["let", "roku", "th"].map((word) => isOfAge("cs", word))).toEqual([true, true, false]);
	expect(["th", "years", "let"].map((word) => isOfAge("en", word))).toEqual([true, true, false]);
});
