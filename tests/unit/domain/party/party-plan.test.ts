import { describe, expect, test } from "vitest";
import { type PartyGoods, planParty } from "#lib/domain/party/party-plan.ts";

let made = 0;
const goods = (name: string, changes: Partial<PartyGoods> = {}): PartyGoods => ({
	productId: ++made,
	name,
	categories: ["taliry-a-misky"],
	pieces: 8,
	isOfTheme: true,
	popularity: 50,
	stock: 100,
	...changes,
});
const cups = (name: string, changes: Partial<PartyGoods> = {}) =>
	goods(name, { categories: ["kelimky-a-brcka"], ...changes });
const shown = (offered: PartyGoods[], guests = 12) =>
	planParty(offered, guests).items.map(({ goods: { name }, packs, insteadOf, isShort }) => [
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
		const plain = goods("plain", { isOfTheme: false, popularity: 99 });
		expect(shown([plain, goods("weak", { popularity: 5 }), goods("strong", { popularity: 80 })])).toEqual([
			["strong", 2],
		]);
		expect(shown([plain])).toEqual([["plain", 2]]);
		const lantern = goods("lantern", { categories: ["lampiony"], popularity: 99 });
		expect(shown([lantern, goods("garland", { categories: ["girlandy"] })])).toEqual([["garland", 1]]);
	});

	test("the next of the same kind stands in for what there is too little of, and says so", () => {
		const few = goods("pirates", { stock: 1, popularity: 90 });
		expect(shown([few, goods("plain", { isOfTheme: false })], 8)).toEqual([["pirates", 1]]);
		expect(shown([few, goods("plain", { isOfTheme: false })], 9)).toEqual([["plain", 2, "instead of pirates"]]);
	});

	test("another variant of the same goods stands in without a word", () => {
		const red = goods("plates", { stock: 0 });
		expect(shown([red, { ...red, stock: 5 }])).toEqual([["plates", 2]]);
	});

	test("where there is not enough of any, it is what lasts for most guests, as many as there are", () => {
		const offered = [goods("few", { stock: 1 }), goods("more", { stock: 2, popularity: 1 })];
		expect(shown(offered, 40)).toEqual([["more", 2, "instead of few", "short"]]);
		expect(shown([goods("tens", { stock: 2, pieces: 10 }), goods("fives", { stock: 3, pieces: 5 })], 40)).toEqual([
			["tens", 2, "short"],
		]);
	});

	test("what is sold out is missing by its name; plates, cups and napkins also where the theme has none", () => {
		const { items, missing } = planParty(
			[goods("pirates", { stock: 0 }), goods("garland", { categories: ["girlandy"], stock: 0 })],
			12,
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
		expect(planParty([], 12).items).toEqual([]);
	});
});
