import { z } from "zod";
import { LOCALES } from "../../../domain/locale.ts";
import { DOCUMENT_KINDS, ORDER_LINE_KINDS } from "../../../domain/order/order-papers.ts";
import { ORDER_ENDS } from "../../../domain/order/order-states.ts";
import { PAYMENT_KINDS } from "../../../domain/order/payment-kinds.ts";

const minor = z.number().int();
/** "2026-11-20", a day in Prague. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/**
 * The seller, from the settings entry `contacts` at the moment of issue. A setting that is no text becomes blank, so that it
 * blocks no payment.
 */
export const seller = z.object({
	company: z.string().catch(""),
	street: z.string().catch(""),
	city: z.string().catch(""),
	companyId: z.string().catch(""),
	taxId: z.string().catch(""),
	/** The company's registration, as a sentence. */
	registration: z.string().catch(""),
	phone: z.string().catch(""),
	email: z.string().catch(""),
	bankAccount: z.string().catch(""),
});

/** All data printed on an invoice or a credit note. Written once and never changed; amounts are minor units of `currency`. */
export const documentData = z.object({
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	locale: z.enum(LOCALES),
	issuedOn: day,
	taxPointOn: day,
	/** Null on a credit note. */
	dueOn: day.nullable(),
	/** Null while unpaid. */
	paidOn: day.nullable(),
	orderNumber: z.string(),
	variableSymbol: z.string(),
	/** The invoice that a credit note corrects, and why. */
	corrects: z.object({ number: z.string(), issuedOn: day, reason: z.enum(ORDER_ENDS) }).nullable(),
	seller: seller.extend({ iban: z.string() }),
	buyer: z.object({
		company: z.string(),
		firstname: z.string(),
		lastname: z.string(),
		street: z.string(),
		city: z.string(),
		zip: z.string(),
		country: z.string(),
		companyId: z.string(),
		taxId: z.string(),
	}),
	payment: z.object({ kind: z.enum(PAYMENT_KINDS), name: z.string() }),
	currency: z.object({
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.number().int(),
		/** Units of it for one CZK. */
		rate: z.string(),
	}),
	lines: z.array(
		z.object({
			kind: z.enum(ORDER_LINE_KINDS),
			code: z.string(),
			name: z.string(),
			variantName: z.string(),
			/** Negative on a credit note. */
			quantity: z.number().int(),
			unitBaseMinor: minor,
			unitMinor: minor,
			totalMinor: minor,
			vatPercent: z.string(),
		}),
	),
	vat: z.array(
		z.object({
			vatPercent: z.string(),
			baseMinor: minor,
			vatMinor: minor,
			grossMinor: minor,
			czk: z.object({ baseMinor: minor, vatMinor: minor }).nullable(),
		}),
	),
	roundingMinor: minor,
	totalMinor: minor,
});
export type DocumentData = z.infer<typeof documentData>;
