import { ORDER_LIMITS, type OrderLimits } from "#lib/domain/order/order-limits.ts";
import { changeSetting } from "#lib/shop/content/settings/manage-settings.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** Sets these limits of orders, the others as the shop has them by itself. */
export async function setOrderLimits({ shop }: TestShop, changes: Partial<OrderLimits>): Promise<void> {
	const value = { ...ORDER_LIMITS, ...changes };
	const set = await changeSetting(shop, { key: "orderLimits", locales: ["cs", "en"], value, isDryRun: false });
	if (!set.ok) throw new Error(`The limits were refused: ${set.value}`);
}

const MUCH = 100_000_000;

/** For tests about amounts: any order is as good as another. */
export const NO_LIMITS = { linePieces: MUCH, orderPieces: MUCH, goodsCzk: MUCH, cashCzk: MUCH };
