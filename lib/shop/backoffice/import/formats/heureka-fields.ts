import { eanOf } from "../../../../domain/goods/ean.ts";
import type { PriceCurrency } from "../../../../domain/money/gross-price.ts";
import { oneLine } from "../plain-text.ts";
import { grossPrice, isNoChoice, quoted, type Report, STOCK_MAX, webAddress } from "./field.ts";
import type { LineError, Trait, Unmapped } from "./imported.ts";
import type { XmlElement } from "./read-xml.ts";

/** A SHOPITEM while it is read: its elements, and where to report errors and unmapped content. */
export type FeedItem = {
	element: XmlElement;
	currency: PriceCurrency | undefined;
	error(at: { line: number }, message: string): void;
	unmapped(at: { line: number }, what: string, example: string): void;
};

export function feedItem(
	element: XmlElement,
	notes: { errors: LineError[]; unmapped: Unmapped[]; currency: PriceCurrency | undefined },
): FeedItem {
	const { errors, unmapped, currency } = notes;
	return {
		...{ element, currency },
		error: ({ line }, message) => errors.push({ line, message }),
		unmapped: ({ line }, what, example) => unmapped.push({ line, what, example: quoted(example) }),
	};
}

/** The item with its reports discarded. */
export function withoutReports(item: FeedItem): FeedItem {
	return { ...item, error: () => {}, unmapped: () => {} };
}

const ID = /^[a-zA-Z0-9_-]{1,36}$/;
const ALTERNATIVES_MAX = 10;
const VALUE_MAX_LENGTH = 200;

/** Non-empty elements of this name. */
export function elementsOf({ element }: FeedItem, name: string): XmlElement[] {
	return element.children.filter(
		(child) => child.name === name && (child.text.trim() !== "" || child.children.length > 0),
	);
}

/** The only element of this name; several are an error. */
function oneOf(item: FeedItem, name: string): XmlElement | undefined {
	const [first, second] = elementsOf(item, name);
	if (first && second) item.error(second, `${name} is there twice, line ${first.line} has one already`);
	return first;
}

const reportAt =
	(item: FeedItem, at: XmlElement): Report =>
	(message) =>
		item.error(at, message);

/** ITEM_ID and ITEMGROUP_ID: letters without diacritics, digits, "_" and "-", at most 36. */
export function idField(item: FeedItem, name: string): string | null {
	const element = oneOf(item, name);
	if (!element) return null;
	const id = element.text.trim();
	if (!ID.test(id)) {
		item.error(element, `${name} has more than 36 characters or others than a–z, A–Z, 0–9, "_" and "-": ${quoted(id)}`);
	}
	return id;
}

/** A text on one line; "" when absent. */
export function lineField(item: FeedItem, name: string, maxLength: number): string {
	const element = oneOf(item, name);
	const text = oneLine(element?.text ?? "");
	if (element && text.length > maxLength) {
		item.error(element, `${name} has ${text.length} characters, at most ${maxLength} fit`);
	}
	return text;
}

/** The text unchanged; "" when absent. */
export function rawField(item: FeedItem, name: string): { text: string; report: Report } {
	const element = oneOf(item, name);
	return { text: element?.text ?? "", report: reportAt(item, element ?? item.element) };
}

/** PRICE_VAT in minor units; 0 when reported. */
export function priceVat(item: FeedItem): number {
	const element = oneOf(item, "PRICE_VAT");
	if (!element) {
		item.error(item.element, "PRICE_VAT is missing: the price in crowns with VAT, such as 1290 or 1290,50");
		return 0;
	}
	return grossPrice("PRICE_VAT", element.text, { currency: item.currency, report: reportAt(item, element) }) ?? 0;
}

