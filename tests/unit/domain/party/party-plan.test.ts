import { describe, expect, test } from "vitest";
import { type PartyGoods, planParty } from "#lib/domain/party/party-plan.ts";

const goods = (name: string, changes: Partial<PartyGoods> = {}): PartyGoods => ({
	name,
	categories: ["taliry-a-misky"],
	pieces: 8,
	source: "theme",
	match: 0,
	popularity: 50,
	warehouse: 100,
	branches: [],
	...changes,
});
const cups = (name: string, changes: Partial<PartyGoods> = {}) =>
	goods(name, { categories: ["kelimky-a-brcka"], ...changes });
const shown = (offered: PartyGoods[], guests = 12) =>
	planParty(offered, guests, true).items.map(({ goods: { name }, packs, insteadOf, isShort }) => [
		...[name, packs],
		...(insteadOf === null ? [] : [`instead of ${insteadOf}`]),
		...(isShort ? ["short"] : []),
	]);

describe("what a party takes of a theme's goods", () => {
	test("one of each kind, in the order in which a party is laid out, for all guests", () => {
		const offered = [
			goods("garland", { categories: ["girlandy"], pieces: 1 }),
			cups("cups", { pieces: 10 }),
			goods("plates"),
			goods("costume", { categories: ["detske-kostymy"], pieces: null }),
		];
		expect(shown(offered)).toEqual([
			["plates", 2],
			["cups", 2],
			["garland", 1],
		]);
	});

	test("the theme's own before plain parts of its sets, then the likelier category, then the best seller", () => {
		const plain = goods("plain", { source: "set", popularity: 99 });
		expect(shown([plain, goods("weak", { popularity: 5 }), goods("strong", { popularity: 80 })])).toEqual([
			["strong", 2],
		]);
		expect(shown([plain])).toEqual([["plain", 2]]);
		const lantern = goods("lantern", { categories: ["lampiony"], popularity: 99 });
		expect(shown([lantern, goods("garland", { categories: ["girlandy"] })])).toEqual([["garland", 1]]);
	});

	test("the next of the same kind stands in for what there is too little of, and says so", () => {
		const few = goods("pirates", { warehouse: 1, popularity: 90 });
		expect(shown([few, goods("plain", { source: "set" })], 8)).toEqual([["pirates", 1]]);
		expect(shown([few, goods("plain", { source: "set" })], 9)).toEqual([["plain", 2, "instead of pirates"]]);
	});

	test("another variant of the same goods stands in too, and that is said: it has another colour", () => {
		const red = goods("plates, red", { warehouse: 0 });
		expect(shown([red, goods("plates, blue", { warehouse: 5 })])).toEqual([
			["plates, blue", 2, "instead of plates, red"],
		]);
	});

	test("of the theme's own goods the ones in its colours come first, else the first in the shop's order", () => {
		expect(shown([goods("red", { match: 2, popularity: 99 }), goods("white", { match: 9 })])).toEqual([["white", 2]]);
		expect(shown([goods("first"), goods("second")])).toEqual([["first", 2]]);
	});

	test("where there is not enough of any, it is what lasts for most guests, as many as there are", () => {
		const offered = [goods("few", { warehouse: 1 }), goods("more", { warehouse: 2, popularity: 1 })];
		expect(shown(offered, 40)).toEqual([["more", 2, "instead of few", "short"]]);
		expect(
			shown([goods("tens", { warehouse: 2, pieces: 10 }), goods("fives", { warehouse: 3, pieces: 5 })], 40),
		).toEqual([["tens", 2, "short"]]);
	});

	test("what is sold out is missing by its name; plates, cups and napkins also where the theme has none", () => {
		const { items, missing } = planParty(
			[goods("pirates", { warehouse: 0 }), goods("garland", { categories: ["girlandy"], warehouse: 0 })],
			12,
			true,
		);
		expect(items).toEqual([]);
		expect(missing).toEqual([
			{ kind: "plates", was: "pirates" },
			{ kind: "cups", was: null },
			{ kind: "napkins", was: null },
			{ kind: "decoration", was: "garland" },
		]);
	});

	test("a theme without goods takes nothing, and does not break", () => {
		expect(planParty([], 12, true).items).toEqual([]);
	});
});

describe("one order can have all of it (decisions 4)", () => {
	const at = (id: number, stock: number) => [{ id, stock }];

	test("what the warehouse has comes before what branches alone have", () => {
		const atBranch = goods("pirates", { warehouse: 0, branches: at(1, 9), popularity: 90 });
		const plain = goods("plain", { source: "set" });
		expect(shown([atBranch, plain])).toEqual([["plain", 2, "instead of pirates"]]);
	});

	test("a branch with the warehouse gives all when the warehouse alone does not", () => {
		const offered = [goods("plates", { warehouse: 1, branches: at(3, 1) }), cups("cups")];
		expect(shown(offered)).toEqual([
			["plates", 2],
			["cups", 2],
		]);
		expect(planParty(offered, 12, false).items.map(({ packs, isShort }) => [packs, isShort])).toEqual([
			[1, true],
			[2, false],
		]);
	});

	test("goods at two branches are never planned together", () => {
		const offered = [
			goods("plates", { warehouse: 0, branches: at(1, 9) }),
			cups("cups", { warehouse: 0, branches: at(2, 9) }),
			goods("napkins", { categories: ["ubrousky-a-ubrusy"], warehouse: 0, branches: at(2, 9) }),
		];
		expect(shown(offered)).toEqual([
			["cups", 2],
			["napkins", 2],
		]);
		expect(planParty(offered, 12, true).missing).toEqual([{ kind: "plates", was: "plates" }]);
	});
});

describe("plain goods in a colour of the theme", () => {
	const plain = (name: string, match: number, changes: Partial<PartyGoods> = {}) =>
		goods(name, { source: "colour", match, ...changes });

	test("stand in for what the theme lacks, in the colour that most of its goods have", () => {
		expect(shown([plain("black", 4, { popularity: 99 }), plain("red", 7)])).toEqual([["red", 2]]);
	});

	test("come behind goods of the theme and parts of its sets", () => {
		const own = goods("pirates", { popularity: 1 });
		expect(shown([plain("red", 7), own])).toEqual([["pirates", 2]]);
		expect(shown([plain("red", 7), goods("part", { source: "set", match: 1 })])).toEqual([["part", 2]]);
	});

	test("come before what a set has in a colour that is not the theme's", () => {
		const green = goods("slime green", { source: "set", match: 0 });
		expect(shown([green, plain("black", 1)])).toEqual([["black", 2]]);
		expect(shown([green])).toEqual([["slime green", 2]]);
	});

	test("are tableware and balloons alone: nobody wants any lantern or gift for its colour", () => {
		expect(shown([plain("lantern", 9, { categories: ["lampiony"], pieces: 1 })])).toEqual([]);
		expect(shown([plain("bags", 9, { categories: ["hry-a-darky"] })])).toEqual([]);
	});
});
