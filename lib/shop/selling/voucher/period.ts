import type { VoucherRow } from "./voucher.sql.ts";

/** When a voucher begins and ends to hold, as instants. */
export function periodOf(row: Pick<VoucherRow, "active_from" | "active_to">) {
	const instantOf = (text: string | null) => (text === null ? null : new Date(text));
	return { activeFrom: instantOf(row.active_from), activeTo: instantOf(row.active_to) };
}
