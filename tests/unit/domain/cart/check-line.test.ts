import { describe, expect, test } from "vitest";
import { piecesLeft, putProblem, type WantedLine } from "#lib/domain/cart/check-line.ts";

const wanted = ({ goods, ...line }: Partial<Omit<WantedLine, "goods">> & { goods?: Partial<WantedLine["goods"]> }) => ({
	goods: { isActive: true, available: 10, minimumAge: null, ...goods },
	quantity: 1,
	before: 0,
	elsewhere: 0,
	lines: 0,
	isAgeConfirmed: false,
	...line,
});

test.each([
	["all there are", { isActive: true, available: 10 }, 0, 10],
	["what other lines leave", { isActive: true, available: 10 }, 4, 6],
	["none when other lines have all", { isActive: true, available: 10 }, 10, 0],
	["none when other lines have more than are left", { isActive: true, available: 10 }, 11, 0],
	["none of goods that are not sold", { isActive: false, available: 10 }, 0, 0],
])("a line may have %s", (_, goods, elsewhere, left) => {
	expect(piecesLeft(goods, elsewhere)).toBe(left);
});

describe("a line may have so many pieces:", () => {
	test.each<[string, Parameters<typeof wanted>[0], ReturnType<typeof putProblem>]>([
		["one of those in stock", {}, null],
		["all there are", { quantity: 10 }, null],
		["not one more", { quantity: 11 }, { ok: false, error: "out_of_stock", value: 10 }],
		["what other lines leave", { quantity: 6, elsewhere: 4 }, null],
		["not more than other lines leave", { quantity: 7, elsewhere: 4 }, { ok: false, error: "out_of_stock", value: 6 }],
		["none of sold-out goods", { goods: { available: 0 } }, { ok: false, error: "out_of_stock", value: 0 }],
		["none of goods that are not sold", { goods: { isActive: false } }, { ok: false, error: "not_active" }],
		["a hundredth line", { lines: 99 }, null],
		["no line after the hundredth", { lines: 100 }, { ok: false, error: "cart_full", value: 100 }],
		["a larger quantity in one of a hundred lines", { lines: 100, before: 1, quantity: 2 }, null],
		["of goods for adults with the age confirmed", { goods: { minimumAge: 18 }, isAgeConfirmed: true }, null],
		[
			"none of goods for adults without it",
			{ goods: { minimumAge: 18 } },
			{ ok: false, error: "age_unconfirmed", value: 18 },
		],
		["more of goods for adults already in the cart", { goods: { minimumAge: 18 }, before: 1, quantity: 2 }, null],
	])("%s", (_, line, problem) => {
		expect(putProblem(wanted(line))).toEqual(problem);
	});

	test("removing a line is never refused", () => {
		const worst = { goods: { isActive: false, available: 0, minimumAge: 18 }, lines: 100, quantity: 0 };
		expect(putProblem(wanted(worst))).toBeNull();
	});

	test("the first of several reasons is told: not sold, too few pieces left, too many lines, the age", () => {
		const line = { goods: { available: 0, minimumAge: 18 }, lines: 100 };
		expect(putProblem(wanted({ ...line, goods: { ...line.goods, isActive: false } }))?.error).toBe("not_active");
		expect(putProblem(wanted(line))?.error).toBe("out_of_stock");
		expect(putProblem(wanted({ ...line, goods: { minimumAge: 18 } }))?.error).toBe("cart_full");
		expect(putProblem(wanted({ goods: { minimumAge: 18 } }))?.error).toBe("age_unconfirmed");
	});
});
