import { timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Order } from "../../contract/order.ts";
import type { Locale } from "../../domain/locale.ts";
import { productPath } from "../../i18n/paths.ts";
import { pictureOf } from "../catalog/picture-of.ts";
import type { Database } from "../db/client.ts";
import type { OrderAddress } from "../db/schema/orders.ts";
import type { Shop } from "../shop.ts";
import { priceLinesOf } from "./pricing.ts";

type LineRow = {
	kind: Order["lines"][number]["kind"];
	code: string;
	name: string;
	variant_name: string;
	note: string;
	quantity: number;
	unit_minor: number;
	total_minor: number;
	vat_percent: number;
	picture_key: string | null;
	tint: string | null;
	product_id: number | null;
	product_slug: string | null;
	category_slug: string | null;
};

type OrderRow = {
	id: number;
	number: string;
	hash: string;
	created_at: string;
	state: Order["state"];
	locale: Locale;
	note: string;
	email: string;
	phone: string;
	company_id: string;
	tax_id: string;
	invoice: OrderAddress;
	address: OrderAddress | null;
	total_minor: string;
	vat: { vatPercent: string; grossMinor: number; baseMinor: number; vatMinor: number }[];
	delivery: Order["delivery"];
	payment: Order["payment"];
	branch: Order["branch"];
	currency: Order["currency"];
	lines: LineRow[];
	bank_account: string | null;
};

async function orderRow(db: Database, id: number, lang: Locale | undefined): Promise<OrderRow | undefined> {
	const locale = lang === undefined ? sql`o.locale` : sql`${lang}::locale`;
	const result = await db.execute<OrderRow>(sql`
		select o.id, o.number, o.hash, o.created_at, o.state, ${locale} as locale, o.note, o.email, o.phone, o.company_id, o.tax_id, o.invoice, o.address,
			o.total_minor, o.vat,
			json_build_object('id', d.id, 'key', d.key, 'kind', d.kind, 'name', dt.name) as delivery,
			json_build_object('id', p.id, 'key', p.key, 'kind', p.kind, 'name', pt.name) as payment,
			case when b.id is not null then
				json_build_object('id', b.id, 'name', b.name, 'street', b.street, 'city', b.city, 'zip', b.zip) end as branch,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency,
			(select value ->> 'bankAccount' from settings s where s.key = 'contacts' and s.locale = o.locale) as bank_account,
			(select json_agg(json_build_object('kind', l.kind, 'code', l.code, 'name', l.name, 'variant_name', l.variant_name,
				'note', l.note, 'quantity', l.quantity, 'unit_minor', l.unit_minor, 'total_minor', l.total_minor,
				'vat_percent', l.vat_percent, 'picture_key', x.key, 'tint', c.tint, 'product_id', pr.id,
				'product_slug', prt.slug, 'category_slug', ct.slug) order by l.position)
				from order_lines l
				left join products pr on pr.id = l.product_id and pr.is_active
				left join product_translations prt on prt.product_id = pr.id and prt.locale = ${locale}
				left join categories c on c.id = pr.default_category_id
				left join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}
				left join variants v on v.id = l.variant_id
				left join lateral (
					select y.key from product_pictures pp join pictures y on y.id = pp.picture_id
					where pp.product_id = pr.id order by (pp.picture_id = v.picture_id) desc nulls last, pp.position limit 1
				) x on true
				where l.order_id = o.id) as lines
		from orders o
		join delivery_methods d on d.id = o.delivery_id
		join delivery_method_translations dt on dt.delivery_id = d.id and dt.locale = ${locale}
		join payment_methods p on p.id = o.payment_id
		join payment_method_translations pt on pt.payment_id = p.id and pt.locale = ${locale}
		left join branches b on b.id = o.branch_id
		left join currencies cu on cu.code = o.currency_code
		where o.id = ${id}`);
	return result.rows[0];
}

/** An order for whoever knows its hash, in its own language unless another is asked for; null otherwise. */
export async function getOrder(shop: Shop, id: number, hash: string, lang?: Locale): Promise<Order | null> {
	const row = await orderRow(shop.db, id, lang);
	if (!row) return null;
	const [known, given] = [Buffer.from(row.hash), Buffer.from(hash)];
	if (known.length !== given.length || !timingSafeEqual(known, given)) return null;
	return orderReply(row);
}

/** An order by its id, for the shop's own mails. */
export async function requireOrder(shop: Shop, id: number): Promise<{ order: Order; hash: string; locale: Locale }> {
	const row = await orderRow(shop.db, id, undefined);
	if (!row) throw new Error(`There is no order ${id}`);
	return { order: orderReply(row), hash: row.hash, locale: row.locale };
}

function orderReply(row: OrderRow): Order {
	const sum = (kind: LineRow["kind"]) =>
		row.lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.total_minor, 0);
	return {
		id: row.id,
		number: row.number,
		date: new Date(row.created_at).toISOString(),
		state: row.state,
		variable_symbol: row.number,
		bank_account: row.bank_account ?? "",
		note: row.note,
		email: row.email,
		phone: row.phone,
		companyId: row.company_id,
		taxId: row.tax_id,
		invoice: row.invoice,
		address: row.address,
		delivery: row.delivery,
		payment: row.payment,
		branch: row.branch,
		currency: row.currency,
		lines: row.lines.map((line) => lineReply(line, row.locale)),
		prices: priceLinesOf({
			goodsMinor: sum("goods"),
			discountMinor: -sum("voucher"),
			deliveryMinor: sum("delivery"),
			paymentMinor: sum("payment"),
			roundingMinor: sum("rounding"),
			totalMinor: Number(row.total_minor),
			vat: row.vat,
		}),
	};
}

function lineReply(line: LineRow, locale: Locale): Order["lines"][number] {
	const product = line.product_id !== null && line.product_slug !== null && line.category_slug !== null;
	return {
		kind: line.kind,
		code: line.code,
		name: line.name,
		variant_name: line.variant_name,
		note: line.note,
		quantity: line.quantity,
		unit_with_tax: line.unit_minor,
		total_with_tax: line.total_minor,
		vat_rate: Number(line.vat_percent),
		image: pictureOf(line.picture_key, line.name),
		tint: line.tint ?? "",
		url: product
			? productPath(locale, {
					id: line.product_id ?? 0,
					slug: line.product_slug ?? "",
					categorySlug: line.category_slug ?? "",
				})
			: null,
	};
}
