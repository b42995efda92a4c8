import { describe, expect, test } from "vitest";
import { PARTY_KINDS, packsFor, partyKindOf } from "#lib/domain/party/party-kinds.ts";

describe("the kind of goods follows from their categories and the pieces in a pack", () => {
	test.each<[goods: string, categories: string[], pieces: number | null, kind: string | null]>([
		["plates", ["taliry-a-misky", "pirati"], 8, "plates"],
		["trays by four", ["taliry-a-misky", "silvestr"], 4, null],
		["cutlery", ["taliry-a-misky"], 24, null],
		["plates of an unknown pack", ["taliry-a-misky"], null, null],
		["a set that stands among plates too", ["pirati", "taliry-a-misky"], 8, null],
		["cups", ["kelimky-a-brcka", "more"], 8, "cups"],
		["straws", ["kelimky-a-brcka"], 25, null],
		["shot glasses", ["kelimky-a-brcka", "rozlucka"], 6, null],
		["espresso cups", ["kelimky-a-brcka", "svatba"], 20, null],
		["one cup", ["kelimky-a-brcka"], 1, null],
		["napkins", ["ubrousky-a-ubrusy"], 20, "napkins"],
		["a tablecloth", ["ubrousky-a-ubrusy", "pirati"], 1, "tablecloth"],
		["balloons", ["latexove-balonky", "pirati"], 8, "balloons"],
		["one large balloon", ["latexove-balonky", "svatba"], 1, null],
		["a foil balloon", ["foliove-balonky", "pirati"], 1, "foil"],
		["a garland of balloons", ["svatba", "balonkove-girlandy"], null, "foil"],
		["a garland", ["girlandy", "pirati"], 1, "decoration"],
		["a garland beside its theme", ["more", "girlandy"], 1, "decoration"],
		["candles", ["svicky-na-dort", "more"], 6, "cake"],
		["gifts for guests", ["pirati", "hry-a-darky"], 5, "favours"],
		["a game", ["hry-a-darky", "pirati"], 1, null],
		["a costume", ["detske-kostymy", "pirati"], null, null],
		["goods of no category", [], 8, null],
	])("%s", (_, categories, pieces, kind) => {
		expect(partyKindOf({ categories, pieces })?.kind ?? null).toBe(kind);
	});

	test("foil balloons come before garlands of balloons", () => {
		const placeOf = (key: string) => partyKindOf({ categories: [key], pieces: 1 })?.place;
		expect([placeOf("foliove-balonky"), placeOf("balonkove-girlandy"), placeOf("balonkova-cisla")]).toEqual([0, 1, 2]);
	});
});

describe("packs for guests", () => {
	test.each<[guests: number, pieces: number | null, packs: number]>([
		[1, 8, 1],
		[7, 8, 1],
		[8, 8, 1],
		[9, 8, 2],
		[16, 8, 2],
		[17, 8, 3],
		[12, 10, 2],
		[12, 5, 3],
		[20, 20, 1],
		[21, 20, 2],
		[99, 8, 13],
	])("%i guests take of plates by %i: %i", (guests, pieces, packs) => {
		expect(packsFor("plates", guests, pieces)).toBe(packs);
	});

	test.each([
		[1, 1],
		[8, 1],
		[9, 2],
		[16, 2],
		[17, 3],
	])("%i guests sit at tablecloths: %i", (guests, packs) => {
		expect(packsFor("tablecloth", guests, 1)).toBe(packs);
	});

	test("one garland, foil balloon and pack of candles is enough for any party", () => {
		for (const kind of ["foil", "decoration", "cake"] as const)
			expect([packsFor(kind, 1, 1), packsFor(kind, 99, 5), packsFor(kind, 40, null)]).toEqual([1, 1, 1]);
	});

	test("one pack less would not do, whatever the guests, the pack and the kind", () => {
		const others = ["foil", "decoration", "cake", "tablecloth", "balloons", "favours"];
		for (const kind of PARTY_KINDS.filter((one) => !others.includes(one)))
			for (const pieces of [5, 6, 8, 10, 12, 16, 20])
				for (let guests = 1; guests <= 99; guests++) {
					const packs = packsFor(kind, guests, pieces);
					expect(packs * pieces).toBeGreaterThanOrEqual(guests);
					expect((packs - 1) * pieces).toBeLessThan(guests);
				}
	});

	test.each([
		[10, 10, 1],
		[12, 10, 2],
		[40, 10, 4],
		[41, 10, 4],
		[99, 8, 5],
	])("nobody blows up more than forty balloons: %i guests, packs of %i: %i", (guests, pieces, packs) => {
		expect(packsFor("balloons", guests, pieces)).toBe(packs);
	});

	test.each([
		["gifts by five", 5, 3],
		["blowers by ten", 10, 2],
		["bingo of twelve cards", 12, 1],
		["small toys by fifty", 50, 1],
	])("%s: one game or supply is enough for all, gifts are for each guest", (_, pieces, packs) => {
		expect(packsFor("favours", 15, pieces)).toBe(packs);
	});
});
