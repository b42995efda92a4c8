import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { vouchers } from "#lib/shop/kernel/db/schema/carts.ts";
import type { TestShop } from "../shop/test-shop.ts";

export type TestVoucher = { id: number; code: string };

let made = 0;

/** A voucher for 100 Kč off without conditions, unless said otherwise. */
export async function aVoucher(
	{ shop }: TestShop,
	traits: Partial<typeof vouchers.$inferInsert> = {},
): Promise<TestVoucher> {
	const values = { code: `POUKAZ${++made}`, type: "amount", value: "100", ...traits } as const;
	const [row] = await shop.db.insert(vouchers).values(values).returning({ id: vouchers.id, code: vouchers.code });
	if (!row) throw new Error("The voucher was not inserted");
	return row;
}

/** How many times a voucher was used, and by how many orders. */
export async function usesOf({ shop }: TestShop, voucher: TestVoucher): Promise<{ used: number; redemptions: number }> {
	const { rows } = await shop.db.execute<{ used: number; redemptions: number }>(sql`
		select used, (select count(*)::int from voucher_redemptions where voucher_id = ${voucher.id}) as redemptions
		from vouchers where id = ${voucher.id}`);
	const [row] = rows;
	if (!row) throw new Error(`There is no voucher ${voucher.code}`);
	return row;
}

/** Each voucher is used as often as orders redeemed it, and these are the orders from which it was taken off. */
export async function expectVouchersExact({ shop }: TestShop): Promise<void> {
	const { rows } = await shop.db.execute(sql`
		select v.code, v.used, count(distinct r.order_id)::int as redemptions, count(distinct o.id)::int as orders
		from vouchers v
		left join voucher_redemptions r on r.voucher_id = v.id
		left join order_lines l on l.voucher_id = v.id and l.kind = 'voucher'
		left join orders o on o.id = l.order_id and o.state <> 'cancelled'
		group by v.id
		having v.used <> count(distinct r.order_id) or v.used <> count(distinct o.id) or v.used > v.quantity`);
	expect(rows).toEqual([]);
}
