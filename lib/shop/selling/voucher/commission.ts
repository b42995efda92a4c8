import { commissionBaseMinor, commissionMinor, isOwnPurchase } from "../../../domain/cart/commission.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { CheckedVoucher } from "./check-vouchers.ts";
import { ownedRows, soldRows } from "./commission.sql.ts";

/** CZK haléře. */
export type Commission = { commissionMinor: number; baseMinor: number };

/**
 * Commission of an order by voucher id; none for vouchers without an owner, nor for an owner's own purchase. Later changes of
 * terms, vouchers or owners do not touch it.
 */
export async function commissionsOf(
	tx: Database,
	vouchers: CheckedVoucher[],
	order: { id: number; userId: number | null },
): Promise<Map<number, Commission>> {
	const ids = vouchers.map(({ id }) => id);
	const owned = ids.length === 0 ? [] : await ownedRows(tx, ids);
	if (owned.length === 0) return new Map();
	const rows = await soldRows(tx, order.id);
	const [first] = rows;
	if (!first) throw new Error(`Order ${order.id} has no lines`);
	const baseMinor = commissionBaseMinor({ lines: rows, currency: first });
	const buyer = { userId: order.userId, email: first.email };
	return new Map(
		owned
			.filter((row) => !isOwnPurchase({ id: row.owner_id, email: row.owner_email }, buyer))
			.map((row) => [row.voucher_id, { baseMinor, commissionMinor: commissionMinor(baseMinor, row.percent) }]),
	);
}
