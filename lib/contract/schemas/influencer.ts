/** Statistics of an influencer's vouchers (promises §3 Influencer voucher, §6). Money is CZK haléře. */

import { z } from "zod";
import { VOUCHER_TYPES } from "../../domain/cart/voucher.ts";

const minor = z.number().int();

const numbers = {
	/** Orders that used the voucher and were neither cancelled nor withdrawn. */
	used_count: z.number().int(),
	/** Goods of those orders that do not wait for payment, after vouchers, without VAT. */
	turnover: minor,
	/** Commission of the same orders, paid out or not. */
	margin: minor,
};

export const influencerVoucher = z.object({
	voucher_id: z.number().int(),
	code: z.string(),
	voucher_type: z.enum(VOUCHER_TYPES),
	value: z.number(),
	is_active: z.boolean(),
	/** Total number of allowed uses; null: no limit. */
	total_count: z.number().int().nullable(),
	commission_percent: z.number(),
	...numbers,
	/** Part of `margin` not paid out yet; payouts cover the influencer's orders from the oldest. */
	unpaid_commission: minor,
});
export type InfluencerVoucher = z.infer<typeof influencerVoucher>;

export const influencerReport = z.object({
	vouchers: z.array(influencerVoucher),
	/** An order with two vouchers counts once here, and so do its goods. */
	totals: z.object({
		...numbers,
		/** Margin less payouts; negative when orders were withdrawn after their payout. */
		unpaid_commission: minor,
		/** The part of `unpaid_commission` that may be paid out today. */
		payable_commission: minor,
		paid_commission: minor,
	}),
	terms: z.object({ percent: z.number(), payable_after_days: z.number().int() }),
	/** The last 12 months in Prague, the oldest first, including months without orders. */
	months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...numbers })),
	payouts: z.array(z.object({ date: z.iso.datetime(), amount: minor, note: z.string() })),
});
export type InfluencerReport = z.infer<typeof influencerReport>;
