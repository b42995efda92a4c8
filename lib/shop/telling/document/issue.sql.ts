import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { OrderState } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderAddress } from "../../kernel/db/schema/orders.ts";
import type { DocumentData } from "./document-data.ts";

/** What an invoice copies of an order; names in the order's language. */
export type OrderFacts = {
	number: string;
	locale: Locale;
	state: OrderState;
	paid_at: string | null;
	company_id: string;
	tax_id: string;
	invoice: OrderAddress;
	/** Name of the buyer's country. */
	country: string | null;
	payment_kind: DocumentData["payment"]["kind"];
	payment_name: string;
	currency: DocumentData["currency"];
	total_minor: string;
	vat: { vatPercent: string; grossMinor: number; baseMinor: number; vatMinor: number }[];
	lines: Omit<DocumentData["lines"][number], "unitBaseMinor">[];
	/** The settings entry of the shop's contacts. */
	contacts: unknown;
};

/** An order with its lines in their order; holds its row to the end of the transaction. */
export async function holdOrderFacts(tx: Database, orderId: number): Promise<OrderFacts | undefined> {
	const result = await tx.execute<OrderFacts>(sql`
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
		where o.id = ${orderId} for no key update of o`);
	return result.rows[0];
}

/** The document of this kind that an order has, if it has one. Locks nothing: whoever issues holds the order. */
export async function documentRow(
	db: Database,
	orderId: number,
	kind: DocumentData["kind"],
): Promise<{ number: string; data: unknown } | undefined> {
	const result = await db.execute<{ number: string; data: unknown }>(
		sql`select number, data from invoices where order_id = ${orderId} and kind = ${kind}`,
	);
	return result.rows[0];
}

/** The next number of a year's series; holds its row to the end of the transaction, so that the numbers have no gaps. */
export async function nextInSeries(tx: Database, kind: DocumentData["kind"], year: number): Promise<number> {
	const result = await tx.execute<{ last: number }>(sql`
		insert into invoice_series as s (kind, year, last) values (${kind}, ${year}, 1)
		on conflict (kind, year) do update set last = s.last + 1 returning last`);
	const last = result.rows[0]?.last;
	if (last === undefined) throw new Error("The series gave no number");
	return last;
}

export async function insertDocument(
	tx: Database,
	document: { orderId: number; corrects: string | null; data: DocumentData; now: Date },
): Promise<void> {
	const { orderId, corrects, data, now } = document;
	await tx.execute(sql`
		insert into invoices (kind, number, order_id, corrects, data, issued_at)
		values (${data.kind}, ${data.number}, ${orderId}, ${corrects}, ${JSON.stringify(data)}::jsonb, ${now})`);
}
