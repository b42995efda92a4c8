import { normalisedVoucherCode, type VoucherState, voucherState } from "../../../domain/cart/voucher.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type ListedVoucherRow, voucherRows } from "./manage.sql.ts";
import { periodOf } from "./period.ts";

/** A voucher as staff see it; `state` is its state now for a person who may use it. */
export type ListedVoucher = Omit<ListedVoucherRow, "active_from" | "active_to"> & {
	activeFrom: Date | null;
	activeTo: Date | null;
	state: VoucherState;
};

/** Vouchers, newest first; `prefix` is the beginning of their codes, in any case. */
export async function listVouchers(
	shop: Shop,
	{ prefix = "", limit }: { prefix?: string | undefined; limit: number },
): Promise<ListedVoucher[]> {
	const now = shop.now();
	const rows = await voucherRows(shop.db, { prefix: normalisedVoucherCode(prefix), limit });
	return rows.map(({ active_from, active_to, ...row }) => {
		const voucher = { ...row, ...periodOf({ active_from, active_to }) };
		return { ...voucher, state: voucherState(voucher, now) };
	});
}
