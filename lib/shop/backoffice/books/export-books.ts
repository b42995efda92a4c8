import type { Locale } from "../../../domain/locale.ts";
import type { AccountingPeriod } from "../../../domain/money/accounting-period.ts";
import { type VatReport, vatReport } from "../../../domain/money/vat-report.ts";
import { addDays, pragueDay, pragueMoment } from "../../../domain/time/calendar-day.ts";
import { atOneMoment } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type BooksTexts, loadBooksTexts } from "../../telling/document/books-texts.ts";
import { documentData } from "../../telling/document/document-data.ts";
import { loadDocumentTexts } from "../../telling/document/document-texts.ts";
import { type BookedDocument, bookedDocument } from "./booked-document.ts";
import { documentRows } from "./documents.sql.ts";
import { documentsCsv } from "./documents-csv.ts";
import { isdocOf } from "./isdoc.ts";
import { type MoneyMove, moneyRows } from "./money.sql.ts";
import { moneyCsv } from "./money-csv.ts";
import { vatCsv } from "./vat-csv.ts";

export type Books = {
	/** More may come into it: its last day is not over. */
	isRunning: boolean;
	documents: BookedDocument[];
	money: MoneyMove[];
	/** Of the tax documents; null when there are none, as in a shop that pays no VAT. */
	vat: VatReport<BookedDocument> | null;
	/** Written one after another, so that a year of them need not be in memory. */
	files: BooksFile[];
};
type BooksFile = { name: string; text(): string };

/**
 * What the accountant gets of a period, in this language: the documents whose tax point is in it (VAT belongs to the period of the
 * tax point, Act 235/2004 § 20a, § 42 and § 99, whenever the paper was issued), and the money that came and went in its days.
 * Everything is of one moment and of frozen data: of a period that is over it is the same each time. Changes nothing.
 */
export async function exportBooks(
	shop: Shop,
	{ period, locale }: { period: AccountingPeriod; locale: Locale },
): Promise<Books> {
	const [from, until] = [period.from, addDays(period.to, 1)].map((day) => pragueMoment(day, "00:00"));
	if (!from || !until) throw new Error(`${period.name} has no days`);
	const { rows, money } = await atOneMoment(shop.db, async (tx) => ({
		rows: await documentRows(tx, period),
		money: await moneyRows(tx, { from, until }),
	}));
	const documents = rows.map(({ data, country }) => bookedDocument(documentData.parse(data), country));
	const taxed = documents.filter(({ isTaxed }) => isTaxed);
	const vat = taxed.length === 0 ? null : vatReport(taxed);
	const t = await loadBooksTexts(locale);
	const tables = [
		{ name: t("files.documents", { period: period.name }), text: () => documentsCsv(documents, t) },
		{ name: t("files.money", { period: period.name }), text: () => moneyCsv(money, t) },
		...(vat ? [{ name: t("files.vat", { period: period.name }), text: () => vatCsv(vat, t) }] : []),
	];
	const isRunning = period.to >= pragueDay(shop.now());
	return { isRunning, documents, money, vat, files: [...tables, ...(await isdocFiles(documents, t))] };
}

async function isdocFiles(documents: BookedDocument[], t: BooksTexts): Promise<BooksFile[]> {
	const files = documents.map(async (document) => {
		const texts = await loadDocumentTexts(document.data.locale);
		return {
			name: t(`files.${document.kind}`, { number: document.data.number }),
			text: () => isdocOf(document, texts),
		};
	});
	return Promise.all(files);
}
