import { expect, test } from "vitest";
import { documentOf } from "#lib/shop/goods/search-index/marks.ts";

const GOODS = {
	name: "Pumpička na balónky",
	kind: ["Balónky", "Konfety s.r.o."],
	about: ["červená"],
	description: "Nafoukne i červený balónek.",
	codes: ["BL-1403", "859 1234"],
	variants: ["12", "3", "0"],
};

const entries = (goods: Partial<typeof GOODS>) =>
	documentOf("cs", { ...GOODS, ...goods })
		.document.split(" ")
		.map((entry) => entry.slice(1, -1));
const marksOf = (stem: string, goods: Partial<typeof GOODS> = {}) =>
	entries(goods)
		.filter((entry) => entry.slice(1) === stem)
		.map((entry) => entry[0])
		.join("");

test.each([
	["pumpik", "12345", "the head of the name"],
	["balonk", "2345", "the name after a preposition, though the category has it too"],
	["konfet", "345", "the brand"],
	["cerven", "", "nowhere: its fleeting e is gone"],
	["cervn", "45", "an attribute, though the description has it too"],
	["nafoukn", "5", "the description alone"],
	["na", "2345", "a small word of the name"],
	["i", "", "a small word of the description"],
])("%s is marked %j: %s", (stem, marks) => {
	expect(marksOf(stem)).toBe(marks);
});

test("a name that begins with a preposition is wholly its head", () => {
	expect(marksOf("balonk", { name: "Na balónky" })).toBe("12345");
});

test("variants that are a number of one or two digits are separate entries besides", () => {
	const numbersOf = (goods: Partial<typeof GOODS>) => entries(goods).filter((entry) => entry.startsWith("="));
	expect(numbersOf({})).toEqual(["=12", "=3", "=0"]);
	expect(marksOf("3")).toBe("45=");
	expect(numbersOf({ variants: ["30 cm", "2027", "č. 5"] })).toEqual([]);
});

test.each([
	["Girlanda 30 let", ["=30"]],
	["Balónek k 50. narozeninám", ["=50"]],
	["Balónek 30 cm, 10 ks", []],
	["Paruka 60", []],
])("of the name %s the age is an entry: %j", (name, expected) => {
	expect(entries({ name, variants: [] }).filter((entry) => entry.startsWith("="))).toEqual(expected);
});

test("codes are separate entries of letters and digits only", () => {
	expect(entries({}).filter((entry) => entry.startsWith("#"))).toEqual(["#bl1403", "#8591234"]);
	expect(entries({ codes: ["–", ""] }).filter((entry) => entry.startsWith("#"))).toEqual([]);
});

test("suggested words come from what a list shows, without numbers and without the description", () => {
	const { words } = documentOf("cs", { ...GOODS, name: "Balónek č. 5" });
	expect([...words]).toEqual([
		["balonek", "balonk"],
		["c", "c"],
		["balonky", "balonk"],
		["konfety", "konfet"],
		["s", "s"],
		["r", "r"],
		["o", "o"],
		["cervena", "cervn"],
	]);
});

test("no entry of the index needs escaping", () => {
	const { document } = documentOf("cs", {
		name: "'; drop table \\ \u0000 \ud800 a:*",
		kind: ["&|!()"],
		about: ["\\'"],
		description: "''",
		variants: [],
		codes: ["'\\"],
	});
	expect(document).toMatch(/^('[#1-5][\p{L}\p{N}]+' ?)*$/u);
});
