import { sql } from "drizzle-orm";
import { z } from "zod";
import { ORDER_STATES } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { invoiceKindEnum, refundStateEnum } from "../../kernel/db/schema/payments.ts";
import { isRefused, isUnheard } from "../../selling/payment/refund.sql.ts";

/** Data of an order for staff alone; timestamps as PostgreSQL writes them. */
const orderRecord = z.strictObject({
	id: z.int(),
	history: z.array(
		z.strictObject({
			state: z.enum(ORDER_STATES),
			cause: z.enum(["shopper", "command", "gateway", "job"]),
			by: z.string(),
			note: z.string(),
			date: z.string(),
		}),
	),
	paid_at: z.string().nullable(),
	invoices: z.array(z.strictObject({ number: z.string(), kind: z.enum(invoiceKindEnum.enumValues), date: z.string() })),
	payments: z.array(
		z.strictObject({
			gateway: z.string(),
			transaction_id: z.string(),
			state: z.string(),
			amount_minor: z.int(),
			date: z.string(),
		}),
	),
	/** Audit log of its payments. */
	payment_events: z.array(
		z.strictObject({
			gateway: z.string(),
			transaction_id: z.string(),
			kind: z.string(),
			detail: z.record(z.string(), z.unknown()),
			date: z.string(),
		}),
	),
	refunds: z.array(
		z.strictObject({
			amount_minor: z.int(),
			state: z.enum(refundStateEnum.enumValues),
			reason: z.string(),
			/** Not through the gateway, or no longer. */
			is_by_hand: z.boolean(),
			/** Nobody knows whether the gateway refunded it. */
			is_unheard: z.boolean(),
			/** Waits for the goods to come back. */
			is_held: z.boolean(),
			date: z.string(),
		}),
	),
	withdrawal: z.strictObject({ name: z.string(), email: z.string(), reason: z.string(), date: z.string() }).nullable(),
	/** Where its pieces were taken and returned. */
	stock: z.array(z.strictObject({ code: z.string(), place: z.string(), quantity: z.int() })),
});
export type OrderRecordRow = z.infer<typeof orderRecord>;

/** The order with this number: its events, documents, payments and stock moves. Locks nothing. */
export async function orderRecordRow(db: Database, number: string): Promise<OrderRecordRow | undefined> {
	return readRow(
		db,
		orderRecord,
		sql`
		select o.id, o.paid_at,
			(select coalesce(json_agg(json_build_object('state', e.state, 'cause', e.cause, 'by', e.by, 'note', e.note,
				'date', e.created_at) order by e.id), '[]') from order_events e where e.order_id = o.id) as history,
			(select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'date', i.issued_at) order by i.id), '[]')
				from invoices i where i.order_id = o.id) as invoices,
			(select coalesce(json_agg(json_build_object('gateway', p.gateway, 'transaction_id', p.transaction_id,
				'state', p.state, 'amount_minor', p.amount_minor, 'date', p.updated_at) order by p.id), '[]')
				from payments p where p.order_id = o.id) as payments,
			(select coalesce(json_agg(json_build_object('gateway', pe.gateway, 'transaction_id', pe.transaction_id,
				'kind', pe.kind, 'detail', pe.detail, 'date', pe.created_at) order by pe.id), '[]')
				from payment_events pe where pe.order_id = o.id) as payment_events,
			(select coalesce(json_agg(json_build_object('amount_minor', r.amount_minor, 'state', r.state, 'reason', r.reason,
				'is_by_hand', r.payment_id is null or ${isRefused}, 'is_held', r.is_held,
				'is_unheard', r.state = 'requested' and ${isUnheard}, 'date', coalesce(r.done_at, r.requested_at)) order by r.id), '[]')
				from refunds r left join payments p on p.id = r.payment_id where r.order_id = o.id) as refunds,
			(select json_build_object('name', w.name, 'email', w.email, 'reason', w.reason, 'date', w.received_at)
				from withdrawals w where w.order_id = o.id) as withdrawal,
			(select coalesce(json_agg(json_build_object('code', coalesce(v.code, '?'), 'place', coalesce(b.name, 'warehouse'),
				'quantity', m.quantity) order by m.id), '[]')
				from order_stock_moves m left join variants v on v.id = m.variant_id join places pl on pl.id = m.place_id
				left join branches b on b.id = pl.branch_id where m.order_id = o.id) as stock
		from orders o where o.number = ${number}`,
	);
}
