import { oneLine } from "../plain-text.ts";
import { grossPrice, quoted, type Report, STOCK_MAX, webAddress } from "./field.ts";
import type { CsvRow } from "./read-csv.ts";

/** A text on one line; "" when absent; shortened in messages. Reports one that is too long. */
export function textField(row: CsvRow, column: string, maxLength: number, report: Report): string {
	const text = oneLine(row.cell(column));
	if (text.length > maxLength) report(`${column} has ${text.length} characters, at most ${maxLength} fit`);
	return text;
}

export function requiredField(row: CsvRow, column: string, maxLength: number, report: Report): string {
	const text = textField(row, column, maxLength, report);
	if (text === "") report(`${column} is missing`);
	return text;
}

/** The value of a column; undefined when the file lacks the column. */
export function said<Value>(row: CsvRow, column: string, read: (column: string) => Value): Value | undefined {
	return row.has(column) ? read(column) : undefined;
}

/** A gross price in minor units; null when absent or reported. */
export function priceField(row: CsvRow, column: string, price: Parameters<typeof grossPrice>[2]): number | null {
	const text = row.cell(column);
	return text === "" ? null : grossPrice(column, text, price);
}

/** Number of pieces; null when absent. A negative number (oversold in the source shop) becomes 0. */
export function quantityField(row: CsvRow, column: string, report: Report): number | null {
	const text = row.cell(column);
	if (text === "") return null;
	if (!/^-?\d{1,9}$/.test(text)) report(`${column} is not a whole number: ${quoted(text)}`);
	else if (Number(text) > STOCK_MAX) report(`${column} is above ${STOCK_MAX}: ${quoted(text)}`);
	return Math.max(0, Number(text) || 0);
}

/** An http(s) address; null when absent or reported. */
export function urlField(row: CsvRow, column: string, report: Report): string | null {
	const text = row.cell(column);
	return text === "" ? null : webAddress(column, text, report);
}

/** true unless Published is "false", or Status "draft" or "archived"; undefined when the file has neither column. */
export function publishedField(row: CsvRow, report: Report): boolean | undefined {
	if (!row.has("Published") && !row.has("Status")) return undefined;
	const published = row.cell("Published").toLowerCase();
	if (!["", "true", "false"].includes(published)) report(`Published is neither true nor false: ${quoted(published)}`);
	const status = row.cell("Status").toLowerCase();
	if (!["", "active", "draft", "archived"].includes(status)) {
		report(`Status is none of active, draft and archived: ${quoted(status)}`);
	}
	return published !== "false" && (status === "" || status === "active");
}

/** Position among the pictures, 1 first; pictures without one come last. */
export function positionField(row: CsvRow, report: Report): number {
	const text = row.cell("Image Position");
	if (text === "") return Number.POSITIVE_INFINITY;
	if (!/^\d{1,6}$/.test(text)) report(`Image Position is not a whole number: ${quoted(text)}`);
	return Number(text) || Number.POSITIVE_INFINITY;
}
