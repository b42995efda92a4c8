import { czkMinorOf } from "../../../domain/money/document-amounts.ts";
import { type ControlSection, controlSection, type RateSums } from "../../../domain/money/vat-report.ts";
import type { DocumentData } from "../../telling/document/document-data.ts";

/** An amount in minor units of the document's currency and in CZK haléře. */
export type Amount = { ownMinor: number; czkMinor: number };

/** An invoice or a credit note, also converted to CZK; amounts of a credit note are negative. */
export type BookedDocument = {
	data: DocumentData;
	kind: DocumentData["kind"];
	/** ISO code of the buyer's country. */
	country: string;
	buyerTaxId: string;
	/** Whether the seller was a VAT payer. */
	isTaxed: boolean;
	/** Sums per VAT rate in CZK. */
	rates: RateSums[];
	rounding: Amount;
	/** Including rounding. */
	total: Amount;
	/** Section of the control statement; null for a document that it does not list. */
	section: ControlSection | null;
};

/**
 * Prepares a document's stored data for the books. Each base, VAT amount and rounding is converted to CZK as printed, and
 * totals are their sums.
 */
export function bookedDocument(data: DocumentData, country: string): BookedDocument {
	const { kind, currency } = data;
	const rates = data.vat.map(({ vatPercent, baseMinor, vatMinor, czk }) => ({
		percent: Number(vatPercent),
		baseMinor: czk?.baseMinor ?? czkMinorOf(baseMinor, currency),
		vatMinor: czk?.vatMinor ?? czkMinorOf(vatMinor, currency),
	}));
	const rounding = { ownMinor: data.roundingMinor, czkMinor: czkMinorOf(data.roundingMinor, currency) };
	const czkMinor = rates.reduce((sum, { baseMinor, vatMinor }) => sum + baseMinor + vatMinor, rounding.czkMinor);
	const isTaxed = data.seller.taxId !== "";
	const taxDocument = { kind, buyerTaxId: data.buyer.taxId, rates };
	return {
		...taxDocument,
		data,
		country,
		isTaxed,
		rounding,
		total: { ownMinor: data.totalMinor, czkMinor },
		section: isTaxed ? controlSection(taxDocument) : null,
	};
}
