import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { statesOfCommission } from "../../../domain/cart/commission.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { voucherTypeEnum } from "../../kernel/db/schema/carts.ts";
import { users } from "../../kernel/db/schema/people.ts";

const isUsed = sql`o.state::text = any(${sql.param(statesOfCommission("earned", "waiting"))}::text[])`;
const isEarned = sql`o.state::text = any(${sql.param(statesOfCommission("earned"))}::text[])`;

/** Orders placed in this period; null: open on this side. */
export type Period = { from: Date | null; to: Date | null };
export const ALL_TIME: Period = { from: null, to: null };

const isWithin = ({ from, to }: Period) => sql`
	(${from}::timestamptz is null or o.created_at >= ${from}) and (${to}::timestamptz is null or o.created_at < ${to})`;

/** Sums of money come as text: they may exceed PostgreSQL's integer. */
const numbersRow = z.strictObject({ used_count: z.int(), turnover: z.string(), margin: z.string() });
export type NumbersRow = z.infer<typeof numbersRow>;

const numbers = (base: ReturnType<typeof sql>, commission: ReturnType<typeof sql>) => sql`
	count(*) filter (where ${isUsed})::int as used_count,
	coalesce(sum(${base}) filter (where ${isEarned}), 0)::text as turnover,
	coalesce(sum(${commission}) filter (where ${isEarned}), 0)::text as margin`;

/**
 * The part of each commission of an owner that all payouts so far leave unpaid: they cover the oldest orders first, several
 * vouchers of one order by voucher. Cancelled orders do not count, so younger ones are covered instead.
 */
const uncovered = (ownerId: number) => sql`
	(select r.voucher_id, r.order_id, least(r.commission_minor, greatest(0,
		sum(r.commission_minor) over (order by o.created_at, o.id, r.voucher_id)
			- (select coalesce(sum(amount_minor), 0) from commission_payouts where user_id = ${ownerId}))) as unpaid_minor
	from vouchers v join voucher_redemptions r on r.voucher_id = v.id join orders o on o.id = r.order_id
	where v.owner_id = ${ownerId} and ${isEarned}) u on u.voucher_id = r.voucher_id and u.order_id = r.order_id`;

const unpaidSum = sql`coalesce(sum(u.unpaid_minor), 0)::text as unpaid`;

const voucherNumbersRow = numbersRow.extend({
	unpaid: z.string(),
	voucher_id: z.int(),
	code: z.string(),
	type: z.enum(voucherTypeEnum.enumValues),
	value: z.string(),
	active_from: z.string().nullable(),
	active_to: z.string().nullable(),
	quantity: z.int().nullable(),
	used: z.int(),
	percent: z.string(),
});
export type VoucherNumbersRow = z.infer<typeof voucherNumbersRow>;

/** Every voucher of an owner with its orders of the period, oldest first; unpaid is of all time. Locks nothing. */
export async function voucherNumbersRows(
	db: Database,
	ownerId: number,
	period: Period = ALL_TIME,
): Promise<VoucherNumbersRow[]> {
	return readRows(
		db,
		voucherNumbersRow,
		sql`
		select v.id as voucher_id, v.code, v.type, v.value, v.active_from, v.active_to, v.quantity, v.used,
			coalesce(v.commission_percent, own.percent, usual.percent, 0)::text as percent,
			${numbers(sql`r.commission_base_minor`, sql`r.commission_minor`)}, ${unpaidSum}
		from vouchers v
		left join commission_terms own on own.user_id = v.owner_id
		left join commission_terms usual on usual.user_id is null
		left join voucher_redemptions r on r.voucher_id = v.id
		left join orders o on o.id = r.order_id and ${isWithin(period)}
		left join ${uncovered(ownerId)}
		where v.owner_id = ${ownerId} group by v.id, own.percent, usual.percent order by v.id`,
	);
}

/** Orders that used an owner's vouchers, each once: their goods count once, commissions add up. */
const ownedOrders = (ownerId: number) => sql`
	(select o.id, o.state, o.created_at, max(r.commission_base_minor) as base_minor, sum(r.commission_minor) as commission_minor
	from vouchers v join voucher_redemptions r on r.voucher_id = v.id join orders o on o.id = r.order_id
	where v.owner_id = ${ownerId} group by o.id) o`;

const ownedNumbers = numbers(sql`o.base_minor`, sql`o.commission_minor`);
const month = (created: ReturnType<typeof sql>) => sql`to_char(${created} at time zone 'Europe/Prague', 'YYYY-MM')`;

const monthRow = numbersRow.extend({ month: z.string() });
type MonthRow = z.infer<typeof monthRow>;

/** Months (in Prague time) with orders of an owner's vouchers, oldest first. */
export async function monthRows(db: Database, ownerId: number): Promise<MonthRow[]> {
	return readRows(
		db,
		monthRow,
		sql`
		select ${month(sql`o.created_at`)} as month, ${ownedNumbers} from ${ownedOrders(ownerId)} group by 1 order by 1`,
	);
}

const monthVoucherRow = monthRow.extend({ unpaid: z.string(), code: z.string() });
type MonthVoucherRow = z.infer<typeof monthVoucherRow>;

/** The same for each voucher: an order that used two of them is in both. */
export async function monthVoucherRows(db: Database, ownerId: number): Promise<MonthVoucherRow[]> {
	return readRows(
		db,
		monthVoucherRow,
		sql`
		select ${month(sql`o.created_at`)} as month, v.code,
			${numbers(sql`r.commission_base_minor`, sql`r.commission_minor`)}, ${unpaidSum}
		from vouchers v join voucher_redemptions r on r.voucher_id = v.id join orders o on o.id = r.order_id
		left join ${uncovered(ownerId)}
		where v.owner_id = ${ownerId} group by 1, v.id order by 1, v.id`,
	);
}

const totals = numbersRow.extend({ ripe: z.string() });

/** Totals of an owner in a period, and in it the commission of orders placed until `ripeUntil`. */
export async function totalsRow(
	db: Database,
	ownerId: number,
	{ ripeUntil, period = ALL_TIME }: { ripeUntil: Date; period?: Period },
): Promise<z.infer<typeof totals>> {
	const row = await readRow(
		db,
		totals,
		sql`
		select ${ownedNumbers},
			coalesce(sum(o.commission_minor) filter (where ${isEarned} and o.created_at <= ${ripeUntil}), 0)::text as ripe
		from ${ownedOrders(ownerId)} where ${isWithin(period)}`,
	);
	if (!row) throw new Error("Sums without a row");
	return row;
}

const payoutRow = z.strictObject({ paid_at: z.string(), amount_minor: z.string(), note: z.string() });
export type PayoutRow = z.infer<typeof payoutRow>;

/** Payouts of an influencer, newest first. */
export async function payoutRows(db: Database, userId: number): Promise<PayoutRow[]> {
	return readRows(
		db,
		payoutRow,
		sql`
		select paid_at, amount_minor, note from commission_payouts where user_id = ${userId} order by paid_at desc, id desc`,
	);
}

/** Whether a customer is an influencer. */
export async function isInGroup(db: Database, userId: number, groupId: number): Promise<boolean> {
	return (await db.$count(users, and(eq(users.id, userId), eq(users.groupId, groupId)))) > 0;
}
