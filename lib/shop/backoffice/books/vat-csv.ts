import type { RateSums, VatReport } from "../../../domain/money/vat-report.ts";
import { csvAmount, csvOf } from "../../kernel/base/csv.ts";
import type { BooksTexts } from "../../telling/document/books-texts.ts";
import { formatPercent } from "../../telling/document/document-format.ts";
import type { BookedDocument } from "./booked-document.ts";

/** VAT of a period as a table: invoices, credit notes and both, then the documents of section A.4 and the sums of A.5. */
export function vatCsv(report: VatReport<BookedDocument>, t: BooksTexts): string {
	const sums = (part: "invoices" | "creditNotes" | "together" | "others") =>
		report[part].map((rate) => [t(`vat.${part}`), "", "", "", ...rateCells(rate, t)]);
	const named = report.named.flatMap(({ data, rates }) =>
		rates
			.filter(({ percent }) => percent !== 0)
			.map((rate) => [t("vat.named"), data.number, data.buyer.taxId, data.taxPointOn, ...rateCells(rate, t)]),
	);
	const header = (["part", "document", "taxId", "taxPoint", "rate", "base", "vat", "gross"] as const).map((key) =>
		t(`vat.${key}`),
	);
	const rows = [...sums("invoices"), ...sums("creditNotes"), ...sums("together"), ...named, ...sums("others")];
	return csvOf([header, ...rows], ";");
}

function rateCells({ percent, baseMinor, vatMinor }: RateSums, t: BooksTexts): string[] {
	return [
		t("vat.percent", { percent: formatPercent(percent) }),
		...[baseMinor, vatMinor, baseMinor + vatMinor].map((minor) => csvAmount(minor)),
	];
}
