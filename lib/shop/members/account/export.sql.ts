import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DEFAULT_LOCALE } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { isNewsletterShown } from "../../people/customer/account.sql.ts";

const jsonRow = z.record(z.string(), z.unknown());
type Row = z.infer<typeof jsonRow>;

/** Rows of a statement as JSON, timestamps in ISO format. */
async function jsonRows(tx: Database, statement: SQL): Promise<Row[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ row: jsonRow }),
		sql`select to_jsonb(one) as row from (${statement}) one`,
	);
	return rows.map(({ row }) => row);
}

/** The account without its password, with newsletter, mailed links and an influencer's data. Locks nothing. */
export async function accountData(tx: Database, userId: number): Promise<Row | undefined> {
	const [row] = await jsonRows(
		tx,
		sql`
		select u.id, u.email, u.is_confirmed as "isConfirmed", u.firstname, u.lastname, u.phone, u.company,
			u.company_id as "companyId", u.tax_id as "taxId", u.street, u.city, u.zip, u.country, u.locale,
			u.created_at as "createdAt",
			(select jsonb_build_object('id', g.id, 'name', g.name, 'description', coalesce(t.description, ''),
				'discountPercent', g.discount_percent) from groups g
				left join group_translations t on t.group_id = g.id and t.locale = ${DEFAULT_LOCALE}
				where g.id = u.group_id) as "group",
			(select jsonb_build_object('locale', s.locale, 'since', s.created_at, 'confirmedAt', s.confirmed_at,
				'endedAt', s.ended_at) from subscribers s
				where lower(s.email) = lower(u.email) and ${isNewsletterShown}) as newsletter,
			(select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'email', l.email, 'sentAt', l.created_at,
				'expiresAt', l.expires_at, 'usedAt', l.used_at) order by l.created_at, l.kind), '[]')
				from account_links l where l.user_id = u.id) as "linksByMail",
			(select coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'type', v.type, 'value', v.value, 'used', v.used,
				'commissionPercent', v.commission_percent, 'createdAt', v.created_at) order by v.id), '[]')
				from vouchers v where v.owner_id = u.id) as "ownVouchers",
			(select jsonb_build_object('percent', ct.percent, 'payableAfterDays', ct.payable_after_days)
				from commission_terms ct where ct.user_id = u.id) as "commissionTerms",
			(select coalesce(jsonb_agg(jsonb_build_object('amountMinor', cp.amount_minor, 'currency', 'CZK', 'note', cp.note,
				'paidAt', cp.paid_at) order by cp.id), '[]') from commission_payouts cp where cp.user_id = u.id) as "commissionPayouts"
		from users u where u.id = ${userId}`,
	);
	return row;
}

export function addressData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select address_name as "addressName", firstname, lastname, company, phone, street, city, zip, country,
			is_default as "isDefault"
		from addresses where user_id = ${userId} order by id`,
	);
}

/**
 * Orders with lines, states, payments, documents, redemptions and withdrawal; amounts are minor units of the order's
 * currency.
 */
export function orderData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select o.number, o.created_at as "createdAt", o.state, o.locale, o.currency_code as "currency",
			o.currency_decimals as "currencyDecimals", o.total_minor as "totalMinor", o.vat, o.email, o.phone,
			o.company_id as "companyId", o.tax_id as "taxId", o.invoice, o.address, o.pickup_point as "pickupPoint", o.tracking_number as "trackingNumber", o.note,
			o.is_survey_refused as "surveyRefused", o.promised_from as "promisedFrom", o.promised_to as "promisedTo", o.paid_at as "paidAt", d.key as delivery, p.key as payment, b.name as branch,
			(select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'code', l.code, 'name', l.name,
				'variantName', l.variant_name, 'note', l.note, 'quantity', l.quantity, 'unitMinor', l.unit_minor,
				'totalMinor', l.total_minor, 'vatPercent', l.vat_percent) order by l.position), '[]')
				from order_lines l where l.order_id = o.id) as lines,
			(select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'date', e.created_at) order by e.id), '[]')
				from order_events e where e.order_id = o.id) as states,
			(select coalesce(jsonb_agg(jsonb_build_object('gateway', pa.gateway, 'transactionId', pa.transaction_id,
				'state', pa.state, 'amountMinor', pa.amount_minor, 'currency', pa.currency_code, 'date', pa.created_at) order by pa.id), '[]')
				from payments pa where pa.order_id = o.id) as payments,
			(select coalesce(jsonb_agg(jsonb_build_object('amountMinor', r.amount_minor, 'state', r.state, 'reason', r.reason,
				'requestedAt', r.requested_at, 'doneAt', r.done_at) order by r.id), '[]')
				from refunds r where r.order_id = o.id) as refunds,
			(select coalesce(jsonb_agg(jsonb_build_object('kind', i.kind, 'number', i.number, 'issuedAt', i.issued_at) order by i.id), '[]')
				from invoices i where i.order_id = o.id) as documents,
			(select coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'email', vr.email, 'date', vr.created_at) order by v.id), '[]')
				from voucher_redemptions vr join vouchers v on v.id = vr.voucher_id where vr.order_id = o.id) as vouchers,
			(select jsonb_build_object('name', w.name, 'email', w.email, 'reason', w.reason, 'receivedAt', w.received_at)
				from withdrawals w where w.order_id = o.id) as withdrawal
		from orders o
		join delivery_methods d on d.id = o.delivery_id
		join payment_methods p on p.id = o.payment_id
		left join branches b on b.id = o.branch_id
		where o.user_id = ${userId} order by o.created_at, o.id`,
	);
}

