import { parseGrossPrice } from "../../domain/gross-price.ts";
import { oneLine, plainText } from "./plain-text.ts";
import { PRICE_FAULTS } from "./price-faults.ts";
import type { CsvRow } from "./read-csv.ts";

/** Takes a sentence about what is wrong with the row that is being read. */
export type Report = (message: string) => void;

export const STOCK_MAX = 1_000_000;
const BODY_MAX_LENGTH = 100_000;
const URL_MAX_LENGTH = 2_000;

/** A text on one line; "" when absent, cut to be shown in no message. Reports one that is too long. */
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

/** Body (HTML) as plain text. */
export function bodyField(row: CsvRow, report: Report): string {
	const html = row.cell("Body (HTML)");
	if (html.length <= BODY_MAX_LENGTH) return plainText(html);
	report(`Body (HTML) has ${html.length} characters, at most ${BODY_MAX_LENGTH} fit`);
	return "";
}

/** A gross price in haléře; null when absent or reported. */
export function priceField(row: CsvRow, column: string, report: Report): number | null {
	const text = row.cell(column);
	if (text === "") return null;
	const price = parseGrossPrice(text);
	if (price.ok) return price.value;
	report(`${column} ${PRICE_FAULTS[price.error]}: ${quoted(text)}`);
	return null;
}

/** Pieces; an absent number is 0, and so is one below zero (oversold in the shop it comes from). */
export function quantityField(row: CsvRow, column: string, report: Report): number {
	const text = row.cell(column);
	if (text === "") return 0;
	if (!/^-?\d{1,9}$/.test(text)) report(`${column} is not a whole number: ${quoted(text)}`);
	else if (Number(text) > STOCK_MAX) report(`${column} is above ${STOCK_MAX}: ${quoted(text)}`);
	return Math.max(0, Number(text) || 0);
}

/** An http(s) address; null when absent or reported. */
export function urlField(row: CsvRow, column: string, report: Report): string | null {
	const text = row.cell(column);
	if (text === "") return null;
	const url = URL.canParse(text) ? new URL(text) : null;
	const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
	if (!url || !isWeb || url.username !== "" || url.password !== "" || text.length > URL_MAX_LENGTH) {
		report(`${column} is not an http or https address: ${quoted(text)}`);
		return null;
	}
	return url.href;
}

/** true unless the cell says "false". */
export function publishedField(row: CsvRow, report: Report): boolean {
	const text = row.cell("Published").toLowerCase();
	if (text !== "" && text !== "true" && text !== "false")
		report(`Published is neither true nor false: ${quoted(text)}`);
	return text !== "false";
}

/** Place among the pictures, 1 first; an absent one comes after all that have theirs. */
export function positionField(row: CsvRow, report: Report): number {
	const text = row.cell("Image Position");
	if (text === "") return Number.POSITIVE_INFINITY;
	if (!/^\d{1,6}$/.test(text)) report(`Image Position is not a whole number: ${quoted(text)}`);
	return Number(text) || Number.POSITIVE_INFINITY;
}

function quoted(text: string): string {
	const line = oneLine(text);
	return line.length > 60 ? `"${line.slice(0, 59)}…"` : `"${line}"`;
}
