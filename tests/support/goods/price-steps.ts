import { sql } from "drizzle-orm";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import type { TestProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";

const DAY_MS = 86_400_000;

/** A price from a moment on; `sale` is null when not reduced. Any unit, as long as it is one. */
export type PriceStep = { from: Date; price: number; sale: number | null };

/**
 * The law by the letter (Act 634/1992 § 12a): the lowest price asked in the 30 days before the first step of the reduction that
 * holds now, or since the first sale when that is shorter; null without a reduction, or when nothing came before it.
 */
export function lowestBeforeReduction(steps: readonly PriceStep[]): number | null {
	const inOrder = steps.toSorted((a, b) => a.from.getTime() - b.from.getTime());
	const lastFull = inOrder.findLastIndex((step) => step.sale === null);
	const began = inOrder[lastFull + 1]?.from.getTime();
	if (began === undefined) return null;
	const windowStart = began - 30 * DAY_MS;
	const before = inOrder.filter((step) => step.from.getTime() < began);
	const heldAtStart = before.findLast((step) => step.from.getTime() <= windowStart);
	const within = before.filter((step) => step.from.getTime() > windowStart);
	const asked = [...(heldAtStart ? [heldAtStart] : []), ...within].map((step) => step.sale ?? step.price);
	return asked.length === 0 ? null : Math.min(...asked);
}

/** Gives a product of one variant these prices, the last one as today's; net crowns. */
export async function setPriceSteps(testShop: TestShop, product: TestProduct, steps: readonly PriceStep[]) {
	const { db } = testShop.shop;
	await db.execute(sql`delete from price_history where variant_id = ${product.variantId}`);
	for (const { from, price, sale } of steps)
		await db.execute(sql`
			insert into price_history (variant_id, net_price, net_sale_price, valid_from)
			values (${product.variantId}, ${price}, ${sale}, ${from})`);
	const last = steps.at(-1);
	await db.execute(sql`
		update variants set net_price = ${last?.price ?? 0}, net_sale_price = ${last?.sale ?? null} where id = ${product.variantId}`);
	await relist(db, [product.id]);
}