/** VAT in percent, "21", "21 %" or "0,21", as "21.00"; null when absent or reported. */
export function vatPercent(item: FeedItem): string | null {
	const element = oneOf(item, "VAT");
	if (!element) return null;
	const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(element.text.trim());
	if (!match) {
		item.error(element, `VAT is not a rate such as 21 or 0,21: ${quoted(element.text)}`);
		return null;
	}
	const rate = Number(`${match[1]}.${match[2] ?? 0}`);
	// Older feeds give a fraction of one.
	return (rate < 1 ? rate * 100 : rate).toFixed(2);
}

/** STOCK, a number of pieces; a negative one becomes 0. null when absent, or reported as invalid. */
export function stockField(item: FeedItem): number | null {
	const element = oneOf(item, "STOCK");
	if (!element) return null;
	const text = element.text.trim();
	if (/^-?\d{1,9}$/.test(text) && Number(text) <= STOCK_MAX) return Math.max(0, Number(text));
	item.unmapped(element, `STOCK that is no whole number up to ${STOCK_MAX}`, text);
	return null;
}

/** A valid EAN (length and check digit); others are reported and left out. */
export function eanField(item: FeedItem): string | null {
	const element = oneOf(item, "EAN");
	if (!element) return null;
	const ean = eanOf(element.text.trim());
	if (ean === null) item.unmapped(element, "EAN that is not valid", element.text);
	return ean;
}

/** IMGURL and its alternatives; spaces become %20. */
export function pictureUrls(item: FeedItem): string[] {
	const alternatives = elementsOf(item, "IMGURL_ALTERNATIVE");
	for (const element of alternatives.slice(ALTERNATIVES_MAX)) {
		item.unmapped(element, `IMGURL_ALTERNATIVE after the ${ALTERNATIVES_MAX}th`, element.text);
	}
	const main = oneOf(item, "IMGURL");
	const urls = [...(main ? [main] : []), ...alternatives.slice(0, ALTERNATIVES_MAX)].map((element) =>
		webAddress(element.name, oneLine(element.text), reportAt(item, element)),
	);
	return [...new Set(urls.filter((url) => url !== null))];
}

/** PARAM with a name and values; an incomplete one is reported and left out. */
export function traits(item: FeedItem): Trait[] {
	return elementsOf(item, "PARAM").flatMap((param) => {
		const texts = (name: string) =>
			param.children
				.filter((child) => child.name === name)
				.map(({ text }) => oneLine(text))
				.filter((text) => text !== "");
		const [name] = texts("PARAM_NAME");
		const values = texts("VAL").filter((value) => value.length <= VALUE_MAX_LENGTH);
		if (values.length > 0 && values.every(isNoChoice)) return [];
		if (name !== undefined && values.length > 0) return [{ line: param.line, name, values: [...new Set(values)] }];
		item.unmapped(param, "PARAM without PARAM_NAME or without VAL", name ?? texts("VAL").join(", "));
		return [];
	});
}

/** The element and line that show an item to be for Slovakia; null when none does. */
export function slovakSign(item: FeedItem): { line: number; sign: string } | null {
	const category = elementsOf(item, "CATEGORYTEXT").find(({ text }) => /^\s*heureka\.sk\s*(?:\||$)/i.test(text));
	if (category) return { line: category.line, sign: 'CATEGORYTEXT begins with "Heureka.sk"' };
	for (const { line, text } of elementsOf(item, "URL")) {
		const host = URL.canParse(text.trim()) ? new URL(text.trim()).hostname : "";
		if (host.endsWith(".sk")) return { line, sign: `URL is at ${quoted(host)}` };
	}
	return null;
}

/** CATEGORYTEXT as names from the top, without the portal's own name at the front. */
export function categoryPaths(item: FeedItem): { line: number; path: string[] }[] {
	return elementsOf(item, "CATEGORYTEXT").flatMap(({ line, text }) => {
		const names = text.split("|").map(oneLine);
		const path = names.filter((name, index) => name !== "" && !(index === 0 && /^heureka\.(?:cz|sk)$/i.test(name)));
		return path.length === 0 ? [] : [{ line, path }];
	});
}
