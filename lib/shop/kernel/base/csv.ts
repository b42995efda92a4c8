import { minorToDecimal } from "../../../domain/money/money.ts";

/** Spreadsheet programs read a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A negative number begins with "-" too, but is no formula. */
const NUMBER = /^-?\d+([.,]\d+)?$/;
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which Excel knows UTF-8. A cell that begins like a formula gets an
 * apostrophe before it, so that opening the file runs nothing.
 */
export function csvOf(rows: string[][], separator: ";" | ","): string {
	const safe = rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell)));
	return `${BYTE_ORDER_MARK}${csvLines(safe, separator)}`;
}

/** Minor units as a cell of a Czech table, with a decimal comma: "-1234,50". */
export function csvAmount(minor: number, decimals = 2): string {
	return minorToDecimal(minor, decimals).replace(".", ",");
}

/** Rows of cells as CSV (RFC 4180) without protection against formulas, for a program that reads them. */
export function csvLines(rows: string[][], separator: ";" | ","): string {
	const lines = rows.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator));
	return `${lines.join("\r\n")}\r\n`;
}

function quoted(text: string, separator: string): string {
	return new RegExp(`["\\r\\n${separator}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
