import { describe, expect, test } from "vitest";
import { planAgain, type WishedLine } from "#lib/domain/cart/order-again.ts";

const aLine = (line: Partial<WishedLine> & { variantId: number }): WishedLine => ({
	parentId: null,
	quantity: 1,
	note: "",
	name: `Zboží ${line.variantId}`,
	available: 100,
	isSold: true,
	isAgeAsked: false,
	...line,
});
const someLines = (count: number) => Array.from({ length: count }, (_, index) => aLine({ variantId: index + 1 }));
const piecesOf = (held: WishedLine[], wishes: WishedLine[]) => {
	const { writes, missing } = planAgain(held, wishes);
	return { pieces: writes.map(({ variantId, parentId, quantity }) => [variantId, parentId, quantity]), missing };
};

describe("ordering the goods of an order again", () => {
	test.each([
		["none is there yet", 0, 3, 100, {}, 3, false],
		["fewer are there", 2, 3, 100, {}, 3, false],
		["as many are there", 3, 3, 100, {}, null, false],
		["more are there", 5, 3, 100, {}, null, false],
		["exactly as many are available", 0, 3, 3, {}, 3, false],
		["one too few is available", 0, 3, 2, {}, 2, true],
		["none is available", 0, 3, 0, {}, null, true],
		["some are there and one more is available", 1, 3, 2, {}, 2, true],
		["more are there than are available", 2, 3, 1, {}, null, true],
		["as many are there as were ordered, and none is available", 3, 3, 0, {}, null, false],
		["they are not sold any more", 0, 3, 100, { isSold: false }, null, true],
		["they are not sold any more and some are there", 2, 3, 100, { isSold: false }, null, true],
		["they are not sold any more and as many are there", 3, 3, 100, { isSold: false }, null, true],
		["they have a minimum age", 0, 3, 100, { isAgeAsked: true }, null, true],
		["they have a minimum age, confirmed when one was added", 1, 3, 100, { isAgeAsked: true }, 3, false],
	])("%s: %i in the cart, %i ordered, %i available", (_, before, quantity, available, traits, pieces, isMissing) => {
		const held = before === 0 ? [] : [aLine({ variantId: 1, quantity: before })];
		const result = piecesOf(held, [aLine({ variantId: 1, quantity, available, ...traits })]);
		expect(result).toEqual({
			pieces: pieces === null ? [] : [[1, null, pieces]],
			missing: isMissing ? ["Zboží 1"] : [],
		});
	});

	test("only pieces of the same goods elsewhere in the cart reduce what can be added", () => {
		const held = [
			aLine({ variantId: 1, quantity: 2 }),
			aLine({ variantId: 2, quantity: 3 }),
			aLine({ variantId: 2, parentId: 71, quantity: 1 }),
		];
		expect(piecesOf(held, [aLine({ variantId: 2, parentId: 71, quantity: 5, available: 7 })])).toEqual({
			pieces: [[2, 71, 4]],
			missing: ["Zboží 2"],
		});
	});

	test("the same add-on below several goods shares the available pieces, the first line first", () => {
		const wishes = [71, 72, 73].map((parentId) => aLine({ variantId: 2, parentId, quantity: 5, available: 9 }));
		const held = [aLine({ variantId: 1 }), aLine({ variantId: 2, parentId: 71, quantity: 2 })];
		expect(piecesOf(held, [aLine({ variantId: 3, quantity: 50 }), ...wishes])).toEqual({
			pieces: [
				[3, null, 50],
				[2, 71, 5],
				[2, 72, 4],
			],
			missing: ["Zboží 2", "Zboží 2"],
		});
	});

	test("the last of 100 lines goes to the first new goods; a larger quantity needs no new line", () => {
		const wishes = [aLine({ variantId: 7, quantity: 2 }), aLine({ variantId: 500 }), aLine({ variantId: 501 })];
		expect(piecesOf(someLines(99), wishes)).toEqual({
			pieces: [
				[7, null, 2],
				[500, null, 1],
			],
			missing: ["Zboží 501"],
		});
	});

	test("goods that are not available use up no line", () => {
		const wishes = [aLine({ variantId: 500, available: 0 }), aLine({ variantId: 501 })];
		expect(piecesOf(someLines(99), wishes)).toEqual({ pieces: [[501, null, 1]], missing: ["Zboží 500"] });
	});

	test("a cart with 100 lines gets no new line, but existing lines still grow", () => {
		const wishes = [aLine({ variantId: 500 }), aLine({ variantId: 7, quantity: 2 })];
		expect(piecesOf(someLines(100), wishes)).toEqual({ pieces: [[7, null, 2]], missing: ["Zboží 500"] });
	});

	test.each([
		["moje", "z objednávky", "moje"],
		["", "z objednávky", ""],
		[null, "z objednávky", "z objednávky"],
	])("with the note %j in the cart and %j in the order the line keeps %j", (mine, note, kept) => {
		const held = mine === null ? [] : [aLine({ variantId: 1, note: mine })];
		expect(planAgain(held, [aLine({ variantId: 1, quantity: 2, note })]).writes[0]?.note).toBe(kept);
	});
});
