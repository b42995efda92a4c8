import { sql } from "drizzle-orm";
import { z } from "zod";
import { REFUND_DAYS } from "../../../domain/order/order-terms.ts";
import { REFUND_REASONS, type RefundReason, type RefundState } from "../../../domain/order/payment-states.ts";
import { daysBetween, pragueDay } from "../../../domain/time/calendar-day.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
import { refundStateEnum } from "../../kernel/db/schema/payments.ts";
import type { Shop } from "../../kernel/shop.ts";
import { isRefused, isUnheard } from "./refund.sql.ts";

export type ListedRefund = {
	/** The order's number. */
	number: string;
	amountMinor: number;
	currency: { code: string; symbol_before: string; symbol_after: string; decimals: number };
	way: "gateway" | "by_hand";
	/** "waiting": for the goods; "failed": the gateway refuses it, so it must be paid by hand. */
	state: RefundState | "waiting" | "failed";
	reason: RefundReason;
	/** Why it failed: "refund_refused", "nothing_left", "no_account", or "answer_lost" when it may have been paid. */
	error: string | null;
	requestedAt: Date;
	doneAt: Date | null;
	/** Calendar days in Prague from the request to now, or to the payment. */
	ageDays: number;
	/** Not paid within the 14 days of OZ § 1832. */
	isOverdue: boolean;
};

const refundRow = z.strictObject({
	number: z.string(),
	currency: currencySigns,
	reason: z.enum(REFUND_REASONS),
	error: z.string().nullable(),
	amount_minor: z.string(),
	state: z.enum(refundStateEnum.enumValues),
	is_held: z.boolean(),
	is_by_hand: z.boolean(),
	is_refused: z.boolean(),
	requested_at: z.string(),
	done_at: z.string().nullable(),
});
type Row = z.infer<typeof refundRow>;

/** Open refunds, the oldest first, and unless `isOpen` also paid ones, the latest first. Locks nothing. */
export async function listRefunds(shop: Shop, options: { isOpen: boolean; limit: number }): Promise<ListedRefund[]> {
	const where = options.isOpen ? sql`r.state = 'requested'` : sql`true`;
	const rows = await readRows(
		shop.db,
		refundRow,
		sql`
		select o.number, r.amount_minor, r.state, r.is_held, r.payment_id is null as is_by_hand, ${isRefused} as is_refused,
			r.reason, r.requested_at, r.done_at,
			case when ${isUnheard} then 'answer_lost' else (
				select f.detail ->> 'error' from payment_events f
				where f.gateway = p.gateway and f.transaction_id = p.transaction_id and f.kind = 'failed'
					and not f.detail ? 'occasion' order by f.id desc limit 1) end as error,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency
		from refunds r join orders o on o.id = r.order_id left join payments p on p.id = r.payment_id
			left join currencies cu on cu.code = o.currency_code
		where ${where}
		order by r.state = 'done', case when r.state = 'requested' then r.requested_at end, r.done_at desc, r.id
		limit ${options.limit}`,
	);
	return rows.map((row) => listed(row, shop.now()));
}

function listed(row: Row, now: Date): ListedRefund {
	const requestedAt = new Date(row.requested_at);
	const doneAt = row.done_at === null ? null : new Date(row.done_at);
	const ageDays = daysBetween(pragueDay(requestedAt), pragueDay(doneAt ?? now));
	const { number, currency, reason } = row;
	return {
		number,
		amountMinor: Number(row.amount_minor),
		currency,
		way: row.is_by_hand || row.is_refused ? "by_hand" : "gateway",
		state: stateOf(row),
		reason,
		error: row.state === "done" ? null : row.error,
		requestedAt,
		doneAt,
		ageDays,
		isOverdue: row.state === "requested" && ageDays > REFUND_DAYS,
	};
}

function stateOf(row: Row): ListedRefund["state"] {
	if (row.state === "done") return "done";
	if (row.is_refused) return "failed";
	return row.is_held ? "waiting" : "requested";
}
