import { CsvError, parse } from "csv-parse";
import { BrokenFile, type LineError } from "./imported.ts";

export type CsvRow = {
	line: number;
	/** A cell by column name, trimmed; "" when the file lacks the column. */
	cell(column: string): string;
	has(column: string): boolean;
	/** Names of columns that are not empty in the row. */
	filled: string[];
};

const FAULTS: Record<string, string> = {
	CSV_QUOTE_NOT_CLOSED: "a quotation mark is opened and never closed",
	CSV_INVALID_CLOSING_QUOTE: "text follows a closing quotation mark; a quotation mark inside a cell is written twice",
	INVALID_OPENING_QUOTE: "a quotation mark stands inside a cell that is not quoted",
	CSV_MAX_RECORD_SIZE: "the row is too long; perhaps a quotation mark is never closed",
};

const ROW_MAX_LENGTH = 500_000;

/**
 * The rows of a file with a header row, separated by commas, semicolons or tabs as in the header; column names are matched
 * regardless of case. Errors go to `report`, and the row is left out. Throws `BrokenFile` where the file cannot be read
 * further.
 */
export async function* readCsv(
	text: AsyncIterable<string>,
	requiredColumns: string[],
	report: (error: LineError) => void,
): AsyncGenerator<CsvRow> {
	let header: Header | undefined;
	for await (const { line, cells } of readRecords(text)) {
		if (header === undefined) {
			header = headerOf(cells);
			const errors = checkHeader(header.names, requiredColumns);
			for (const error of errors) report(error);
			if (errors.length > 0) return;
			continue;
		}
		if (cells.every((cell) => cell.trim() === "")) continue;
		if (cells.length === header.names.length) yield rowOf(line, cells, header);
		else report({ line, message: `the row has ${cells.length} cells, the header has ${header.names.length}` });
	}
	if (header === undefined) report({ line: 1, message: "the file is empty" });
}

type CsvRecord = { line: number; cells: string[] };

/** Names of the columns as written, and their positions by lower-case name. */
type Header = { names: string[]; places: Map<string, number> };

function headerOf(cells: string[]): Header {
	const names = cells.map((name) => name.trim());
	return { names, places: new Map(names.map((name, index) => [name.toLowerCase(), index])) };
}

function rowOf(line: number, cells: string[], { names, places }: Header): CsvRow {
	return {
		line,
		cell: (column) => cells[places.get(column.toLowerCase()) ?? -1]?.trim() ?? "",
		has: (column) => places.has(column.toLowerCase()),
		filled: names.filter((_, index) => cells[index]?.trim() !== ""),
	};
}

async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
	let ready: CsvRecord[] = [];
	let lastLine = 0;
	const pieces = unifyBreaks(text);
	const head = await headOf(pieces);
	const parser = parse({
		delimiter: delimiterOf(head),
		record_delimiter: "\n",
		relax_column_count: true,
		skip_empty_lines: true,
		max_record_size: ROW_MAX_LENGTH,
		on_record: (cells: string[], { lines }) => {
			const breaks = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
			ready.push({ line: lines - breaks, cells });
			lastLine = lines;
			return null;
		},
	});
	// Errors arrive at the consumer's await; without a listener they would also end the process.
	parser.on("error", () => {});
	const take = () => {
		const taken = ready;
		ready = [];
		return taken;
	};
	try {
		const write = (chunk: string) =>
			new Promise<void>((resolve, reject) => {
				parser.write(chunk, (error) => (error ? reject(error) : resolve()));
			});
		await write(head);
		yield* take();
		for await (const chunk of pieces) {
			await write(chunk);
			yield* take();
		}
		await new Promise<void>((resolve, reject) => {
			parser.once("error", reject).once("end", resolve).resume().end();
		});
		yield* take();
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		yield* take();
		throw new BrokenFile(lastLine + 1, FAULTS[error.code] ?? error.message);
	} finally {
		parser.destroy();
	}
}

/** Enough of a text to contain its first non-empty line. */
async function headOf(pieces: AsyncGenerator<string>): Promise<string> {
	let head = "";
	while (head.length <= ROW_MAX_LENGTH && !/\S.*\n/.test(head)) {
		const { done, value } = await pieces.next();
		if (done) break;
		head += value;
	}
	return head;
}

/** The separator that occurs most often between the column names. */
function delimiterOf(head: string): string {
	const [names = ""] = head
		.trimStart()
		.replace(/"[^"]*"/g, "")
		.split("\n", 1);
	const counts = [",", ";", "\t"].map((sign) => ({ sign, count: names.split(sign).length }));
	return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** The parser counts CRLF inside a cell as two lines, so line breaks are unified first. */
async function* unifyBreaks(text: AsyncIterable<string>): AsyncGenerator<string> {
	let held = "";
	for await (const chunk of text) {
		const all = held + chunk;
		held = all.endsWith("\r") ? "\r" : "";
		yield all.slice(0, all.length - held.length).replace(/\r\n?/g, "\n");
	}
	if (held !== "") yield "\n";
}

function checkHeader(header: string[], required: string[]): LineError[] {
	const names = header.map((name) => name.toLowerCase());
	const missing = required.filter((name) => !names.includes(name.toLowerCase()));
	const twice = header.filter((name, index) => name !== "" && names.indexOf(name.toLowerCase()) !== index);
	return [
		...missing.map((name) => ({ line: 1, message: `the column "${name}" is missing` })),
		...twice.map((name) => ({ line: 1, message: `the column "${name}" is there twice` })),
	];
}
