import type { Database } from "../../kernel/db/client.ts";
import { deleteRedemptions, lockOrderVouchers } from "./redeem.sql.ts";

/**
 * Returns an order's uses of vouchers, so that they can be used again. Locks the vouchers by id; the caller has locked the
 * order. A repeat finds nothing to return.
 */
export async function returnVouchers(tx: Database, orderId: number): Promise<void> {
	await lockOrderVouchers(tx, orderId);
	await deleteRedemptions(tx, orderId);
}
