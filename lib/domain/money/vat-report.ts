import type { DocumentKind } from "../order/order-papers.ts";
import { isTaxId, normaliseTaxId } from "../people/tax-id.ts";

/** Base and VAT at one rate in CZK haléře, negative on a credit note. */
export type RateSums = { percent: number; baseMinor: number; vatMinor: number };

/** A document as a VAT payer reports it: the buyer's tax id, blank without one, and a row per rate. */
export type TaxDocument = { kind: DocumentKind; buyerTaxId: string; rates: RateSums[] };

/** Sections of the Czech control statement: "A.4" lists single documents, "A.5" has only sums. */
export type ControlSection = "A.4" | "A.5";

export type VatReport<Document extends TaxDocument> = {
	invoices: RateSums[];
	creditNotes: RateSums[];
	together: RateSums[];
	/** Section A.4, in the order of the documents. */
	named: Document[];
	/** Section A.5. */
	others: RateSums[];
};

/** 10 000 Kč with VAT, in haléře. */
const NAMED_ABOVE_MINOR = 1_000_000;

/**
 * Section of the control statement for a document (Act 235/2004 § 101c, instructions to the form): A.4 above 10 000 Kč
 * with VAT for a buyer with a Czech tax id, else A.5. A credit note counts by its absolute amount. Supplies at 0 % do
 * not count; null for a document with nothing else.
 */
export function controlSection({ buyerTaxId, rates }: TaxDocument): ControlSection | null {
	const taxed = rates.filter(({ percent }) => percent !== 0);
	if (taxed.length === 0) return null;
	const grossMinor = taxed.reduce((sum, { baseMinor, vatMinor }) => sum + baseMinor + vatMinor, 0);
	return isTaxId(normaliseTaxId(buyerTaxId)) && Math.abs(grossMinor) > NAMED_ABOVE_MINOR ? "A.4" : "A.5";
}

/** Sums of all documents per rate, the highest rate first. */
export function sumPerRate(documents: readonly { rates: RateSums[] }[]): RateSums[] {
	const sums = new Map<number, RateSums>();
	for (const { percent, baseMinor, vatMinor } of documents.flatMap(({ rates }) => rates)) {
		const sum = sums.get(percent) ?? { percent, baseMinor: 0, vatMinor: 0 };
		sums.set(percent, { percent, baseMinor: sum.baseMinor + baseMinor, vatMinor: sum.vatMinor + vatMinor });
	}
	return [...sums.values()].toSorted((a, b) => b.percent - a.percent);
}

/** VAT of these documents: sums by kind and in total, and the two sections of the control statement. */
export function vatReport<Document extends TaxDocument>(documents: readonly Document[]): VatReport<Document> {
	const ofKind = (kind: TaxDocument["kind"]) => sumPerRate(documents.filter((document) => document.kind === kind));
	const inSection = (section: ControlSection) => documents.filter((document) => controlSection(document) === section);
	return {
		invoices: ofKind("invoice"),
		creditNotes: ofKind("credit_note"),
		together: sumPerRate(documents),
		named: inSection("A.4"),
		others: sumPerRate(inSection("A.5")).filter(({ percent }) => percent !== 0),
	};
}
