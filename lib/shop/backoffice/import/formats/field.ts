import { type PriceCurrency, parseGrossPrice } from "../../../../domain/money/gross-price.ts";
import { oneLine, plainText } from "../plain-text.ts";
import { PRICE_FAULTS } from "../price-faults.ts";

/** Receives a message about the place that is being read. */
export type Report = (message: string) => void;

const RICH_TEXT_MAX_LENGTH = 100_000;
/** Most pieces of a variant in the warehouse. */
export const STOCK_MAX = 1_000_000;
const URL_MAX_LENGTH = 2_000;

/** Whether a value means "no options", as Shopify writes it. */
export function isNoChoice(value: string): boolean {
	return /^default title$/i.test(value);
}

/** A text of the file for messages: on one line, at most 60 characters. */
export function quoted(text: string): string {
	const line = oneLine(text);
	return line.length > 60 ? `"${line.slice(0, 59)}…"` : `"${line}"`;
}

/** A gross price in minor units of the file's currency; null when reported. */
export function grossPrice(
	name: string,
	text: string,
	{ currency, report }: { currency: PriceCurrency | undefined; report: Report },
): number | null {
	const price = parseGrossPrice(text, currency);
	if (price.ok) return price.value;
	report(`${name} ${PRICE_FAULTS[price.error]}: ${quoted(text)}`);
	return null;
}

/** Rich text as plain text; "" when reported. */
export function richText(name: string, html: string, report: Report): string {
	if (html.length <= RICH_TEXT_MAX_LENGTH) return plainText(html);
	report(`${name} has ${html.length} characters, at most ${RICH_TEXT_MAX_LENGTH} fit`);
	return "";
}

/** An http(s) address in its normal form; null when reported. */
export function webAddress(name: string, text: string, report: Report): string | null {
	const url = URL.canParse(text) ? new URL(text) : null;
	const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
	if (!url || !isWeb || url.username !== "" || url.password !== "" || text.length > URL_MAX_LENGTH) {
		report(`${name} is not an http or https address: ${quoted(text)}`);
		return null;
	}
	return url.href;
}
