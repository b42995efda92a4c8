import type { DocumentKind } from "../order/order-papers.ts";
import { isTaxId, normaliseTaxId } from "../people/tax-id.ts";

/** Base and VAT at one rate in CZK haléře, negative on a credit note. */
export type RateSums = { percent: number; baseMinor: number; vatMinor: number };

/** What a payer of VAT says of a supply: the buyer's tax id, blank without one, and a row per rate. */
export type TaxDocument = { kind: DocumentKind; buyerTaxId: string; rates: RateSums[] };

/** Of the Czech control statement: "A.4" names a document, "A.5" has sums alone. */
export type ControlSection = "A.4" | "A.5";

export type VatReport<Document extends TaxDocument> = {
	invoices: RateSums[];
	creditNotes: RateSums[];
	together: RateSums[];
	/** A.4, in the order of the documents. */
	named: Document[];
	/** A.5. */
	others: RateSums[];
};

/** 10 000 Kč with VAT, in haléře. */
const NAMED_ABOVE_MINOR = 1_000_000;

/**
 * Where the control statement has a document (Act 235/2004 § 101c, instructions to the form): in A.4 one of more than 10 000 Kč with
 * VAT for a buyer with a Czech tax id, in A.5 any other. Of a credit note its own amount counts without the sign. Supplies at 0 %
 * belong to neither: they are not counted, and null is a document of nothing else.
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

/** What a payer declares of these documents: by kind and together, and the two sections of the control statement. */
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
