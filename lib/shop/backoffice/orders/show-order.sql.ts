import { sql } from "drizzle-orm";
import type { DocumentKind } from "../../../domain/order/order-papers.ts";
import type { OrderActor, OrderState } from "../../../domain/order/order-states.ts";
import type { RefundState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { isRefused, isUnheard } from "../../selling/payment/refund.sql.ts";

/** What only the shop's people see of an order; moments as PostgreSQL writes them. */
export type OrderRecordRow = {
	id: number;
	history: { state: OrderState; cause: OrderActor; by: string; note: string; date: string }[];
	paid_at: string | null;
	invoices: { number: string; kind: DocumentKind; date: string }[];
	payments: { gateway: string; transaction_id: string; state: string; amount_minor: number; date: string }[];
	/** What was said about its payments, by us or by a gateway. */
	payment_events: {
		gateway: string;
		transaction_id: string;
		kind: string;
		detail: Record<string, unknown>;
		date: string;
	}[];
	refunds: {
		amount_minor: number;
		state: RefundState;
		reason: string;
		/** Not through the gateway, or not any more. */
		is_by_hand: boolean;
		/** Nobody knows whether the gateway gave it back. */
		is_unheard: boolean;
		/** Waits for the goods. */
		is_held: boolean;
		date: string;
	}[];
	withdrawal: { name: string; email: string; reason: string; date: string } | null;
	/** Where its pieces were taken and put back, in pieces of goods. */
	stock: { code: string; place: string; quantity: number }[];
};

/** The order with this number: its history, papers, money and pieces. Locks nothing. */
export async function orderRecordRow(db: Database, number: string): Promise<OrderRecordRow | undefined> {
	const result = await db.execute<OrderRecordRow>(sql`
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
		from orders o where o.number = ${number}`);
	return result.rows[0];
}
