import { describe, expect, test } from "vitest";
import { companyOf, isNotFound } from "#lib/shop/people/company/ares-answer.ts";
import company from "#tests/fixtures/ares/company.json" with { type: "json" };
import village from "#tests/fixtures/ares/village.json" with { type: "json" };

test("a company in a town", () => {
	expect(companyOf(company)).toEqual({
		companyId: "27082440",
		taxId: "CZ27082440",
		company: "Alza.cz a.s.",
		street: "Jankovcova 1522/53a",
		city: "Praha",
		zip: "17000",
		country: "CZ",
	});
});

test("in a village without streets the part of the village stands before the number", () => {
	expect(companyOf(village)).toMatchObject({ street: "Hoděčín 26", city: "Olešnice", zip: "51721" });
});

describe("an address", () => {
	const { sidlo } = company;
	const addressOf = (seat: object) => {
		const found = companyOf({ ...company, sidlo: seat });
		return [found?.street, found?.city, found?.zip];
	};
	test.each<[string, object, string[]]>([
		["without a second number", { ...sidlo, cisloOrientacni: null }, ["Jankovcova 1522", "Praha", "17000"]],
		[
			"without a part of the village",
			{ nazevObce: "Němčice", cisloDomovni: 151, psc: 67951 },
			["Němčice 151", "Němčice", "67951"],
		],
		[
			"of a building without a permanent number",
			{ nazevObce: "Lhota", cisloDomovni: 7, typCisloDomovni: 2 },
			["Lhota č. ev. 7", "Lhota", ""],
		],
		[
			"with an unstructured number",
			{ nazevUlice: "Hlavní", cisloDoAdresy: "12a", nazevObce: "Brno" },
			["Hlavní 12a", "Brno", ""],
		],
		["with a postcode of four digits", { psc: 1234 }, ["", "", "01234"]],
		["with the postcode as text alone", { pscTxt: "811 01", kodStatu: "SK" }, ["", "", "81101"]],
		["with a postcode of another kind", { pscTxt: "SW1A 1AA" }, ["", "", ""]],
		["of nothing", {}, ["", "", ""]],
	])("%s", (_, seat, expected) => {
		expect(addressOf(seat)).toEqual(expected);
	});

	test("of a company may be missing, as that of a trust", () => {
		expect(companyOf({ ico: "17686091", obchodniJmeno: "Alan, soukromý svěřenský fond" })).toEqual({
			companyId: "17686091",
			taxId: "",
			company: "Alan, soukromý svěřenský fond",
			street: "",
			city: "",
			zip: "",
			country: "CZ",
		});
	});
});

describe("DIČ", () => {
	test.each<[string, object, string]>([
		["of a VAT payer", { dic: "CZ27082440", seznamRegistraci: { stavZdrojeDph: "AKTIVNI" } }, "CZ27082440"],
		[
			"of a member of a VAT group is the group's",
			{
				dic: "CZ04116364",
				dicSkDph: "CZ699004572",
				seznamRegistraci: { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "AKTIVNI" },
			},
			"CZ699004572",
		],
		["of a former VAT payer is empty", { dic: "CZ27082440", seznamRegistraci: { stavZdrojeDph: "ZANIKLY" } }, ""],
		[
			"of somebody who was never a VAT payer is empty",
			{ dic: null, seznamRegistraci: { stavZdrojeDph: "NEEXISTUJICI" } },
			"",
		],
		["that says N/A is empty", { dicSkDph: "N/A", seznamRegistraci: { stavZdrojeSkDph: "AKTIVNI" } }, ""],
		["without data about registers is empty", { dic: "CZ27082440", seznamRegistraci: null }, ""],
	])("%s", (_, changes, expected) => {
		expect(companyOf({ ...company, dic: null, ...changes })?.taxId).toBe(expected);
	});
});

test("a dissolved company counts as not found", () => {
	expect(companyOf({ ...company, datumZaniku: "2020-01-31" })).toBeNull();
});

test("texts are one line and never longer than their field", () => {
	const found = companyOf({ ...company, obchodniJmeno: `  A\r\n\u0000B ${"x".repeat(500)}` });
	expect(found?.company).toBe(`A B ${"x".repeat(116)}`);
});

test.each([
	null,
	[],
	"x",
	{},
	{ ico: 27_082_440 },
	{ ico: "1" },
	{ ...company, sidlo: "Praha" },
	{ ...company, sidlo: { psc: -1 } },
])("an answer of another shape is refused: %j", (answer) => {
	expect(() => companyOf(answer)).toThrow();
});

test("only the registry's own answer means that a company was not found", () => {
	expect(isNotFound({ kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN", popis: "Subjekt nenalezen" })).toBe(true);
	for (const other of [{ kod: "OBECNA_CHYBA" }, {}, null, "NENALEZENO"]) expect(isNotFound(other)).toBe(false);
});
