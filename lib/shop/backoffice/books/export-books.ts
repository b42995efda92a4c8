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
	/** The period's last day is not over, so documents may be added. */
	isRunning: boolean;
	documents: BookedDocument[];
	money: MoneyMove[];
	/** VAT of the tax documents; null when there are none, as in a shop that is no VAT payer. */
	vat: VatReport<BookedDocument> | null;
	/** Generated one by one, so that a year of them is never in memory. */
	files: BooksFile[];
};
type BooksFile = { name: string; text(): string };

/**
 * The accountant's files of a period, in this language: documents with their tax point in it (VAT belongs to the period of
 * the tax point, Act 235/2004 § 20a, § 42 and § 99, whenever the document was issued), and payments in and out. Everything is
 * read at one moment from immutable data: a past period gives the same files each time. Changes nothing.
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
