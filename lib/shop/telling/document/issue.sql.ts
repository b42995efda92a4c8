import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES } from "../../../domain/locale.ts";
import { ORDER_STATES } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orderAddress, orderVat } from "../../kernel/db/row-parts.ts";
import { invoiceSeries, invoices } from "../../kernel/db/schema/payments.ts";
import { type DocumentData, documentData } from "./document-data.ts";

/** Data of an order that an invoice copies; names in the order's language. */
const orderFacts = z.strictObject({
	number: z.string(),
	locale: z.enum(LOCALES),
	state: z.enum(ORDER_STATES),
	paid_at: z.string().nullable(),
	company_id: z.string(),
	tax_id: z.string(),
	invoice: orderAddress,
	/** Name of the buyer's country. */
	country: z.string().nullable(),
	payment_kind: documentData.shape.payment.shape.kind,
	payment_name: z.string(),
	currency: documentData.shape.currency,
	total_minor: z.string(),
	vat: orderVat,
	lines: z.array(documentData.shape.lines.element.omit({ unitBaseMinor: true })),
	/** The settings entry `contacts`. */
	contacts: z.unknown(),
});
export type OrderFacts = z.infer<typeof orderFacts>;

/** An order with its lines in their order; locks its row until the transaction ends. */
export async function lockOrderFacts(tx: Database, orderId: number): Promise<OrderFacts | undefined> {
	return readRow(
		tx,
		orderFacts,
		sql`
		select o.number, o.locale, o.state, o.paid_at, o.company_id, o.tax_id, o.invoice, ct.name as country,
			p.kind as payment_kind, pt.name as payment_name, o.total_minor, o.vat,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals,
				'rate', o.currency_rate::text) as currency,
			(select json_agg(json_build_object('kind', l.kind, 'code', l.code, 'name', l.name, 'variantName', l.variant_name,
				'quantity', l.quantity, 'unitMinor', l.unit_minor, 'totalMinor', l.total_minor,
				'vatPercent', l.vat_percent::text) order by l.position)
				from order_lines l where l.order_id = o.id) as lines,
			(select s.value from settings s where s.key = 'contacts' and (s.locale = o.locale or s.locale is null)
				order by s.locale nulls last limit 1) as contacts
		from orders o
		join payment_methods p on p.id = o.payment_id
		join payment_method_translations pt on pt.payment_id = p.id and pt.locale = o.locale
		left join country_translations ct on ct.country_code = o.invoice ->> 'country' and ct.locale = o.locale
		left join currencies cu on cu.code = o.currency_code
		where o.id = ${orderId} for no key update of o`,
	);
}

/** The order's document of this kind, if there is one. Locks nothing: the issuing caller has locked the order. */
export async function documentRow(db: Database, orderId: number, kind: DocumentData["kind"]) {
	const [document] = await db
		.select({ number: invoices.number, data: invoices.data })
		.from(invoices)
		.where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind)));
	return document;
}

/** The next number of a year's series; locks its row until the transaction ends, so that the numbers have no gaps. */
export async function nextInSeries(tx: Database, kind: DocumentData["kind"], year: number): Promise<number> {
	const [series] = await tx
		.insert(invoiceSeries)
		.values({ kind, year, last: 1 })
		.onConflictDoUpdate({
			target: [invoiceSeries.kind, invoiceSeries.year],
			set: { last: sql`${invoiceSeries.last} + 1` },
		})
		.returning({ last: invoiceSeries.last });
	if (!series) throw new Error("The series gave no number");
	return series.last;
}

export async function insertDocument(
	tx: Database,
	document: { orderId: number; corrects: string | null; data: DocumentData; now: Date },
): Promise<void> {
	const { orderId, corrects, data, now } = document;
	const { kind, number } = data;
	await tx.insert(invoices).values({ kind, number, orderId, corrects, data, issuedAt: now });
}
