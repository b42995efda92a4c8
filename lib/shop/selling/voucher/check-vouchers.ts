import type { VoucherAmount } from "../../../domain/cart/cart.ts";
import { type VoucherProblem, voucherProblem } from "../../../domain/cart/voucher.ts";
import { type Currency, convertMinor, parseDecimal } from "../../../domain/money/money.ts";
import { periodOf } from "./period.ts";
import type { PersonsVoucherRow } from "./voucher.sql.ts";

export type CheckedVoucher = PersonsVoucherRow & { problem: VoucherProblem | null };

type Goods = {
	/** Value of the goods before vouchers, minor units of `currency`. */
	goodsMinor: number;
	currency: Currency;
	now: Date;
};

/** Whether a voucher is valid now for its person and these goods. */
export function checkVoucher(row: PersonsVoucherRow, { goodsMinor, currency, now }: Goods): CheckedVoucher {
	const rules = {
		serviceType: row.service_type,
		...periodOf(row),
		quantity: row.quantity,
		used: row.used,
		quantityPerUser: row.quantity_per_user,
		minimalMinor: row.minimal_price === null ? null : convertMinor(czkMinor(row.minimal_price), currency),
		groupId: row.group_id,
		requiresEmail: row.requires_email,
	};
	const facts = {
		now,
		goodsMinor,
		groupId: row.person_group_id,
		email: row.person_email,
		usedByPerson: row.used_by_person,
	};
	return { ...row, problem: voucherProblem(rules, facts) };
}

/** Vouchers as amounts in a currency, in their order; one with a problem takes nothing off. */
export function voucherAmounts(vouchers: CheckedVoucher[], currency: Currency): VoucherAmount[] {
	return vouchers.map(({ id, type, value, problem }) => {
		if (problem) return { id, type: "amount", amountMinor: 0 };
		if (type === "percent") return { id, type, percent: String(Number(value)) };
		return { id, type, amountMinor: convertMinor(czkMinor(value), currency) };
	});
}

/** Gross CZK as decimal text in haléře. */
function czkMinor(text: string): number {
	return Number(parseDecimal(text, 4) / 100n);
}
