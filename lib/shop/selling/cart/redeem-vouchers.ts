import type { Database } from "../../kernel/db/client.ts";
import type { CheckedVoucher } from "../voucher/check-vouchers.ts";
import { commissionsOf } from "../voucher/commission.ts";
import { countUse, insertRedemption, lockCartVouchers } from "../voucher/redeem.sql.ts";
import type { CartRow } from "./cart.sql.ts";
import type { CartItemRow } from "./cart-items.sql.ts";
import { cartVouchers } from "./cart-vouchers.ts";

/**
 * Vouchers of a cart, each checked for the person who orders it, and locked by id until the transaction ends, so that nobody
 * else uses up the last one. The caller has locked the cart.
 */
export async function lockVouchers(
	tx: Database,
	content: { cart: CartRow; items: CartItemRow[] },
	order: { userId: number | null; email: string; now: Date },
): Promise<CheckedVoucher[]> {
	if (!content.cart.may_have_vouchers || (await lockCartVouchers(tx, content.cart.id)) === 0) return [];
	// Read after locking, so that uses by others count.
	const person = { userId: order.userId, guestEmail: order.email };
	return cartVouchers(tx, content, { now: order.now, person });
}

/** Counts the vouchers from `lockVouchers` as used by a written order, with the commission of their owners. */
export async function redeemVouchers(
	tx: Database,
	vouchers: CheckedVoucher[],
	order: { id: number; userId: number | null; now: Date },
): Promise<void> {
	const commissions = await commissionsOf(tx, vouchers, order);
	for (const { id, code, person_email: email } of vouchers) {
		if (!(await countUse(tx, id))) throw new Error(`Voucher ${code} was used up while order ${order.id} held it`);
		const { id: orderId, userId, now } = order;
		await insertRedemption(tx, { voucherId: id, orderId, userId, email, commission: commissions.get(id), now });
	}
}
