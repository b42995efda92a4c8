import { expect, test } from "vitest";
import { matchMarks } from "#lib/domain/words/match-marks.ts";

/** Marked parts in brackets. */
const marked = (text: string, query: string) =>
	matchMarks(text, query)
		.map((part) => (part.isMatch ? `[${part.text}]` : part.text))
		.join("");

test.each([
	["Zlaté balónky", "bal", "Zlaté [bal]ónky"],
	["Zlaté balónky", "BALO", "Zlaté [baló]nky"],
	["Balónek zlatý", "balonky", "[Balón]ek zlatý"],
	["Dětský kostým Pirátka", "kostým piráta", "Dětský [kostým] [Pirát]ka"],
	["Nebalónek", "balonek", "Nebalónek"],
	["Maska", "masek", "[Mas]ka"],
	["Malé kelímky", "malý", "[Mal]é kelímky"],
	["Baterka", "bal", "Baterka"],
	["Balík", "balonky", "[Bal]ík".replace(/[[\]]/g, "")],
	["Číslo 50", "5", "Číslo [5]0"],
	["Straße", "strass", "[Straß]e"],
	["Pe\u0301rka", "pe", "[Pe\u0301]rka"],
	["a", "", "a"],
	["", "a", ""],
	["<b>", "b", "<[b]>"],
	["Balónky", "(.*", "Balónky"],
])("%j searched for by %j is %j", (text, query, expected) => {
	expect(marked(text, query)).toBe(expected);
});

test("neighbouring unmarked words form one part", () => {
	expect(matchMarks("Sada na zlaté balónky, 10 ks", "zlat")).toEqual([
		{ text: "Sada na ", isMatch: false },
		{ text: "zlat", isMatch: true },
		{ text: "é balónky, 10 ks", isMatch: false },
	]);
});

test("the parts joined give the whole text", () => {
	const text = "Fóliový balónek „5“, 86 cm – e\u0301 😀";
	for (const query of ["5", "fol", "e", "😀", "cm 86"])
		expect(
			matchMarks(text, query)
				.map((part) => part.text)
				.join(""),
		).toBe(text);
});
