import { describe, expect, test } from "vitest";
import { type MergedLine, planMerge } from "#lib/domain/cart-merge.ts";

let ids = 0;
const aLine = (line: Partial<MergedLine> & { variantId: number }): MergedLine => ({
	id: ++ids,
	parentId: null,
	productId: line.variantId * 10,
	quantity: 1,
	note: "",
	available: 100,
	name: `Zboží ${line.variantId}`,
	seenUnitMinor: null,
	...line,
});
const piecesOf = (own: MergedLine[], guest: MergedLine[]) => {
	const { writes, missing } = planMerge(own, guest);
	return { pieces: writes.map(({ variantId, below, quantity }) => [variantId, below, quantity]), missing };
};

describe("merging a guest's cart", () => {
	test.each([
		["one of them has it", 0, 3, 100, 3, false],
		["both have it", 2, 3, 100, 5, false],
		["exactly as many are left", 2, 3, 5, 5, false],
		["one too few is left", 2, 3, 4, 4, true],
		["fewer are left than the customer has", 2, 3, 1, 2, true],
		["none is left", 2, 3, 0, 2, true],
		["999 are the most", 600, 600, 5_000, 999, true],
	])("%s: %i and %i of %i make %i", (_, own, guest, available, pieces, isMissing) => {
		const mine = own === 0 ? [] : [aLine({ variantId: 1, quantity: own, available })];
		const result = piecesOf(mine, [aLine({ variantId: 1, quantity: guest, available })]);
		expect(result).toEqual({ pieces: [[1, null, pieces]], missing: isMissing ? ["Zboží 1"] : [] });
	});

	test("what is gone is left out, with what belongs below it", () => {
		const parent = aLine({ variantId: 1, available: 0 });
		const guest = [parent, aLine({ variantId: 2, parentId: parent.id })];
		expect(piecesOf([], guest)).toEqual({ pieces: [], missing: ["Zboží 1", "Zboží 2"] });
	});

	test("pieces of the same goods in several lines share what is left", () => {
		const parent = aLine({ variantId: 1 });
		const guest = [
			parent,
			aLine({ variantId: 2, quantity: 3, available: 4 }),
			aLine({ variantId: 2, parentId: parent.id, quantity: 3, available: 4 }),
		];
		expect(piecesOf([], guest)).toEqual({
			pieces: [
				[1, null, 1],
				[2, null, 3],
				[2, 1, 1],
			],
			missing: ["Zboží 2"],
		});
	});

	test("an add-on joins the same add-on below the same goods, and no other", () => {
		const [mine, theirs] = [aLine({ variantId: 1 }), aLine({ variantId: 1 })];
		const own = [mine, aLine({ variantId: 2, quantity: 2 }), aLine({ variantId: 2, parentId: mine.id, quantity: 4 })];
		const result = piecesOf(own, [theirs, aLine({ variantId: 2, parentId: theirs.id })]);
		expect(result.pieces).toEqual([
			[1, null, 2],
			[2, 1, 5],
		]);
	});

	test("100 lines are the most; those that are there already still grow", () => {
		const own = Array.from({ length: 100 }, (_, index) => aLine({ variantId: index + 1 }));
		const result = piecesOf(own, [aLine({ variantId: 500 }), aLine({ variantId: 7 })]);
		expect(result).toEqual({ pieces: [[7, null, 2]], missing: ["Zboží 500"] });
	});

	test.each([
		["", "", ""],
		["a", "", "a"],
		["", "b", "b"],
		["a", "b", "a\nb"],
		["a", "a", "a"],
		["a\nb", "b", "a\nb"],
		["a".repeat(499), "b", `${"a".repeat(499)}\n`],
	])("the notes %j and %j make %j", (own, guest, note) => {
		const { writes } = planMerge([aLine({ variantId: 1, note: own })], [aLine({ variantId: 1, note: guest })]);
		expect(writes[0]?.note).toBe(note);
	});
});
