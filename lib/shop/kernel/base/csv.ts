import { minorToDecimal } from "../../../domain/money/money.ts";

/** Texts that a table program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Below zero, too: no formula. */
const NUMBER = /^-?\d+([.,]\d+)?$/;
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which Excel knows UTF-8. A cell that begins like a formula gets an
 * apostrophe before it, so that whoever opens the file runs nothing.
 */
export function csvOf(rows: string[][], separator: ";" | ","): string {
	const safe = rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell)));
	return `${BYTE_ORDER_MARK}${csvLines(safe, separator)}`;
}

/** Minor units as a cell of a Czech table, with a decimal comma: "-1234,50". */
export function csvAmount(minor: number, decimals = 2): string {
	return minorToDecimal(minor, decimals).replace(".", ",");
}

/** Rows of cells as they are, for a program that reads them (RFC 4180). */
export function csvLines(rows: string[][], separator: ";" | ","): string {
	const lines = rows.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator));
	return `${lines.join("\r\n")}\r\n`;
}

function quoted(text: string, separator: string): string {
	return new RegExp(`["\\r\\n${separator}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