export function reviewData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select p.code as product, r.author, r.stars, r.text, r.locale, r.is_verified as "isVerified", r.state,
			r.created_at as "createdAt", r.decided_at as "decidedAt"
		from reviews r join products p on p.id = r.product_id where r.user_id = ${userId} order by r.id`,
	);
}

export function courierReviewData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select o.number as "order", cr.stars, cr.text, cr.created_at as "createdAt"
		from courier_reviews cr join orders o on o.id = cr.order_id where o.user_id = ${userId} order by o.id`,
	);
}

export function satisfactionData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select o.number as "order", a.recommendation, a.stars, a.text, a.locale, a.created_at as "createdAt"
		from satisfaction_answers a join orders o on o.id = a.order_id where o.user_id = ${userId} order by a.id`,
	);
}

/** The customer's requests for services, with the shop's replies; amounts are haléře. */
export function requestData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select q.number, q.kind, q.state, q.locale, q.created_at as "createdAt", b.name as branch, q.firstname, q.lastname,
			q.email, q.phone, q.note, q.details, q.price_minor as "priceMinor", q.deposit_minor as "depositMinor",
			'CZK' as currency,
			(select coalesce(jsonb_agg(jsonb_build_object('state', s.state, 'date', s.at, 'note', s.note) order by s.id), '[]')
				from request_steps s where s.request_id = q.id) as states
		from service_requests q left join branches b on b.id = q.branch_id
		where q.user_id = ${userId} order by q.id`,
	);
}

export function watchdogData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select v.code as variant, w.locale, w.created_at as "createdAt", w.ended_at as "endedAt"
		from watchdogs w join variants v on v.id = w.variant_id where w.user_id = ${userId} order by w.id`,
	);
}

/** Carts, ordered ones too, with their items and vouchers. */
export function cartData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select c.locale, cu.code as currency, c.created_at as "createdAt", c.updated_at as "updatedAt", c.ordered_at as "orderedAt",
			(select coalesce(jsonb_agg(jsonb_build_object('variant', v.code, 'quantity', i.quantity, 'note', i.note,
				'addedAt', i.created_at) order by i.id), '[]')
				from cart_items i join variants v on v.id = i.variant_id where i.cart_id = c.id) as items,
			(select coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'email', cv.guest_email, 'addedAt', cv.added_at)
				order by cv.added_at), '[]')
				from cart_vouchers cv join vouchers v on v.id = cv.voucher_id where cv.cart_id = c.id) as vouchers
		from carts c join currencies cu on cu.id = c.currency_id
		where c.user_id = ${userId} order by c.created_at, c.id`,
	);
}

/** Current and past sessions that are still stored. */
export function deviceData(tx: Database, userId: number): Promise<Row[]> {
	return jsonRows(
		tx,
		sql`
		select user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
			revoked_at as "endedAt"
		from sessions where user_id = ${userId} order by created_at, id`,
	);
}
