import { goodsTotals } from "../../../domain/cart/cart.ts";
import type { Database } from "../../kernel/db/client.ts";
import { type CheckedVoucher, checkVoucher } from "../voucher/check-vouchers.ts";
import { cartVoucherRows, type VoucherPerson } from "../voucher/voucher.sql.ts";
import type { CartRow } from "./cart.sql.ts";
import type { CartItemRow } from "./cart-items.sql.ts";
import { lineAmounts } from "./cart-reply.ts";

/** Value of a cart's goods before vouchers, gross in minor units of its currency. */
export function goodsMinorOf(cart: CartRow, items: CartItemRow[]): number {
	return goodsTotals(lineAmounts(items, cart.currency), []).goodsMinor;
}

/**
 * Vouchers of a cart in the order of adding, each checked again, since time, remaining uses and goods have changed. For the
 * cart's owner, or for the `person` who orders it. Locks nothing.
 */
export async function cartVouchers(
	db: Database,
	{ cart, items }: { cart: CartRow; items: CartItemRow[] },
	{ now, person }: { now: Date; person?: VoucherPerson },
): Promise<CheckedVoucher[]> {
	const rows = await cartVoucherRows(db, cart.id, person);
	const goods = { goodsMinor: goodsMinorOf(cart, items), currency: cart.currency, now };
	return rows.map((row) => checkVoucher(row, goods));
}
