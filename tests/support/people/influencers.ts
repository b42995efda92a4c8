import { sql } from "drizzle-orm";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { orderOf, type PlacedOrder } from "../selling/orders.ts";
import { addVoucher, aGuestCart, aProduct, PAYMENT, type ProductTraits } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** Id of the demo shop's influencer, to whom TEREZA5 belongs. */
export const INFLUENCER_ID = 2;
export const INFLUENCER_EMAIL = "influencer@konfety.example";

/** A guest's order of one product with these vouchers, paid at the door unless said otherwise: earned at once. */
export async function anOrderWith(
	testShop: TestShop,
	codes: string[],
	{ quantity = 1, changes = {}, ...traits }: ProductTraits & { quantity?: number; changes?: Partial<OrderInput> } = {},
): Promise<PlacedOrder> {
	const product = await aProduct(testShop, { priceMinor: 12_100, ...traits });
	const cart = await aGuestCart(testShop, [{ product, quantity }]);
	for (const code of codes) await addVoucher(testShop, cart.id, code);
	return orderOf(testShop, cart.id, { paymentId: PAYMENT.cod, ...changes });
}

export type Redemption = { code: string; commission: number; base: number };

/** What an order brought, by the code of the voucher. */
export async function redemptionsOf({ shop }: TestShop, { id }: { id: number }): Promise<Redemption[]> {
	const { rows } = await shop.db.execute<Redemption>(sql`
		select v.code, r.commission_minor::float8 as commission, r.commission_base_minor::float8 as base
		from voucher_redemptions r join vouchers v on v.id = r.voucher_id where r.order_id = ${id} order by v.id`);
	return rows;
}
