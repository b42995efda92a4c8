import { expect, test } from "vitest";
import { leftFor, unsellableLine } from "#components/cart/sellable.ts";
import type { Cart, CartItem } from "#lib/contract/schemas/cart.ts";

type Line = { id: number; variantId: number; quantity: number; stock: number; children?: Line[]; isActive?: boolean };

/** Lines of one product in several sizes, as far as what is left depends on them. */
function itemOf({ id, variantId, quantity, stock, children = [], isActive = true }: Line): CartItem {
	const availability = isActive ? "in_stock" : "not_active";
	const goods = { product: { id: 7 }, variant: { id: variantId } };
	return { ...goods, id, quantity, stock, availability, children: children.map(itemOf) } as unknown as CartItem;
}
const cartOf = (...lines: Line[]) => ({ items: lines.map(itemOf) }) as Cart;

const SMALL = { id: 1, variantId: 10, quantity: 2, stock: 3 };
const LARGE = { id: 2, variantId: 11, quantity: 4, stock: 4 };
const SMALL_AGAIN = { id: 3, variantId: 10, quantity: 1, stock: 3 };

test.each<[string, Line, Line[], number]>([
	["a single line may have all pieces", SMALL, [SMALL], 3],
	["a line of another variant takes none of them", SMALL, [SMALL, LARGE], 3],
	["another line of the same variant takes some", SMALL, [SMALL, SMALL_AGAIN], 2],
	["so does an add-on of the same variant below other goods", SMALL, [SMALL, { ...LARGE, children: [SMALL_AGAIN] }], 2],
	["the rest is never below zero", SMALL_AGAIN, [{ ...SMALL, quantity: 9 }, SMALL_AGAIN], 0],
	["nothing is left of goods that are not sold", { ...SMALL, isActive: false }, [SMALL], 0],
])("%s", (_, line, lines, left) => {
	expect(leftFor(itemOf(line), cartOf(...lines))).toBe(left);
});

test("the first line with more pieces than are left stops a cart; with enough of everything none does", () => {
	expect(unsellableLine(cartOf(SMALL, LARGE, SMALL_AGAIN))).toBeUndefined();
	expect(unsellableLine(cartOf(SMALL, { ...LARGE, quantity: 5 }))?.id).toBe(LARGE.id);
	expect(unsellableLine(cartOf({ ...SMALL, quantity: 3 }, SMALL_AGAIN))?.id).toBe(SMALL.id);
});
