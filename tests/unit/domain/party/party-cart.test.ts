import { describe, expect, test } from "vitest";
import {
	allPut,
	hasParty,
	otherPacks,
	type PutParty,
	partyChanges,
	tryToPut,
	type WantedPacks,
} from "#lib/domain/party/party-cart.ts";

type Packs = Record<number, number>;
const goods = (variantId: number, packs: number): WantedPacks => ({
	...{ variantId, packs },
	...{ productId: variantId * 10, name: `Goods ${variantId}` },
});
const wanting = (packs: Packs) => Object.entries(packs).map(([id, count]) => goods(Number(id), count));
const cart = (packs: Packs, id = "a") => ({ id, packs });
const put = (packs: Packs, before: Packs = {}): PutParty => ({
	cartId: "a",
	lines: wanting(packs).map((line) => ({ ...line, before: before[line.variantId] ?? 0 })),
});
const changed = (...[wanted, held, before]: [Packs, ReturnType<typeof cart>, PutParty | null]) =>
	partyChanges(wanting(wanted), held, before).map(({ variantId, from, to }) => [variantId, from, to]);

describe("what has to be written into the cart", () => {
	test.each<[string, wanted: Packs, ReturnType<typeof cart>, PutParty | null, [number, number, number][]]>([
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
		["what stayed of a line is completed, not doubled", { 1: 3 }, cart({ 1: 4 }), put({ 1: 3 }, { 1: 2 }), [[1, 4, 5]]],
		["what was taken out elsewhere is missing again", { 1: 2, 2: 1 }, cart({ 2: 1 }), put({ 1: 2, 2: 1 }), [[1, 0, 2]]],
		[
			"what was there before and went elsewhere stays out",
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
		[
			"what another plan has no more goes after all else",
			{ 2: 1 },
			cart({ 1: 5 }),
			put({ 1: 2 }, { 1: 3 }),
			[
				[2, 0, 1],
				[1, 5, 3],
			],
		],
		["another cart has nothing of it", { 1: 2 }, cart({ 1: 1 }, "b"), put({ 1: 2, 3: 1 }), [[1, 1, 3]]],
	])("%s", (_, wanted, held, before, changes) => {
		expect(changed(wanted, held, before)).toEqual(changes);
	});

	test("in the order of the list, whatever the numbers of its goods", () => {
		expect(partyChanges([goods(9, 1), goods(3, 1)], cart({}), null).map(({ variantId }) => variantId)).toEqual([9, 3]);
	});
});

describe("a try that fails", () => {
	test("leaves a smaller amount still to be written", () => {
		const held = cart({ 1: 4 });
		const tried = tryToPut(wanting({ 1: 2 }), held, put({ 1: 4 }));
		expect(changed({ 1: 2 }, held, tried)).toEqual([[1, 4, 2]]);
		expect(changed({ 1: 0 }, held, tried)).toEqual([[1, 4, 0]]);
	});

	test("of the first goods knows what was there before", () => {
		const tried = tryToPut(wanting({ 1: 2, 2: 1 }), cart({ 1: 3 }), null);
		expect(changed({ 1: 2, 2: 1 }, cart({ 1: 5 }), tried)).toEqual([[2, 0, 1]]);
		expect(changed({ 1: 2, 2: 1 }, cart({ 1: 3 }), tried)).toEqual([
			[1, 3, 5],
			[2, 0, 1],
		]);
	});

	test("of taking goods of an earlier plan out is repeated", () => {
		const held = cart({ 1: 2 });
		const tried = tryToPut(wanting({ 2: 1 }), held, put({ 1: 2 }));
		expect(changed({ 2: 1 }, held, tried)).toEqual([
			[2, 0, 1],
			[1, 2, 0],
		]);
	});
});

test("once all is written, what is wanted is put, and what was dropped is forgotten", () => {
	const tried = tryToPut(wanting({ 1: 2, 2: 0 }), cart({ 1: 4, 2: 1, 3: 1 }), put({ 1: 3, 2: 1, 3: 1 }, { 1: 1 }));
	expect(allPut(wanting({ 1: 2, 2: 0 }), tried)).toEqual(put({ 1: 2 }, { 1: 1 }));
});

describe("packs in the cart", () => {
	test("besides the party are those from before, as far as they are still there", () => {
		expect(otherPacks(1, cart({ 1: 5 }), null)).toBe(5);
		expect(otherPacks(1, cart({ 1: 5 }), put({ 1: 2 }, { 1: 3 }))).toBe(3);
		expect(otherPacks(1, cart({ 1: 1 }), put({ 1: 2 }, { 1: 3 }))).toBe(1);
		expect(otherPacks(2, cart({ 2: 4 }), put({ 1: 2 }))).toBe(4);
		expect(otherPacks(1, cart({ 1: 4 }, "b"), put({ 1: 2 }))).toBe(4);
	});

	test("of the party are those above", () => {
		expect(hasParty(cart({ 1: 5 }), put({ 1: 2 }, { 1: 3 }))).toBe(true);
		expect(hasParty(cart({ 1: 3 }), put({ 1: 2 }, { 1: 3 }))).toBe(false);
		expect(hasParty(cart({ 1: 5 }, "b"), put({ 1: 2 }))).toBe(false);
		expect(hasParty(cart({ 1: 5 }), null)).toBe(false);
	});
});
