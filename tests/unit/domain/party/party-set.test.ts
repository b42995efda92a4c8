import { describe, expect, test } from "vitest";
import type { PartyGoods } from "#lib/domain/party/party-plan.ts";
import { planParty } from "#lib/domain/party/party-plan.ts";
import { setInstead } from "#lib/domain/party/party-set.ts";

type Goods = PartyGoods & { price: number };
const goods = (name: string, category: string, price: number, changes: Partial<PartyGoods> = {}): Goods => ({
	...{ name, price, categories: [category], pieces: 8, source: "theme" as const, match: 0, popularity: 50 },
	...{ warehouse: 100, branches: [] },
	...changes,
});
const PLATES = goods("plates", "taliry-a-misky", 100);
const CUPS = goods("cups", "kelimky-a-brcka", 80);
const NAPKINS = goods("napkins", "ubrousky-a-ubrusy", 50, { pieces: 20 });
const FLAG = goods("flag", "girlandy", 120, { pieces: 1 });
const HATS = goods("hats", "klobouky", 90);
const OFFERED = [PLATES, CUPS, NAPKINS, FLAG];

const set = (price: number, parts: Goods[], quantity = 1) => ({
	price,
	parts: parts.map((one) => ({ goods: one, quantity })),
});
/** How many sets, what they save, and what is bought besides, by name. */
function offered(guests: number, sets: ReturnType<typeof set>[], from: Goods[] = OFFERED) {
	const { items } = planParty(from, guests, false);
	const offer = setInstead(items, sets, guests);
	if (!offer) return null;
	const besides = items.flatMap((item, at) => (offer.besides[at] ? [`${item.goods.name} ${offer.besides[at]}`] : []));
	return [offer.packs, offer.saves, offer.forGuests, besides.join(", ")];
}

describe("a set in place of single goods", () => {
	test.each([
		["covers all guests", 8, 180, [1, 50, 8, "flag 1"]],
		["covers more than there are", 5, 180, [1, 50, 8, "flag 1"]],
		["twice, for twice the guests", 16, 170, [2, 70, 16, "flag 1"]],
		["and the rest by the pack", 12, 100, [2, 210, 16, "flag 1"]],
		["once, where the second would save less than its parts", 12, 200, [1, 30, 8, "plates 1, cups 1, flag 1"]],
	])("%s", (_, guests, price, expected) => {
		expect(offered(guests, [set(price, [PLATES, CUPS, NAPKINS])])).toEqual(expected);
	});

	test.each([
		["as dear as its parts", 230],
		["dearer", 300],
	])("no set that is %s", (_, price) => {
		expect(offered(8, [set(price, [PLATES, CUPS, NAPKINS])])).toBeNull();
	});

	test("of several the one that saves most", () => {
		const small = set(150, [PLATES, CUPS]);
		const large = set(250, [PLATES, CUPS, NAPKINS, FLAG]);
		expect(offered(8, [small, large])).toEqual([1, 100, 8, ""]);
		expect(offered(8, [large, set(60, [PLATES, CUPS])])).toEqual([1, 120, 8, "napkins 1, flag 1"]);
	});

	test("a part stands for planned goods of its kind, be it other ones; what no party needs counts nothing", () => {
		const garland = goods("garland", "girlandy", 60, { pieces: 1, source: "set" });
		expect(offered(8, [set(190, [PLATES, garland, HATS])])).toEqual([1, 30, 8, "cups 1, napkins 1"]);
		expect(offered(8, [set(50, [HATS])])).toBeNull();
	});

	test("a set of several packs covers as many guests", () => {
		expect(offered(16, [set(300, [PLATES, CUPS], 2)])).toEqual([1, 60, 16, "napkins 1, flag 1"]);
	});

	test("without plates and cups it lays for nobody", () => {
		expect(offered(8, [set(100, [FLAG])])).toEqual([1, 20, null, "plates 1, cups 1, napkins 1"]);
	});
});

describe("what one order can have", () => {
	test("sets take their parts from the warehouse, beside what is bought of these", () => {
		const plates = goods("plates", "taliry-a-misky", 100, { warehouse: 2 });
		const from = [plates, CUPS, NAPKINS];
		const two = set(200, [plates, CUPS, NAPKINS]);
		expect(offered(12, [two], from)).toEqual([1, 30, 8, "plates 1, cups 1"]);
		const three = goods("plates", "taliry-a-misky", 100, { warehouse: 1, pieces: 16 });
		expect(offered(8, [set(200, [three, CUPS, NAPKINS], 2)], [three, CUPS, NAPKINS])).toBeNull();
	});

	test("no set that takes what is bought besides of the same goods", () => {
		const plates = goods("plates", "taliry-a-misky", 100, { warehouse: 2 });
		expect(offered(20, [set(10, [plates])], [plates])).toBeNull();
	});

	test("no set where the rest of the party cannot be sent", () => {
		const flag = goods("flag", "girlandy", 120, { pieces: 1, warehouse: 0, branches: [{ id: 1, stock: 5 }] });
		const { items } = planParty([PLATES, CUPS, flag], 8, true);
		expect(items.map((item) => item.goods.name)).toContain("flag");
		expect(setInstead(items, [set(100, [PLATES, CUPS])], 8)).toBeNull();
	});
});
