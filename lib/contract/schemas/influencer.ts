/** What influencers see of their vouchers (promises §3 Influencer voucher, §6). Money is CZK haléře. */

import { z } from "zod";
import { VOUCHER_TYPES } from "../../domain/cart/voucher.ts";

const minor = z.number().int();

const numbers = {
	/** Orders that used it and were neither cancelled nor withdrawn. */
	used_count: z.number().int(),
	/** Goods after vouchers without VAT in those of them that do not wait for their payment. */
	turnover: minor,
	/** Commission earned by the same ones, paid out or not. */
	margin: minor,
};

export const influencerVoucher = z.object({
	voucher_id: z.number().int(),
	code: z.string(),
	voucher_type: z.enum(VOUCHER_TYPES),
	value: z.number(),
	is_active: z.boolean(),
	/** How many times it may be used in all; null is without limit. */
	total_count: z.number().int().nullable(),
	commission_percent: z.number(),
	...numbers,
	/** What of its margin no payout covers yet: payouts cover commission in the order of the influencer's orders. */
	unpaid_commission: minor,
});
export type InfluencerVoucher = z.infer<typeof influencerVoucher>;

export const influencerReport = z.object({
	vouchers: z.array(influencerVoucher),
	/** An order that used two vouchers is one order here, and its goods count once. */
	totals: z.object({
		...numbers,
		/** Margin less what was paid out; below zero when orders were withdrawn after their payout. */
		unpaid_commission: minor,
		/** The part of it that may be paid out today. */
		payable_commission: minor,
		paid_commission: minor,
	}),
	terms: z.object({ percent: z.number(), payable_after_days: z.number().int() }),
	/** The last 12 months, the oldest first, those without orders too; months of Prague. */
	months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...numbers })),
	payouts: z.array(z.object({ date: z.iso.datetime(), amount: minor, note: z.string() })),
});
export type InfluencerReport = z.infer<typeof influencerReport>;
