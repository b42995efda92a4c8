import type { InfluencerReport } from "../../../contract/schemas/influencer.ts";
import { commissionBalance, lastMonths, payableUntil } from "../../../domain/cart/commission.ts";
import { voucherState } from "../../../domain/cart/voucher.ts";
import { INFLUENCER_GROUP_ID } from "../../../domain/people/account-limits.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { atOneMoment, type Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { periodOf } from "../../selling/voucher/period.ts";
import {
	ALL_TIME,
	isInGroup,
	monthRows,
	type NumbersRow,
	payoutRows,
	totalsRow,
	type VoucherNumbersRow,
	voucherNumbersRows,
} from "./report.sql.ts";
import { termsRow } from "./terms.sql.ts";

const MONTHS_SHOWN = 12;

/** What a customer's vouchers earned; null for a customer who is no influencer. */
export function getReport(shop: Shop, userId: number): Promise<InfluencerReport | null> {
	return atOneMoment(shop.db, async (tx) => {
		if (!(await isInGroup(tx, userId, INFLUENCER_GROUP_ID))) return null;
		const now = shop.now();
		const vouchers = await voucherNumbersRows(tx, userId);
		const money = await moneyOf(tx, userId, now);
		const months = new Map((await monthRows(tx, userId)).map((row) => [row.month, numbersOf(row)]));
		return {
			vouchers: vouchers.map((row) => voucherReply(row, now)),
			totals: {
				...money.numbers,
				unpaid_commission: money.unpaidMinor,
				payable_commission: money.payableMinor,
				paid_commission: money.paidMinor,
			},
			terms: { percent: Number(money.terms.percent), payable_after_days: money.terms.payable_after_days },
			months: lastMonths(pragueDay(now), MONTHS_SHOWN).map((month) => ({
				month,
				...(months.get(month) ?? { used_count: 0, turnover: 0, margin: 0 }),
			})),
			payouts: money.payouts.map((row) => ({
				date: new Date(row.paid_at).toISOString(),
				amount: Number(row.amount_minor),
				note: row.note,
			})),
		};
	});
}

/** An influencer's totals of all time, payouts and the unpaid and payable commission; CZK haléře. Locks nothing. */
export async function moneyOf(db: Database, userId: number, now: Date) {
	const terms = await termsRow(db, userId);
	const ripeUntil = payableUntil(now, terms.payable_after_days);
	const totals = await totalsRow(db, userId, { ripeUntil, period: ALL_TIME });
	const payouts = await payoutRows(db, userId);
	const paidMinor = payouts.reduce((sum, row) => sum + Number(row.amount_minor), 0);
	const sums = { earnedMinor: Number(totals.margin), ripeMinor: Number(totals.ripe), paidMinor };
	return { terms, numbers: numbersOf(totals), payouts, paidMinor, ...commissionBalance(sums) };
}

export function numbersOf({ used_count, turnover, margin }: NumbersRow) {
	return { used_count, turnover: Number(turnover), margin: Number(margin) };
}

function voucherReply(row: VoucherNumbersRow, now: Date): InfluencerReport["vouchers"][number] {
	return {
		voucher_id: row.voucher_id,
		code: row.code,
		voucher_type: row.type,
		value: Number(row.value),
		is_active: voucherState({ ...row, ...periodOf(row) }, now) === "active",
		total_count: row.quantity,
		commission_percent: Number(row.percent),
		...numbersOf(row),
		unpaid_commission: Number(row.unpaid),
	};
}
