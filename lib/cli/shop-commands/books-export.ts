import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { accountingPeriod } from "#lib/domain/money/accounting-period.ts";
import type { RateSums } from "#lib/domain/money/vat-report.ts";
import { type Books, exportBooks } from "#lib/shop/backoffice/books/export-books.ts";
import { writePrivate } from "../private-file.ts";
import { type Command, EXIT, type Io } from "./command.ts";
import { czk } from "./czk.ts";
import { explainMisuse, readArgs } from "./read-args.ts";
import { alignColumns } from "./table.ts";
import { withShop } from "./with-shop.ts";

const options = { out: { type: "string" } } as const;
/** Enough for a year of a large shop. */
const QUERY_TIMEOUT_MS = 60_000;

export const booksExport: Command = {
	name: "books export",
	usage: "<period> [--out <folder>]",
	summary: "writes what the accountant needs of a month, a quarter or a year",
	help: `The period is a month 2026-11, a quarter 2026-Q4 or a year 2026 in days of Prague. Documents belong to it by their tax point,
as VAT does, money by the day on which it came or went. Written for people who keep accounts, in Czech:

  faktura-….isdoc, opravny-doklad-….isdoc   each document as ISDOC 6.0.2
  doklady-<period>.csv                       the documents, a line each
  platby-<period>.csv                        payments, refunds that were made, and commission paid out
  dph-<period>.csv                           VAT per rate, and the parts A.4 and A.5 of the control statement; of a payer alone

CSV files have semicolons, decimal commas and UTF-8 with a byte order mark, so that Excel opens them. Amounts are in crowns at the
rate that the document has, and in its own currency. Others on the computer cannot read new files; those that are there already are
written anew. Of a period that is over they are the same each time; one that is running may get more. An empty one writes nothing.
Changes nothing in the shop.

  --out <folder>   where to write, made when it is missing; books-<period> in the present folder otherwise

  npm run shop -- books export 2026-11
  npm run shop -- books export 2026-Q4 --out quarter`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["period"]);
		if (!input.ok) return explainMisuse(booksExport, io, input.sentence);
		const [typed = ""] = input.value.positionals;
		const period = accountingPeriod(typed);
		if (!period) {
			const sentence = `The period is a month such as 2026-11, a quarter such as 2026-Q4, or a year, not "${typed}".`;
			return explainMisuse(booksExport, io, sentence);
		}
		const books = await withShop(io, (shop) => exportBooks(shop, { period, locale: "cs" }), {
			queryTimeoutMs: QUERY_TIMEOUT_MS,
		});
		if (books.documents.length === 0 && books.money.length === 0) {
			io.print(`There are no documents from ${period.from} to ${period.to}, and no money came or went.`);
			return EXIT.done;
		}
		const folder = resolve(input.value.values.out ?? `books-${period.name}`);
		try {
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			for (const file of books.files) writePrivate(join(folder, file.name), file.text());
		} catch (error) {
			const why = error instanceof Error ? error.message : String(error);
			io.complain(`The folder ${folder} cannot be written to: ${why}`);
			return EXIT.refused;
		}
		printBooks(books, io);
		io.print(`${books.files.length} files from ${period.from} to ${period.to}: ${folder}`);
		if (books.isRunning) io.print("The period is not over; more may come into it.");
		return EXIT.done;
	},
};

function printBooks({ documents, money, vat }: Books, io: Io): void {
	const invoices = documents.filter(({ kind }) => kind === "invoice").length;
	const totalMinor = documents.reduce((sum, { total }) => sum + total.czkMinor, 0);
	const roundingMinor = documents.reduce((sum, { rounding }) => sum + rounding.czkMinor, 0);
	io.print(`Invoices: ${invoices}, credit notes: ${documents.length - invoices}, movements of money: ${money.length}`);
	io.print(`Total of the documents: ${czk(totalMinor)}, of that rounding ${czk(roundingMinor)}\n`);
	if (vat) for (const line of vatLines(vat)) io.print(line);
	else if (documents.length > 0) io.print("No VAT: the shop was no payer when these documents were issued.");
	io.print("");
}

const HEADER = ["VAT", "Rate", "Base", "VAT", "Together"];

function vatLines(vat: NonNullable<Books["vat"]>): string[] {
	const parts: [string, RateSums[]][] = [
		["Invoices", vat.invoices],
		["Credit notes", vat.creditNotes],
		["Together", vat.together],
		...vat.named.map(({ data, rates }): [string, RateSums[]] => [
			`A.4 ${data.number} ${data.buyer.taxId}`,
			rates.filter(({ percent }) => percent !== 0),
		]),
		["A.5", vat.others],
	];
	const rows = parts.flatMap(([part, rates]) =>
		rates.map(({ percent, baseMinor, vatMinor }) => [
			part,
			`${percent} %`,
			...[baseMinor, vatMinor, baseMinor + vatMinor].map(czk),
		]),
	);
	return alignColumns(HEADER, rows, [1, 2, 3, 4]);
}
