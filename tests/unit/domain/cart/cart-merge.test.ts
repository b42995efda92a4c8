import { describe, expect, test } from "vitest";
import { type MergedLine, planMerge } from "#lib/domain/cart/cart-merge.ts";

let ids = 0;
const aLine = (line: Partial<MergedLine> & { variantId: number }): MergedLine => ({
	id: ++ids,
	parentId: null,
	productId: line.variantId * 10,
	quantity: 1,
	note: "",
	isActive: true,
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

	test("sold-out goods are left out together with their add-ons", () => {
		const parent = aLine({ variantId: 1, available: 0 });
		const guest = [parent, aLine({ variantId: 2, parentId: parent.id })];
		expect(piecesOf([], guest)).toEqual({ pieces: [], missing: ["Zboží 1", "Zboží 2"] });
	});

	test("several lines of the same goods share the pieces that are left", () => {
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

	test("an add-on is put below its own goods, though the customer has other lines", () => {
		const [other, mine, theirs] = [aLine({ variantId: 9 }), aLine({ variantId: 1 }), aLine({ variantId: 1 })];
		const own = [
			other,
			aLine({ variantId: 1, parentId: other.id }),
			mine,
			aLine({ variantId: 2, parentId: mine.id, quantity: 4 }),
		];
		expect(piecesOf(own, [theirs, aLine({ variantId: 2, parentId: theirs.id })]).pieces).toEqual([
			[1, null, 2],
			[2, 1, 5],
		]);
	});

	test("an add-on and the same goods bought alone stay separate lines", () => {
		const [mine, theirs] = [aLine({ variantId: 1 }), aLine({ variantId: 1 })];
		const addOn = aLine({ variantId: 2, parentId: mine.id, quantity: 4 });
		expect(piecesOf([mine, addOn], [aLine({ variantId: 2 })]).pieces).toEqual([[2, null, 1]]);
		const alone = aLine({ variantId: 2, quantity: 2 });
		expect(piecesOf([alone], [theirs, aLine({ variantId: 2, parentId: theirs.id })]).pieces).toEqual([
			[1, null, 1],
			[2, 1, 1],
		]);
	});

	test("pieces already in the customer's cart are counted once against the pieces left", () => {
		const parent = aLine({ variantId: 1 });
		const guest = [
			parent,
			aLine({ variantId: 2, available: 6 }),
			aLine({ variantId: 2, parentId: parent.id, quantity: 4, available: 6 }),
		];
		expect(piecesOf([aLine({ variantId: 2, quantity: 2, available: 6 })], guest)).toEqual({
			pieces: [
				[1, null, 1],
				[2, null, 3],
				[2, 1, 3],
			],
			missing: ["Zboží 2"],
		});
	});

	test("the last of 100 lines goes to the first new goods; a larger quantity needs no new line", () => {
		const own = Array.from({ length: 99 }, (_, index) => aLine({ variantId: index + 1 }));
		const guest = [aLine({ variantId: 7 }), aLine({ variantId: 500 }), aLine({ variantId: 501 })];
		expect(piecesOf(own, guest)).toEqual({
			pieces: [
				[7, null, 2],
				[500, null, 1],
			],
			missing: ["Zboží 501"],
		});
	});

	test("a cart with 100 lines gets no new line, but existing lines still grow", () => {
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
		["pro Janu\nzabalit", "zabalit", "pro Janu\nzabalit"],
		["zabalit", "z", "zabalit\nz"],
		["a".repeat(499), "b", `${"a".repeat(499)}\n`],
	])("the notes %j and %j make %j", (own, guest, note) => {
		const { writes } = planMerge([aLine({ variantId: 1, note: own })], [aLine({ variantId: 1, note: guest })]);
		expect(writes[0]?.note).toBe(note);
	});

	test("goods that the customer did not have come with the guest's note", () => {
		expect(planMerge([], [aLine({ variantId: 1, note: "zabalit" })]).writes[0]?.note).toBe("zabalit");
	});

	test.each([
		["the guest saw the later price", 4900, 5900, 5900],
		["the guest saw none", 4900, null, 4900],
		["the customer saw none", null, 5900, 5900],
		["nobody saw any", null, null, null],
	])("the price last seen, when %s: %s and %s make %s", (_, own, guest, seen) => {
		const { writes } = planMerge(
			[aLine({ variantId: 1, seenUnitMinor: own })],
			[aLine({ variantId: 1, seenUnitMinor: guest })],
		);
		expect(writes[0]?.seenUnitMinor).toBe(seen);
	});
});
