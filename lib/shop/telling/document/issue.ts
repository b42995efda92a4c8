import { negatedRecap, unitBaseMinor, vatRecap } from "../../../domain/money/document-amounts.ts";
import { ibanOfCzechAccount } from "../../../domain/money/iban.ts";
import type { WithdrawnAmounts } from "../../../domain/money/withdrawn-amounts.ts";
import type { OrderEnd } from "../../../domain/order/order-states.ts";
import { INVOICE_DUE_DAYS } from "../../../domain/order/order-terms.ts";
import { addDays, pragueDay } from "../../../domain/time/calendar-day.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type DocumentData, documentData, seller as sellerSchema } from "./document-data.ts";
import { documentRow, insertDocument, lockOrderFacts, nextInSeries, type OrderFacts } from "./issue.sql.ts";

type IssuedDocument = { number: string; kind: DocumentData["kind"] };

const PREFIX = { invoice: "", credit_note: "D" } as const;
const SERIES_DIGITS = 6;

/**
 * Issues the invoice of an order, once: a repeat returns the existing one. All data is copied, so later changes do not touch
 * it. Call it last in its transaction: the series stays locked until the end, so that a rollback leaves no gap.
 */
export async function issueInvoice(shop: Shop, tx: Database, orderId: number): Promise<IssuedDocument> {
	const order = await lockOrderFacts(tx, orderId);
	if (!order) throw new Error(`There is no order ${orderId}`);
	const known = await documentRow(tx, orderId, "invoice");
	if (known) return { number: known.number, kind: "invoice" };
	const now = shop.now();
	const number = await nextNumber(tx, "invoice", now);
	await insertDocument(tx, { orderId, corrects: null, data: invoiceData(order, number, now), now });
	return { number, kind: "invoice" };
}

/**
 * Issues the credit note for the invoice of an order, whole or in part, once; null when there is no invoice. The reason is
 * the order's final state. Call it last in its transaction, as above.
 */
export async function issueCreditNote(
	shop: Shop,
	tx: Database,
	orderId: number,
	part?: WithdrawnAmounts,
): Promise<IssuedDocument | null> {
	const order = await lockOrderFacts(tx, orderId);
	const invoice = await documentRow(tx, orderId, "invoice");
	if (!order || !invoice) return null;
	const known = await documentRow(tx, orderId, "credit_note");
	if (known) return { number: known.number, kind: "credit_note" };
	const now = shop.now();
	const number = await nextNumber(tx, "credit_note", now);
	const reason = order.state === "withdrawn" ? "withdrawn" : "cancelled";
	const whole = documentData.parse(invoice.data);
	const data = creditNoteData(part ? partOf(whole, part) : whole, { number, reason, day: pragueDay(now) });
	await insertDocument(tx, { orderId, corrects: invoice.number, data, now });
	return { number, kind: "credit_note" };
}

/**
 * "2026000001": the year of issue and the next number of the year's series of this kind; credit notes have a letter before
 * it.
 */
async function nextNumber(tx: Database, kind: DocumentData["kind"], now: Date): Promise<string> {
	const year = Number(pragueDay(now).slice(0, 4));
	const next = await nextInSeries(tx, kind, year);
	return `${PREFIX[kind]}${year}${String(next).padStart(SERIES_DIGITS, "0")}`;
}

function invoiceData(order: OrderFacts, number: string, now: Date): DocumentData {
	const issuedOn = pragueDay(now);
	const paidOn = order.paid_at === null ? null : pragueDay(new Date(order.paid_at));
	const seller = sellerSchema.catch(sellerSchema.parse({})).parse(order.contacts);
	const { firstname, lastname, company, street, city, zip, country } = order.invoice;
	return {
		kind: "invoice",
		number,
		locale: order.locale,
		issuedOn,
		// A payment before delivery makes the tax due at once (Act 235/2004 § 20a), otherwise the handover does.
		taxPointOn: paidOn ?? issuedOn,
		dueOn: paidOn ?? addDays(issuedOn, INVOICE_DUE_DAYS),
		paidOn,
		orderNumber: order.number,
		variableSymbol: order.number,
		corrects: null,
		seller: { ...seller, iban: ibanOfCzechAccount(seller.bankAccount) ?? "" },
		buyer: {
			company,
			firstname,
			lastname,
			street,
			city,
			zip,
			country: order.country ?? country,
			companyId: order.company_id,
			taxId: order.tax_id,
		},
		payment: { kind: order.payment_kind, name: order.payment_name },
		currency: order.currency,
		lines: order.lines.map((line) => ({ ...line, unitBaseMinor: unitBaseMinor(line.unitMinor, line.vatPercent) })),
		vat: vatRecap(order.vat, order.currency),
		roundingMinor: order.lines.find(({ kind }) => kind === "rounding")?.totalMinor ?? 0,
		totalMinor: Number(order.total_minor),
	};
}

/** The invoice of this part alone. */
function partOf(invoice: DocumentData, part: WithdrawnAmounts): DocumentData {
	return {
		...invoice,
		lines: part.lines.flatMap(({ place, ...amounts }) => {
			const line = invoice.lines[place];
			if (!line) return [];
			return [{ ...line, ...amounts, unitBaseMinor: unitBaseMinor(amounts.unitMinor, line.vatPercent) }];
		}),
		vat: vatRecap(part.vat, invoice.currency),
		roundingMinor: part.roundingMinor,
		totalMinor: part.totalMinor,
	};
}

/** The invoice's prices with negative quantities. */
function creditNoteData(invoice: DocumentData, note: { number: string; reason: OrderEnd; day: string }): DocumentData {
	return {
		...invoice,
		kind: "credit_note",
		number: note.number,
		issuedOn: note.day,
		taxPointOn: note.day,
		dueOn: null,
		paidOn: null,
		corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: note.reason },
		lines: invoice.lines.map((line) => ({
			...line,
			quantity: 0 - line.quantity,
			totalMinor: 0 - line.totalMinor,
		})),
		vat: negatedRecap(invoice.vat),
		roundingMinor: 0 - invoice.roundingMinor,
		totalMinor: 0 - invoice.totalMinor,
	};
}
