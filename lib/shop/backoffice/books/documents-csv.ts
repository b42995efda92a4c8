import { czkPerUnit } from "../../../domain/money/document-amounts.ts";
import type { RateSums } from "../../../domain/money/vat-report.ts";
import { csvAmount, csvOf } from "../../kernel/base/csv.ts";
import type { BooksTexts } from "../../telling/document/books-texts.ts";
import { formatPercent, plain } from "../../telling/document/document-format.ts";
import type { BookedDocument } from "./booked-document.ts";

/** Rates with columns in every period, so that the table's columns never change. */
const RATES = [21, 12, 0];

/** Documents as a table, a line each: semicolons and decimal commas for Czech Excel, dates as 2026-11-20. */
export function documentsCsv(documents: readonly BookedDocument[], t: BooksTexts): string {
	const all = new Set([...RATES, ...documents.flatMap(({ rates }) => rates.map(({ percent }) => percent))]);
	const percents = [...all].toSorted((a, b) => b - a);
	return csvOf([header(percents, t), ...documents.map((document) => cells(document, percents, t))], ";");
}

const FACTS = [
	"number",
	"kind",
	"order",
	"issued",
	"taxPoint",
	"due",
	"paid",
	"buyer",
	"companyId",
	"taxId",
	"country",
	"currency",
	"rate",
] as const;

function header(percents: number[], t: BooksTexts): string[] {
	const perRate = (base: "base" | "baseCzk", vat: "vat" | "vatCzk") =>
		percents
			.map(formatPercent)
			.flatMap((percent) => [t(`documents.${base}`, { percent }), t(`documents.${vat}`, { percent })]);
	return [
		...FACTS.map((key) => t(`documents.${key}`)),
		...perRate("baseCzk", "vatCzk"),
		t("documents.roundingCzk"),
		t("documents.totalCzk"),
		...perRate("base", "vat"),
		t("documents.rounding"),
		t("documents.total"),
		...(["payment", "corrects", "section"] as const).map((key) => t(`documents.${key}`)),
	];
}

function cells(document: BookedDocument, percents: number[], t: BooksTexts): string[] {
	const { data, rates, rounding, total } = document;
	const { buyer, currency } = data;
	const own = data.vat.map(({ vatPercent, ...sums }) => ({ ...sums, percent: Number(vatPercent) }));
	const ownAmount = (minor: number) => csvAmount(minor, currency.decimals);
	return [
		data.number,
		t(`kinds.${data.kind}`),
		data.orderNumber,
		data.issuedOn,
		data.taxPointOn,
		data.dueOn ?? "",
		data.paidOn ?? "",
		plain(buyer.company.trim() || `${buyer.firstname} ${buyer.lastname}`),
		buyer.companyId,
		buyer.taxId,
		document.country,
		currency.code,
		currency.code === "CZK" ? "" : czkPerUnit(currency.rate).replace(".", ","),
		...rateCells(rates, percents, csvAmount),
		csvAmount(rounding.czkMinor),
		csvAmount(total.czkMinor),
		...rateCells(own, percents, ownAmount),
		ownAmount(rounding.ownMinor),
		ownAmount(total.ownMinor),
		t(`ways.${data.payment.kind}`),
		data.corrects?.number ?? "",
		document.section ?? "",
	];
}

function rateCells(rates: RateSums[], percents: number[], amount: (minor: number) => string): string[] {
	return percents.flatMap((percent) => {
		const rate = rates.find((one) => one.percent === percent);
		return [amount(rate?.baseMinor ?? 0), amount(rate?.vatMinor ?? 0)];
	});
}
