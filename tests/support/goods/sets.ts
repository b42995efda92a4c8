import { sql } from "drizzle-orm";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { aProduct, type ProductTraits, type TestProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";
import { aSet } from "./watches.ts";

/** A set of so many pieces of each, in this order, listed. */
export async function aListedSet(
	testShop: TestShop,
	...parts: { product: TestProduct; quantity: number }[]
): Promise<TestProduct> {
	const set = await aSet(testShop, parts);
	for (const [position, { product }] of parts.entries())
		await testShop.shop.db.execute(sql`
			update set_parts set position = ${position} where variant_id = ${set.variantId} and part_id = ${product.variantId}`);
	await relist(testShop.shop.db, [set.id]);
	return set;
}

/** A set of two plates for 40 Kč each and a cup for 30 Kč, a dozen of each in the warehouse, unless said otherwise. */
export async function aTable(testShop: TestShop, plates: ProductTraits = {}, cups: ProductTraits = {}) {
	const plate = await aProduct(testShop, { stock: 12, priceMinor: 4_000, ...plates });
	const cup = await aProduct(testShop, { stock: 12, priceMinor: 3_000, ...cups });
	const set = await aListedSet(testShop, { product: plate, quantity: 2 }, { product: cup, quantity: 1 });
	return { plate, cup, set };
}

/** Pieces of a variant by place: "warehouse", or the branch's id. */
export async function piecesOf({ shop }: TestShop, { variantId }: TestProduct): Promise<Record<string, number>> {
	const { rows } = await shop.db.execute<{ place: string; quantity: number }>(sql`
		select coalesce(pl.branch_id::text, 'warehouse') as place, s.quantity from stock s
		join places pl on pl.id = s.place_id where s.variant_id = ${variantId}`);
	return Object.fromEntries(rows.map(({ place, quantity }) => [place, quantity]));
}
