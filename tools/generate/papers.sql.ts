import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";

const GATEWAY = "zkusebni";

/** The payment of each of these test orders, and its line of the audit. */
export async function insertPayments(tx: Database, cartIds: CartIds): Promise<void> {
	await tx.execute(sql`
		with paid as (
			select o.id, o.number, o.total_minor, o.currency_code, o.paid_at from orders o where o.cart_id in ${cartIdsIn(cartIds)}
		), asked as (
			insert into payments (order_id, gateway, transaction_id, state, amount_minor, currency_code, redirect_url, created_at, updated_at)
			select id, ${GATEWAY}, number, 'paid', total_minor, currency_code, '', paid_at, paid_at from paid
		)
		insert into payment_events (gateway, transaction_id, order_id, kind, created_at)
		select ${GATEWAY}, number, id, 'paid', paid_at from paid`);
}

/** The invoice of each of these test orders, as the shop issues it (`issueInvoice`), of a series of its own. */
export async function insertInvoices(tx: Database, cartIds: CartIds): Promise<void> {
	const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Europe/Prague')::date`;
	await tx.execute(sql`
		insert into invoices (kind, number, order_id, data, issued_at)
		select 'invoice', ${"Z"} || o.number, o.id, jsonb_build_object(
			'kind', 'invoice', 'number', ${"Z"} || o.number, 'locale', o.locale,
			'issuedOn', ${dayOf(sql`o.paid_at`)}, 'taxPointOn', ${dayOf(sql`o.paid_at`)}, 'dueOn', ${dayOf(sql`o.paid_at`)},
			'paidOn', ${dayOf(sql`o.paid_at`)}, 'orderNumber', o.number, 'variableSymbol', o.number, 'corrects', null,
			'seller', seller.value || jsonb_build_object('iban', ''),
			'buyer', o.invoice || jsonb_build_object('companyId', o.company_id, 'taxId', o.tax_id),
			'payment', jsonb_build_object('kind', p.kind, 'name', pt.name),
			'currency', jsonb_build_object('code', o.currency_code, 'symbol_before', cu.symbol_before, 'symbol_after', cu.symbol_after,
				'decimals', o.currency_decimals, 'rate', o.currency_rate::text),
			'lines', (
				select jsonb_agg(jsonb_build_object('kind', l.kind, 'code', l.code, 'name', l.name, 'variantName', l.variant_name,
					'quantity', l.quantity, 'unitBaseMinor', round(l.unit_minor * 100 / (100 + l.vat_percent)), 'unitMinor', l.unit_minor,
					'totalMinor', l.total_minor, 'vatPercent', l.vat_percent::text) order by l.position)
				from order_lines l where l.order_id = o.id),
			'vat', (select jsonb_agg(sums.of_rate || '{"czk": null}') from jsonb_array_elements(o.vat) as sums (of_rate)),
			'roundingMinor', 0, 'totalMinor', o.total_minor), o.paid_at
		from orders o
		join payment_methods p on p.id = o.payment_id
		join payment_method_translations pt on pt.payment_id = p.id and pt.locale = o.locale
		join currencies cu on cu.code = o.currency_code
		cross join lateral (
			select coalesce((select value from settings where key = 'contacts' and (locale = o.locale or locale is null)
				order by locale nulls last limit 1), '{}') as value
		) seller
		where o.cart_id in ${cartIdsIn(cartIds)}`);
}

/** Test orders by their numbers, from 1. */
type CartIds = { from: number; to: number };
const cartIdsIn = ({ from, to }: CartIds) =>
	sql`(select md5('zkusebni-' || n)::uuid from generate_series(${from}::int, ${to}::int) n)`;
