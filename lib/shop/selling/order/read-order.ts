import type { Order } from "../../../contract/schemas/order.ts";
import type { Locale } from "../../../domain/locale.ts";
import { type OrderStanding, orderActions, withdrawUntil } from "../../../domain/order/order-actions.ts";
import { isAwaited } from "../../../domain/order/order-states.ts";
import { trackingUrl } from "../../../domain/order/tracking.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { datesUntil, laterDates } from "../../../domain/time/promised-dates.ts";
import { dispatchOf } from "../../content/settings/shop-wide.sql.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { promiseOf } from "./order-dates.sql.ts";
import { datesFrom } from "./order-dates.ts";
import { transferOf } from "./order-transfer.ts";
import { priceLinesOf } from "./pricing.ts";
import { type OrderLineRow, type OrderRow, orderRow } from "./read-order.sql.ts";

/** An order, given its hash, in its own language unless `lang` says otherwise; null for a wrong hash. */
export async function getOrder(shop: Shop, id: number, hash: string, lang?: Locale): Promise<Order | null> {
	const row = await orderRow(shop.db, id, lang);
	return row && isSameHash(row.hash, hash) ? orderReply(row, shop.now()) : null;
}

/** An order by its id, for the shop's own mails and for callers who have shown its hash; in the same language as `getOrder`. */
export async function requireOrder(
	shop: Shop,
	id: number,
	lang?: Locale,
): Promise<{ order: Order; hash: string; locale: Locale }> {
	const row = await orderRow(shop.db, id, lang);
	if (!row) throw new Error(`There is no order ${id}`);
	return { order: orderReply(row, shop.now()), hash: row.hash, locale: row.locale };
}

function orderReply(row: OrderRow, now: Date): Order {
	const sum = (kind: OrderLineRow["kind"]) =>
		row.lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.total_minor, 0);
	const standing = standingOf(row);
	return {
		id: row.id,
		number: row.number,
		date: isoTime(row.created_at),
		state: row.state,
		events: statesOf(row),
		is_paid: row.paid_at !== null,
		is_payment_refused: row.is_payment_refused,
		expires_at: standing.expiresAt?.toISOString() ?? null,
		actions: orderActions(standing, now),
		withdraw_until: withdrawUntil(standing)?.toISOString() ?? null,
		withdrawal: row.withdrawal && { ...row.withdrawal, date: isoTime(row.withdrawal.date) },
		courier_review: row.courier_review,
		...transferOf({
			number: row.number,
			state: row.state,
			paymentKind: row.payment.kind,
			currencyCode: row.currency.code,
			totalMinor: Number(row.total_minor),
			company: row.company,
			bankAccount: row.bank_account,
		}),
		documents: row.documents.map(({ number, kind, date }) => ({
			number,
			kind,
			url: documentPath(row, number),
			date: isoTime(date),
		})),
		variable_symbol: row.number,
		bank_account: row.bank_account,
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
		pickup_point: row.pickup_point,
		tracking: row.tracking_number === null ? null : trackingOf(row.tracking_number, row),
		...promisedWith(row, now),
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

const NO_PROMISE = { days: null, dates: null, dates_until: null, is_late: false };

/** What the buyer may count on, as long as the goods are awaited; of an unpaid order what a payment of now keeps. */
function promisedWith(row: OrderRow, now: Date): Pick<Order, keyof typeof NO_PROMISE> {
	const { days, branch, dates } = promiseOf(row);
	if (!days || !isAwaited(row.state)) return NO_PROMISE;
	if (!dates) return { ...NO_PROMISE, days };
	const isLate = dates.to < pragueDay(now);
	// What is on its way may be there: nobody tells the shop.
	if (isLate && row.state === "handed_over") return NO_PROMISE;
	if (row.state !== "waiting_for_payment") return { ...NO_PROMISE, days, dates, is_late: isLate };
	const dispatch = dispatchOf(row.dispatch);
	const until = earlierOf(datesUntil(now, dispatch), row.expires_at);
	if (until <= now) return NO_PROMISE;
	const kept = laterDates(dates, datesFrom(now, { days, branch, dispatch }));
	return { days, dates: kept, dates_until: until.toISOString(), is_late: false };
}

/** Of the cut-off and the end of the order's payment, whichever comes first. */
function earlierOf(cutOff: Date, expiresAt: string | null): Date {
	const end = expiresAt === null ? cutOff : new Date(expiresAt);
	return end < cutOff ? end : cutOff;
}

function trackingOf(number: string, { carrier, locale }: OrderRow): NonNullable<Order["tracking"]> {
	return { number, url: trackingUrl(carrier, number, locale) };
}

/** The facts that decide which states an order may move to. */
export function standingOf(row: OrderRow): OrderStanding {
	const goods = row.lines.filter(({ kind }) => kind === "goods");
	const delivered = row.events.findLast(({ state }) => state === "delivered");
	return {
		state: row.state,
		isPickup: row.branch !== null,
		paymentKind: row.payment.kind,
		expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
		deliveredAt: delivered ? new Date(delivered.date) : null,
		isCompany: row.company_id !== "",
		exemptions: goods.map((line) => line.withdrawal_exemption),
		isCourierReviewed: row.courier_review !== null,
	};
}

/** States in their order, without notes by staff. */
function statesOf({ events }: OrderRow): Order["events"] {
	return events
		.filter(({ state }, position) => state !== events[position - 1]?.state)
		.map(({ state, date }) => ({ state, date: isoTime(date) }));
}

/** The API's path of a document. */
export function documentPath({ id, hash }: Pick<OrderRow, "id" | "hash">, number: string): string {
	return `/api/order/${id}/${hash}/documents/${number}`;
}

/** A PostgreSQL timestamp in the contract's format. */
function isoTime(moment: string): string {
	return new Date(moment).toISOString();
}

function lineReply(line: OrderLineRow, locale: Locale): Order["lines"][number] {
	return {
		kind: line.kind,
		code: line.code,
		variant_id: line.variant_id,
		name: line.name,
		variant_name: line.variant_name,
		note: line.note,
		quantity: line.quantity,
		unit_with_tax: line.unit_minor,
		total_with_tax: line.total_minor,
		vat_rate: Number(line.vat_percent),
		parent: line.parent_position,
		withdrawal_exemption: line.withdrawal_exemption,
		image: pictureOf(line.picture_key, line.name),
		tint: line.tint ?? "",
		url: line.link && pageLinks.product(locale, line.link),
	};
}
