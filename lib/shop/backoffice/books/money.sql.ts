import { sql } from "drizzle-orm";
import { z } from "zod";
import type { DocumentKind } from "../../../domain/order/order-papers.ts";
import { ORDER_ENDS, PAYING_STATES } from "../../../domain/order/order-states.ts";
import { PAYMENT_KINDS, type PaymentKind } from "../../../domain/order/payment-kinds.ts";
import { REFUND_REASONS, type RefundReason } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

/** A payment in or out. */
export type MoneyMove = {
	at: Date;
	/** "late": after the order had ended; "doubled": paid twice; "payout": commission. */
	what: "paid" | "late" | "doubled" | "refund" | "payout";
	way: PaymentKind | "by_hand" | "payout";
	/** The gateway; null for other payments. */
	gateway: string | null;
	/** The gateway's id of the payment; blank for other payments, like all fields without a value. */
	transaction: string;
	order: string;
	/** The invoice of a payment in, the credit note of a refund; blank for a payment without a document. */
	document: string;
	/** Minor units, negative for a payment out. */
	amountMinor: number;
	currency: { code: string; decimals: number };
	/** Reason of a refund; null for other payments. */
	reason: RefundReason | null;
	/** Recipient of a payment out. */
	to: string;
	note: string;
};

const moneyRow = z.strictObject({
	at: z.string(),
	what: z.enum(["paid", "late", "doubled", "refund", "payout"]),
	way: z.enum([...PAYMENT_KINDS, "by_hand", "payout"]),
	gateway: z.string().nullable(),
	transaction: z.string(),
	order: z.string(),
	document: z.string(),
	amount_minor: z.string(),
	currency_code: z.string(),
	currency_decimals: z.int(),
	reason: z.enum(REFUND_REASONS).nullable(),
	to: z.string(),
	note: z.string(),
});

/**
 * Payments in a period, its start included: at gateways, of orders paid otherwise (transfers and cash; of an ended order the
 * part for goods that the buyer keeps), by hand for ended orders, refunds done, and commission paid out. Locks nothing.
 */
export async function moneyRows(db: Database, { from, until }: { from: Date; until: Date }): Promise<MoneyMove[]> {
	const within = (moment: ReturnType<typeof sql>) => sql`${moment} >= ${from} and ${moment} < ${until}`;
	const paper = (kind: DocumentKind) =>
		sql`coalesce((select i.number from invoices i where i.order_id = o.id and i.kind = ${kind}), '')`;
	const rows = await readRows(
		db,
		moneyRow,
		sql`
		with moves as (
			select e.created_at as at, e.kind as what, m.kind::text as way, p.gateway, p.transaction_id as transaction, o.id as order_id,
				case when e.kind = 'paid' then ${paper("invoice")} else '' end as document, p.amount_minor, null as reason, '' as "to", '' as note
			from payment_events e
			join payments p on p.gateway = e.gateway and p.transaction_id = e.transaction_id
			join orders o on o.id = p.order_id join payment_methods m on m.id = o.payment_id
			where e.kind in ('paid', 'late', 'doubled') and ${within(sql`e.created_at`)}
			union all
			select o.paid_at, 'paid', m.kind::text, null, '', o.id, ${paper("invoice")},
				case when exists (
					select 1 from order_events s where s.order_id = o.id and s.state in ${PAYING_STATES})
				then o.total_minor
				else (select coalesce(sum((i.data ->> 'totalMinor')::bigint), 0) from invoices i where i.order_id = o.id) end, null, '', ''
			from orders o join payment_methods m on m.id = o.payment_id
			where ${within(sql`o.paid_at`)}
				and not exists (select 1 from payment_events e where e.order_id = o.id and e.kind = 'paid')
			union all
			select r.requested_at, 'late', m.kind::text, null, '', o.id, '', r.amount_minor, null, '', ''
			from refunds r join orders o on o.id = r.order_id join payment_methods m on m.id = o.payment_id
			where r.reason = 'late' and r.payment_id is null and ${within(sql`r.requested_at`)}
			union all
			select r.done_at, 'refund', 'by_hand', p.gateway, coalesce(p.transaction_id, ''), o.id,
				case when r.reason in ${ORDER_ENDS} then ${paper("credit_note")} else '' end, -r.amount_minor, r.reason, concat_ws(' ', o.invoice ->> 'firstname', o.invoice ->> 'lastname'), ''
			from refunds r join orders o on o.id = r.order_id
			left join payments p on p.id = r.payment_id and exists (
				select 1 from payment_events e
				where e.gateway = p.gateway and e.transaction_id = p.transaction_id and e.kind = 'refunded')
			where r.state = 'done' and ${within(sql`r.done_at`)}
			union all
			select c.paid_at, 'payout', 'payout', null, '', null, '', -c.amount_minor, null, c.payee, c.note
			from commission_payouts c
			where ${within(sql`c.paid_at`)}
		)
		select m.at, m.what, m.way, m.gateway, m.transaction, coalesce(o.number, '') as order, m.document, m.amount_minor,
			coalesce(o.currency_code, 'CZK') as currency_code, coalesce(o.currency_decimals, 2) as currency_decimals, m.reason, m.to, m.note
		from moves m left join orders o on o.id = m.order_id
		where m.amount_minor <> 0
		order by m.at, o.id, m.what, m.transaction`,
	);
	return rows.map(({ at, amount_minor, currency_code, currency_decimals, ...row }) => ({
		...row,
		at: new Date(at),
		amountMinor: Number(amount_minor),
		currency: { code: currency_code, decimals: currency_decimals },
	}));
}
