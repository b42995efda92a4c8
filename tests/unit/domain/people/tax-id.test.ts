import { expect, test } from "vitest";
import { isTaxId, normaliseTaxId } from "#lib/domain/people/tax-id.ts";

test.each([
	["a company's IČO", "CZ27082440", true],
	["an IČO with a wrong check digit", "CZ27082441", false],
	["an IČO that ends with 9", "CZ27000079", true],
	["eight digits from 9, whose check digit holds", "CZ90000005", false],
	["a VAT group", "CZ699004572", true],
	["another group", "CZ699004845", true],
	["a group with a wrong check digit", "CZ699004573", false],
	["a special case", "CZ640903926", true],
	["a woman's birth number", "CZ7103192745", true],
	["a birth number with a wrong check digit", "CZ7103192746", false],
	["a birth number whose remainder of ten is written as 0", "CZ0471051230", true],
	["a birth number that begins with 6, which is not a special case", "CZ6253151234", true],
	["a birth number of the 40th of March", "CZ7103402746", false],
	["a birth number of the 31st of April", "CZ7104311236", false],
	["a birth number of a thirteenth month", "CZ7113011235", false],
	["a birth number of the 29th of February 2000", "CZ0002291234", true],
	["a birth number of the 29th of February 1965", "CZ6502291235", false],
	["nine digits of a birth before 1954", "CZ530101001", true],
	["nine digits of a birth in 1954, when birth numbers had ten", "CZ540101001", false],
	["nine digits of a birth in 1979, when birth numbers had ten", "CZ790101001", false],
	["nine digits of a birth in 1880", "CZ800101001", true],
	["nine digits of the 29th of February 1952", "CZ525229001", true],
	["nine digits of the 29th of February 1953", "CZ535229001", false],
	["an overflowed month before 2004", "CZ0321091232", false],
	["an overflowed month of 1954, which is not 2054", "CZ5421091236", false],
	["an overflowed month of the first year that has them", "CZ0421091231", true],
	["an overflowed month of a later year", "CZ0521091230", true],
	["something before the prefix", "XCZ27082440", false],
	["something behind the digits", "CZ27082440-1", false],
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
	["27082440123", "27082440123"],
	["", ""],
])("%j is kept as %j", (typed, expected) => {
	expect(normaliseTaxId(typed)).toBe(expected);
});
