import { describe, expect, test } from "vitest";
import { otherPacks, type PacksOf, type PutParty, partyChanges } from "#lib/domain/party/party-cart.ts";

const cart = (packs: PacksOf, id = "a") => ({ id, packs });
const put = (packs: PacksOf, before: PacksOf = {}): PutParty => ({ cartId: "a", before, packs });

describe("what has to be written into the cart", () => {
	test.each<[string, wanted: PacksOf, cart: ReturnType<typeof cart>, put: PutParty | null, [number, number, number][]]>(
		[
			[
				"a first press adds all to what is there",
				{ 1: 2, 2: 1 },
				cart({ 1: 3 }),
				null,
				[
					[1, 3, 5],
					[2, 0, 1],
				],
			],
			["of goods taken out of the list nothing", { 1: 0 }, cart({}), null, []],
			["and nothing of other goods is touched", { 1: 0 }, cart({ 1: 3 }), null, []],
			["nothing, once all is in", { 1: 2 }, cart({ 1: 5 }), put({ 1: 2 }, { 1: 3 }), []],
			["after a part stayed, only the rest", { 1: 2, 2: 1 }, cart({ 1: 2 }), put({ 1: 2, 2: 1 }), [[2, 0, 1]]],
			[
				"what stayed of one line is completed, not doubled",
				{ 1: 3 },
				cart({ 1: 4 }),
				put({ 1: 3 }, { 1: 2 }),
				[[1, 4, 5]],
			],
			[
				"what was taken out elsewhere is missing again",
				{ 1: 2, 2: 1 },
				cart({ 2: 1 }),
				put({ 1: 2, 2: 1 }),
				[[1, 0, 2]],
			],
			[
				"what was there before and taken out elsewhere stays out",
				{ 1: 2 },
				cart({ 1: 1 }),
				put({ 1: 2 }, { 1: 3 }),
				[[1, 1, 3]],
			],
			["what was added elsewhere stays", { 1: 2 }, cart({ 1: 9 }), put({ 1: 2 }), []],
			["more wanted now is added", { 1: 4 }, cart({ 1: 2 }), put({ 1: 2 }), [[1, 2, 4]]],
			["less wanted now is taken back", { 1: 1 }, cart({ 1: 5 }), put({ 1: 2 }, { 1: 3 }), [[1, 5, 4]]],
			[
				"none wanted now is taken out, but what was there before",
				{ 1: 0 },
				cart({ 1: 5 }),
				put({ 1: 2 }, { 1: 3 }),
				[[1, 5, 3]],
			],
			["another cart has nothing of it", { 1: 2 }, cart({ 1: 1 }, "b"), put({ 1: 2 }), [[1, 1, 3]]],
		],
	)("%s", (_, wanted, held, before, changes) => {
		expect(partyChanges(wanted, held, before)).toEqual(
			changes.map(([variantId, from, to]) => ({ variantId, from, to })),
		);
	});

	test("packs besides the party are those from before, as far as they are still there", () => {
		expect(otherPacks(1, cart({ 1: 5 }), null)).toBe(5);
		expect(otherPacks(1, cart({ 1: 5 }), put({ 1: 2 }, { 1: 3 }))).toBe(3);
		expect(otherPacks(1, cart({ 1: 1 }), put({ 1: 2 }, { 1: 3 }))).toBe(1);
		expect(otherPacks(2, cart({}), put({ 1: 2 }))).toBe(0);
	});
});
