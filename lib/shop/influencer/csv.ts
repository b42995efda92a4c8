/** Texts that a table program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which Excel knows UTF-8. A cell that begins like a formula gets an
 * apostrophe before it, so that whoever opens the file runs nothing.
 */
export function csvOf(rows: string[][], separator: ";" | ","): string {
	const lines = rows.map((cells) => cells.map((cell) => cellOf(cell, separator)).join(separator));
	return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function cellOf(text: string, separator: string): string {
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return new RegExp(`["\\r\\n${separator}]`).test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
