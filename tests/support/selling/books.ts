import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { czkMinorOf } from "#lib/domain/money/document-amounts.ts";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import { folder, shop } from "../shop/command-shop.ts";
import { type Isdoc, readIsdoc } from "../texts/isdoc.ts";

/** Where the books of a period are written. */
export const booksFolder = (period: string) => join(folder, `books-${period}`);
export const exportedBooks = (period: string) => shop("books", "export", period, "--out", booksFolder(period));

/** Files that the accountant gets, as programs read them. */
export type BookFiles = {
	/** Lines of the table whose name begins so, by the names of its columns. */
	table(name: string): Record<string, string>[];
	/** Valid documents by their numbers. */
	isdoc: Map<string, Isdoc>;
};

export function readBooks(folder: string): BookFiles {
	const names = readdirSync(folder);
	const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
	const isdoc = names.filter((name) => name.endsWith(".isdoc")).map((name) => readIsdoc(textOf(name)));
	return {
		table(name) {
			const file = names.find((one) => one.startsWith(name));
			return file === undefined ? [] : parse(textOf(file), { delimiter: ";", bom: true, columns: true });
		},
		isdoc: new Map(isdoc.map((document) => [document.texts("ID")[0] ?? "", document])),
	};
}

/** "-1234,50" in hundredths; no number fails. */
export function minorOf(cell: string | undefined): number {
	if (!/^-?\d+,\d{2}$/.test(cell ?? "")) throw new Error(`No amount: ${cell}`);
	return Number(cell?.replace(",", ""));
}

/** What documents say, added up in haléře without the shop's own sums. */
export function sumsOf(documents: DocumentData[]) {
	const sum = (of: (data: DocumentData) => number) => documents.reduce((all, data) => all + of(data), 0);
	const ofRate = (percent: number, part: "baseMinor" | "vatMinor") =>
		sum(({ vat }) =>
			vat
				.filter((rate) => Number(rate.vatPercent) === percent)
				.reduce((all, rate) => all + (rate.czk ?? rate)[part], 0),
		);
	const rates = [21, 12, 0].map((percent) => [percent, ofRate(percent, "baseMinor"), ofRate(percent, "vatMinor")]);
	const roundingMinor = sum((data) => czkMinorOf(data.roundingMinor, data.currency));
	return {
		rates,
		roundingMinor,
		totalMinor: rates.reduce((all, [, base = 0, vat = 0]) => all + base + vat, roundingMinor),
	};
}
