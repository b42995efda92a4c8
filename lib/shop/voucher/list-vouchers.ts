import { normalisedVoucherCode } from "../../domain/voucher.ts";
import type { Shop } from "../shop.ts";
import { type ListedVoucherRow, voucherRows } from "./manage.sql.ts";

const STATES = ["active", "coming", "ended", "used up"] as const;

/** A voucher as the shop's people see it; `state` is what it is now for somebody who may use it. */
export type ListedVoucher = Omit<ListedVoucherRow, "active_from" | "active_to"> & {
	activeFrom: Date | null;
	activeTo: Date | null;
	state: (typeof STATES)[number];
};

/** Vouchers, the newest first; `prefix` is the beginning of their codes, in whatever case. */
export async function listVouchers(
	shop: Shop,
	{ prefix = "", limit }: { prefix?: string | undefined; limit: number },
): Promise<ListedVoucher[]> {
	const now = shop.now();
	const rows = await voucherRows(shop.db, { prefix: normalisedVoucherCode(prefix), limit });
	return rows.map(({ active_from, active_to, ...row }) => {
		const activeFrom = active_from === null ? null : new Date(active_from);
		const activeTo = active_to === null ? null : new Date(active_to);
		return { ...row, activeFrom, activeTo, state: stateOf({ ...row, activeFrom, activeTo }, now) };
	});
}

function stateOf(
	voucher: Pick<ListedVoucher, "activeFrom" | "activeTo" | "quantity" | "used">,
	now: Date,
): ListedVoucher["state"] {
	if (voucher.activeTo !== null && now >= voucher.activeTo) return "ended";
	if (voucher.quantity !== null && voucher.used >= voucher.quantity) return "used up";
	return voucher.activeFrom !== null && now < voucher.activeFrom ? "coming" : "active";
}
