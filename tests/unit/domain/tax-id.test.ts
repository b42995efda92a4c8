import { expect, test } from "vitest";
import { isTaxId, normaliseTaxId } from "#lib/domain/tax-id.ts";

test.each([
	["a company's IČO", "CZ27082440", true],
	["an IČO with a wrong check digit", "CZ27082441", false],
	["eight digits from 9", "CZ90000006", false],
	["a VAT group", "CZ699004572", true],
	["another group", "CZ699004845", true],
	["a group with a wrong check digit", "CZ699004573", false],
	["a special case", "CZ640903926", true],
	["a woman's birth number", "CZ7103192745", true],
	["a birth number with a wrong check digit", "CZ7103192746", false],
	["a birth number of the 40th of March", "CZ7103402741", false],
	["nine digits of a birth before 1954", "CZ530101001", true],
	["nine digits of a birth in 1954, when there were ten", "CZ540101001", false],
	["an overflowed month before 2004", "CZ9921010000", false],
	["seven digits", "CZ2708244", false],
	["eleven digits", "CZ27082440123", false],
	["no prefix", "27082440", false],
	["small letters", "cz27082440", false],
	["another country", "SK2020000000", false],
	["nothing", "", false],
])("%s: %s is %s", (_, text, expected) => {
	expect(isTaxId(text)).toBe(expected);
});

test.each([
	["CZ27082440", "CZ27082440"],
	[" cz 270-824.40 ", "CZ27082440"],
	["27082440", "CZ27082440"],
	["699004572", "CZ699004572"],
	["7103192745", "CZ7103192745"],
	["123", "123"],
	["", ""],
])("%j is kept as %j", (typed, expected) => {
	expect(normaliseTaxId(typed)).toBe(expected);
});
