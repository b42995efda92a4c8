import { expect, test } from "vitest";
import { matchPoints } from "#lib/domain/match-points.ts";

const POINTS = [
	{ code: "brno-a", name: "Trafika Veveří", street: "Veveří 22", city: "Brno", zip: "60200" },
	{ code: "brno-b", name: "box Židenice", street: "Bělohorská 3", city: "Brno", zip: "61500" },
	{ code: "praha", name: "Květiny Vinohrady", street: "Vinohradská 31", city: "Praha 2", zip: "12000" },
	{ code: "usti", name: "Trafika Střed", street: "Masarykova 52", city: "Ústí nad Labem", zip: "40001" },
	{ code: "zlin", name: "Hračky", street: "Brněnská 5", city: "Zlín", zip: "76001" },
];
const find = (query: string, limit = 30) => matchPoints(POINTS, query, limit).map(({ code }) => code);

test.each([
	["a town, its points before a street of that name", "brn", ["brno-b", "brno-a", "zlin"]],
	["a town without diacritics", "usti", ["usti"]],
	["a town in capitals", "ÚSTÍ NAD LABEM", ["usti"]],
	["a later word of a town", "labem", ["usti"]],
	["a street", "masaryk", ["usti"]],
	["a name", "kvetiny", ["praha"]],
	["the beginning of a postcode", "61", ["brno-b"]],
	["all words", "trafika brno", ["brno-a"]],
	["a word that is nowhere", "brno xyz", []],
	["a postcode with a blank, the nearest numbers first", "602 00", ["brno-a", "brno-b", "zlin", "usti", "praha"]],
	["a postcode without a point of its own", "61600", ["brno-b", "brno-a", "zlin", "usti", "praha"]],
	["a postcode with its town", "615 00 Brno", ["brno-b", "brno-a"]],
	["a town with its postcode behind it", "Brno 615 00", ["brno-b", "brno-a"]],
	["a town, a postcode and a street right behind it", "Brno 60200Veveří", ["brno-a"]],
	["a postcode with a town that has no point", "12001 Lhota", ["praha", "usti", "brno-a", "brno-b", "zlin"]],
	["nothing, by towns", "  ", ["brno-b", "brno-a", "praha", "usti", "zlin"]],
])("by %s", (_, query, expected) => {
	expect(find(query)).toEqual(expected);
});

test.each([
	["the town itself before one that begins so", "most", ["Most", "Mostek"]],
	["the town itself before a nearer postcode", "544 75 Most", ["Most", "Mostek"]],
	["a town that begins so before one with a later word", "lip", ["Lipník nad Bečvou", "Česká Lípa"]],
	["a street before a name", "kvet", ["Zlín", "Brno"]],
])("%s", (_, query, cities) => {
	const points = [
		{ name: "Hračky", street: "Radniční 3", city: "Most", zip: "43401" },
		{ name: "Potraviny", street: "Nádražní 8", city: "Mostek", zip: "54475" },
		{ name: "Drogerie", street: "Jiráskova 12", city: "Česká Lípa", zip: "47001" },
		{ name: "Papírnictví", street: "Havlíčkova 6", city: "Lipník nad Bečvou", zip: "75131" },
		{ name: "Květinářství", street: "Masarykova 1", city: "Brno", zip: "60200" },
		{ name: "Trafika", street: "Květná 4", city: "Zlín", zip: "76001" },
	];
	expect(matchPoints(points, query, 30).map(({ city }) => city)).toEqual(cities);
});

test("at most as many as asked for, and the list itself is left as it was", () => {
	const before = structuredClone(POINTS);
	expect(find("", 2)).toEqual(["brno-b", "brno-a"]);
	expect(POINTS).toEqual(before);
});

test.each(["%", "'", "\\", "\0", "🎈", "a".repeat(100), "(((", "\ud800"])(
	"%j finds nothing and harms nothing",
	(query) => {
		expect(() => find(query)).not.toThrow();
	},
);
