import type { Database } from "../../kernel/db/client.ts";
import { deleteRedemptions, holdOrderVouchers } from "./redeem.sql.ts";

/**
 * Gives back what an order used of its vouchers, so that others, and the same person, may use them again. Holds the vouchers
 * by id; the caller holds the order. A repeat finds nothing to give back.
 */
export async function returnVouchers(tx: Database, orderId: number): Promise<void> {
	await holdOrderVouchers(tx, orderId);
	await deleteRedemptions(tx, orderId);
}
