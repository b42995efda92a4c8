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
	["a line alone could have all pieces", SMALL, [SMALL], 3],
	["another size takes nothing away", SMALL, [SMALL, LARGE], 3],
	["another line of the same size does", SMALL, [SMALL, SMALL_AGAIN], 2],
	["so does one that belongs to other goods", SMALL, [SMALL, { ...LARGE, children: [SMALL_AGAIN] }], 2],
	["never fewer than none", SMALL_AGAIN, [{ ...SMALL, quantity: 9 }, SMALL_AGAIN], 0],
	["nothing is left of what is not sold", { ...SMALL, isActive: false }, [SMALL], 0],
])("%s", (_, line, lines, left) => {
	expect(leftFor(itemOf(line), cartOf(...lines))).toBe(left);
});

test("a cart is stopped by its first line with more than is left, and by none when all is there", () => {
	expect(unsellableLine(cartOf(SMALL, LARGE, SMALL_AGAIN))).toBeUndefined();
	expect(unsellableLine(cartOf(SMALL, { ...LARGE, quantity: 5 }))?.id).toBe(LARGE.id);
	expect(unsellableLine(cartOf({ ...SMALL, quantity: 3 }, SMALL_AGAIN))?.id).toBe(SMALL.id);
});
