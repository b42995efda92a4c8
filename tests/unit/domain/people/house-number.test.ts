import { expect, test } from "vitest";
import { splitStreet } from "#lib/domain/people/house-number.ts";

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
	["číslo popisné 12", "", "12", ""],
	["Lhota, č. p. 7, zvonit", "Lhota", "7", "zvonit"],
	// Cottages have numbers of their own kind.
	["Chata ev. č. 45", "Chata", "E45", ""],
	["č. ev. 45", "", "E45", ""],
	["č.e. 45", "", "E45", ""],
	["Lhota, ev. 45", "Lhota", "E45", ""],
	["Lhota E45", "Lhota", "E45", ""],
	["e45", "", "E45", ""],
	["e. č. 45", "", "E45", ""],
	["Blok E 45", "Blok E", "45", ""],
	["Lhota evidenční číslo 45", "Lhota", "E45", ""],
	// The second number by its name.
	["Hlavní 5 č.o. 3", "Hlavní", "5/3", ""],
	["Hlavní č. p. 5, č. o. 3", "Hlavní", "5/3", ""],
	["Hlavní č.p. 5/č.o. 3a", "Hlavní", "5/3a", ""],
	["Hlavní č. o. 3", "Hlavní", "3", ""],
	// What stands behind the number is not lost.
	["Lidická 12, byt 4", "Lidická", "12", "byt 4"],
	["Lidická 12/3, 3. patro, vlevo", "Lidická", "12/3", "3. patro, vlevo"],
	["Dlouhá 12 byt 4", "Dlouhá", "12", "byt 4"],
	["Dlouhá 12/3 b.j. 4", "Dlouhá", "12/3", "b.j. 4"],
	["Dlouhá 12 b. j. 4", "Dlouhá", "12", "b. j. 4"],
	["Dlouhá 12 bj. 4", "Dlouhá", "12", "bj. 4"],
	["Dlouhá 12, č. bytu 4", "Dlouhá", "12", "č. bytu 4"],
	["Dlouhá 12 č. bytu 4", "Dlouhá", "12", "č. bytu 4"],
	["Dlouhá 12 byt č. 4", "Dlouhá", "12", "byt č. 4"],
	["Dlouhá 12 (byt 4)", "Dlouhá", "12", "(byt 4)"],
	["Dlouhá 12 - byt 4", "Dlouhá", "12", "byt 4"],
	["Dlouhá 12; byt 4", "Dlouhá", "12", "byt 4"],
	["Dlouhá 12/byt 4", "Dlouhá", "12", "byt 4"],
	["Dlouhá 5 dveře 7, zvonit", "Dlouhá", "5", "dveře 7, zvonit"],
	["Sídliště 5 vchod 2", "Sídliště", "5", "vchod 2"],
	["17. listopadu 5 3. patro", "17. listopadu", "5", "3. patro"],
	["Dlouhá 12 B patro 3", "Dlouhá", "12B", "patro 3"],
	["byt 4, Dlouhá 12", "Dlouhá", "12", "byt 4"],
	["Byt 4, Dlouhá 12, 3. patro", "Dlouhá", "12", "Byt 4, 3. patro"],
	["Vchodová 5", "Vchodová", "5", ""],
	["Na Dveřích 5", "Na Dveřích", "5", ""],
	// No number.
	["Dlouhá 1104 17", "Dlouhá 1104 17", "", ""],
	["Dlouhá 12B 4", "Dlouhá 12B 4", "", ""],
	["Dlouhá 5/3/2", "Dlouhá 5/3/2", "", ""],
	["Dlouhá 12 34, vlevo 5", "Dlouhá 12 34, vlevo 5", "", ""],
	["byt 4 Dlouhá 12", "byt 4 Dlouhá 12", "", ""],
	["Dlouhá byt 4", "Dlouhá byt 4", "", ""],
	["Dlouhá, byt 4", "Dlouhá, byt 4", "", ""],
	["Dlouhá", "Dlouhá", "", ""],
	["17. listopadu", "17. listopadu", "", ""],
	["28 října", "28 října", "", ""],
	["Náměstí 5. května", "Náměstí 5. května", "", ""],
	["Dlouhá, vzadu", "Dlouhá, vzadu", "", ""],
	["", "", "", ""],
])("“%s” is the street “%s”, the number “%s” and “%s”", (typed, street, houseNumber, addition) => {
	expect(splitStreet(typed)).toEqual({ street, houseNumber, addition });
});

test("a very long street is split without delay", () => {
	expect(splitStreet(`${"1 ".repeat(5_000)}ab,`).houseNumber).toBe("");
});
