import { CsvError, parse } from "csv-parse/sync";

/** What is wrong with a file and where; lines count from 1, a row with a multi-line cell is named by its first line. */
export type LineError = { line: number; message: string };

export type CsvRow = {
	line: number;
	/** A cell by the name of its column, trimmed; "" where the file has no such column. */
	cell(column: string): string;
};

const FAULTS: Record<string, string> = {
	CSV_QUOTE_NOT_CLOSED: "a quotation mark is opened and never closed",
	CSV_INVALID_CLOSING_QUOTE: "text follows a closing quotation mark; a quotation mark inside a cell is written twice",
	INVALID_OPENING_QUOTE: "a quotation mark stands inside a cell that is not quoted",
	CSV_MAX_RECORD_SIZE: "the row is too long; perhaps a quotation mark is never closed",
};

const ROW_MAX_LENGTH = 500_000;

/** The rows of a comma-separated file with a header row; column names are compared without regard to case. Never throws. */
export function readCsv(text: string, requiredColumns: string[]): { rows: CsvRow[]; errors: LineError[] } {
	const { records, error } = readRecords(text);
	const [header, ...body] = records;
	if (!header) return { rows: [], errors: [error ?? { line: 1, message: "the file is empty" }] };
	const names = header.cells.map((name) => name.trim().toLowerCase());
	const headerErrors = checkHeader(header.cells, names, requiredColumns);
	if (headerErrors.length > 0) return { rows: [], errors: headerErrors };

	const places = new Map(names.map((name, index) => [name, index]));
	const errors: LineError[] = error ? [error] : [];
	const rows: CsvRow[] = [];
	for (const { line, cells } of body) {
		if (cells.every((cell) => cell.trim() === "")) continue;
		if (cells.length !== names.length) {
			errors.push({ line, message: `the row has ${cells.length} cells, the header has ${names.length}` });
			continue;
		}
		rows.push({ line, cell: (column) => cells[places.get(column.toLowerCase()) ?? -1]?.trim() ?? "" });
	}
	return { rows, errors };
}

type CsvRecord = { line: number; cells: string[] };

/** Every record up to the first that cannot be read. */
function readRecords(text: string): { records: CsvRecord[]; error: LineError | null } {
	// The parser counts CRLF inside a cell as two lines, so line ends are made equal first.
	const unified = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const records: CsvRecord[] = [];
	let lastLine = 0;
	try {
		parse(unified, {
			record_delimiter: "\n",
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: ROW_MAX_LENGTH,
			on_record: (cells: string[], { lines }) => {
				const breaks = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
				records.push({ line: lines - breaks, cells });
				lastLine = lines;
				return null;
			},
		});
		return { records, error: null };
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		return { records, error: { line: lastLine + 1, message: FAULTS[error.code] ?? error.message } };
	}
}

function checkHeader(header: string[], names: string[], required: string[]): LineError[] {
	const [only = ""] = header;
	if (header.length === 1 && /[;\t]/.test(only)) {
		return [{ line: 1, message: "the columns are not separated by commas; export the file as comma-separated CSV" }];
	}
	const missing = required.filter((name) => !names.includes(name.toLowerCase()));
	const twice = header.filter(
		(name, index) => name.trim() !== "" && names.indexOf(name.trim().toLowerCase()) !== index,
	);
	return [
		...missing.map((name) => ({ line: 1, message: `the column "${name}" is missing` })),
		...twice.map((name) => ({ line: 1, message: `the column "${name.trim()}" is there twice` })),
	];
}
