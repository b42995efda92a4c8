import { convertMinor } from "../../../domain/money/money.ts";
import { type BasketProblem, basketProblem, type OrderLimits } from "../../../domain/order/order-limits.ts";
import { type Refusal, refuse } from "../../../domain/result.ts";
import type { CartItemRow, CartRow } from "./cart.sql.ts";

type Basket = { cart: CartRow; items: CartItemRow[]; goodsCzkMinor: number };

/**
 * Why a basket is too large for one order, whatever its delivery, with the limit in pieces or minor units of the cart's
 * currency; null when it is not.
 */
export function basketRefusal(
	{ cart, items, goodsCzkMinor }: Basket,
	limits: OrderLimits,
): (Refusal<BasketProblem["code"]> & { value: number }) | null {
	const lines = items.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }));
	const problem = basketProblem({ lines, goodsCzkMinor }, limits);
	if (!problem) return null;
	const { code, limit } = problem;
	return { ...refuse(code), value: code === "goods_limit" ? convertMinor(limit * 100, cart.currency) : limit };
}
