import { expect, test } from "vitest";
import { pickCompanions } from "#lib/storefront/goods/companions.ts";

const card = (id: number, availability: "in_stock" | "sold_out" = "in_stock") => ({ id, availability });
const beside = (companions: number[], motif: number[] = []) => ({
	companions: companions.map((id) => card(id)),
	same_motif: motif.map((id) => card(id)),
});
const ids = (cards: { id: number }[]) => cards.map(({ id }) => id);

test("accessories come first, of each product in its turn, then goods of the same motif, four in all", () => {
	expect(ids(pickCompanions([beside([1, 2], [7, 8]), beside([3], [9])], []))).toEqual([1, 3, 2, 7]);
});

test("nothing is shown twice, nor what lies in the cart", () => {
	expect(ids(pickCompanions([beside([1, 2], [3]), beside([2, 4], [3])], [1]))).toEqual([2, 4, 3]);
});

test("what cannot be bought goes with nothing, and goods that are no longer on sale have none", () => {
	expect(ids(pickCompanions([null, { companions: [card(1, "sold_out"), card(2)], same_motif: [] }], []))).toEqual([2]);
	expect(pickCompanions([], [])).toEqual([]);
});
