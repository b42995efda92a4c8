import { parseGrossPrice } from "#lib/domain/money/gross-price.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { accept } from "#lib/domain/result.ts";
import { PRICE_FAULTS } from "#lib/shop/backoffice/import/price-faults.ts";
import { misuse, type Typed } from "./read-args.ts";

/** "49,90 Kč" with normal spaces, as terminals and scripts expect. */
export function czk(minor: number): string {
	return plainSpaces(formatMoney(minor, { symbol_before: "", symbol_after: "Kč", decimals: 2 }));
}

export function plainSpaces(text: string): string {
	return text.replaceAll("\u00a0", " ");
}

/** Parses a gross price to haléře. */
export function typedPrice(text: string, what: string): Typed<number> {
	const price = parseGrossPrice(text);
	if (price.ok) return accept(price.value);
	return misuse(`The ${what} ${PRICE_FAULTS[price.error]}: "${text}". Write 49, 49,90 or 49.90.`);
}

/** Parses the price of one unit of a currency in crowns, as decimal text. */
export function typedCrowns(text: string): Typed<string> {
	const crowns = text.replace(",", ".");
	if (/^\d{1,6}(\.\d{1,6})?$/.test(crowns) && Number(crowns) > 0) return accept(crowns);
	return misuse(`"${text}" is no rate. Write how many crowns one unit costs, above zero: 24.7 or 24,7.`);
}
