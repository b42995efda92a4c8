import { expect, test } from "vitest";
import { splitStreet } from "#lib/domain/house-number.ts";

test.each([
	// As most people write it.
	["Lidická 12", "Lidická", "12", ""],
	["Náměstí 28. října 1104/17", "Náměstí 28. října", "1104/17", ""],
	["Dlouhá 5a", "Dlouhá", "5a", ""],
	["Dlouhá 5 a", "Dlouhá", "5a", ""],
	["Dlouhá 5A/12b", "Dlouhá", "5A/12b", ""],
	["Sokolovská 1104 / 17", "Sokolovská", "1104/17", ""],
	["Sokolovská 5 – 7", "Sokolovská", "5-7", ""],
	["17. listopadu 5", "17. listopadu", "5", ""],
	["třída 1. máje 328/12", "třída 1. máje", "328/12", ""],
	["Lidická12", "Lidická", "12", ""],
	["  Lidická   12 ", "Lidická", "12", ""],
	// Villages without streets.
	["č. p. 12", "", "12", ""],
	["č.p.12", "", "12", ""],
	["čp 12", "", "12", ""],
	["12", "", "12", ""],
	["Lhota 7", "Lhota", "7", ""],
	["Lhota čp. 7", "Lhota", "7", ""],
	["Lhota, č. p. 7", "Lhota", "7", ""],
	["Dlouhá č. 7", "Dlouhá", "7", ""],
	["Tlač 5", "Tlač", "5", ""],
	// Cottages have numbers of their own kind.
	["Chata ev. č. 45", "Chata", "ev. č. 45", ""],
	["č. ev. 45", "", "ev. č. 45", ""],
	["č.e. 45", "", "ev. č. 45", ""],
	// What stands behind the number is not lost.
	["Lidická 12, byt 4", "Lidická", "12", "byt 4"],
	["Lidická 12/3, 3. patro, vlevo", "Lidická", "12/3", "3. patro, vlevo"],
	// No number.
	["Dlouhá", "Dlouhá", "", ""],
	["17. listopadu", "17. listopadu", "", ""],
	["28 října", "28 října", "", ""],
	["Náměstí 5. května", "Náměstí 5. května", "", ""],
	["Dlouhá, vzadu", "Dlouhá, vzadu", "", ""],
	["", "", "", ""],
])("“%s” is the street “%s”, the number “%s” and “%s”", (typed, street, houseNumber, addition) => {
	expect(splitStreet(typed)).toEqual({ street, houseNumber, addition });
});

test("a hostile length is read at once", () => {
	expect(splitStreet(`${"1 ".repeat(5_000)}ab,`).houseNumber).toBe("");
});
