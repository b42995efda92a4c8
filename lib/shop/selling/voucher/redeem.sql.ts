import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { cartVouchers, vouchers } from "../../kernel/db/schema/carts.ts";
import { voucherRedemptions } from "../../kernel/db/schema/payments.ts";
import type { Commission } from "./commission.ts";

/** Locks the rows of a cart's vouchers by id until the transaction ends; carts can still add them. Returns how many there are. */
export async function lockCartVouchers(tx: Database, cartId: string): Promise<number> {
	const added = tx.select({ id: cartVouchers.voucherId }).from(cartVouchers).where(eq(cartVouchers.cartId, cartId));
	const rows = await tx
		.select({ id: vouchers.id })
		.from(vouchers)
		.where(inArray(vouchers.id, added))
		.orderBy(asc(vouchers.id))
		.for("no key update");
	return rows.length;
}

/**
 * Stores the guest's e-mail with those vouchers of an open cart that have a limit per person or require an e-mail; for a
 * signed-in buyer of a guest's cart, the account's e-mail. Other vouchers, and customers' carts, do not need it.
 */
export async function keepVoucherEmail(
	db: Database,
	cartId: string,
	person: { userId: number | null; email: string },
): Promise<void> {
	await db.execute(sql`
		update cart_vouchers cv
		set guest_email = coalesce((select email from users where id = ${person.userId}::int), ${person.email}::text)
		from vouchers v, carts c
		where cv.cart_id = ${cartId} and v.id = cv.voucher_id and c.id = cv.cart_id
			and c.user_id is null and c.ordered_at is null and (v.quantity_per_user is not null or v.requires_email)`);
}

/** Counts one use of a voucher; false when none is left. */
export async function countUse(tx: Database, voucherId: number): Promise<boolean> {
	const hasUse = or(isNull(vouchers.quantity), lt(vouchers.used, vouchers.quantity));
	const result = await tx
		.update(vouchers)
		.set({ used: sql`${vouchers.used} + 1` })
		.where(and(eq(vouchers.id, voucherId), hasUse));
	return result.rowCount === 1;
}

/** Records which order, and whose, used a voucher, and its owner's commission. `email` is lower case. */
export async function insertRedemption(
	tx: Database,
	redemption: {
		voucherId: number;
		orderId: number;
		userId: number | null;
		email: string | null;
		commission: Commission | undefined;
		now: Date;
	},
): Promise<void> {
	const { voucherId, orderId, userId, email, commission, now } = redemption;
	await tx.execute(sql`
		insert into voucher_redemptions (voucher_id, order_id, user_id, email, commission_minor, commission_base_minor, created_at)
		values (${voucherId}, ${orderId}, ${userId}, ${email}, ${commission?.commissionMinor ?? 0}, ${commission?.baseMinor ?? 0}, ${now})`);
}

/** Locks the vouchers that an order used, by id until the transaction ends. */
export async function lockOrderVouchers(tx: Database, orderId: number): Promise<void> {
	const used = tx
		.select({ id: voucherRedemptions.voucherId })
		.from(voucherRedemptions)
		.where(eq(voucherRedemptions.orderId, orderId));
	await tx
		.select({ id: vouchers.id })
		.from(vouchers)
		.where(inArray(vouchers.id, used))
		.orderBy(asc(vouchers.id))
		.for("no key update");
}

export async function deleteRedemptions(tx: Database, orderId: number): Promise<void> {
	await tx.execute(sql`
		with returned as (delete from voucher_redemptions where order_id = ${orderId} returning voucher_id)
		update vouchers set used = used - 1 where id in (select voucher_id from returned)`);
}
