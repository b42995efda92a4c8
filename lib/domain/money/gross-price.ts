import { accept, type Result, refuse } from "../result.ts";

export type GrossPriceFault =
	| "not_a_number"
	| "below_zero"
	| "too_many_decimals"
	| "too_high"
	| "ambiguous"
	| "other_currency";

/** 9 999 999,99 Kč: its net price fits `numeric(14,4)` at every rate. */
export const GROSS_PRICE_MAX_MINOR = 999_999_999;

/** Currencies that a price may name, and their signs in lower case. */
export const PRICE_CURRENCIES = ["CZK", "EUR", "USD", "GBP", "PLN", "HUF"] as const;
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number];
const SIGNS = new Map<string, PriceCurrency>([
	...([
		["kč", "CZK"],
		["€", "EUR"],
		["$", "USD"],
	] as const),
	...([
		["£", "GBP"],
		["zł", "PLN"],
		["ft", "HUF"],
	] as const),
]);
const MARKED = /^(?<before>[^\d\s.,+-]*) ?(?<number>[-\d][\d ., ]*?)(?:,[-–—]+)? ?(?<after>[^\d\s.,+-]*)$/;
/** One separator of thousands throughout; the form without separators is tried first. */
const NUMBER =
	/^(?<sign>-?)(?<whole>\d+|\d{1,3}(?<apart>[ .,])\d{3}(?:\k<apart>\d{3})*)(?:(?<point>[.,])(?<decimals>\d+))?$/;

/**
 * Parses a price as people and files write it, "49", "49,9", "1 299,00 Kč", "1.299,00", "1,299.00" or "1299,-", into
 * minor units (haléře, cents). One comma or point before three digits ("1,299") is refused as ambiguous. A price that
 * names another currency is refused.
 */
export function parseGrossPrice(text: string, currency: PriceCurrency = "CZK"): Result<number, GrossPriceFault> {
	const { before, number, after } = MARKED.exec(text.replace(/\s+/g, " ").trim())?.groups ?? {};
	const { sign, whole, apart, point, decimals = "" } = NUMBER.exec(number ?? "")?.groups ?? {};
	if (whole === undefined || (point !== undefined && point === apart)) return refuse("not_a_number");
	for (const mark of [before, after]) {
		if (!mark) continue;
		const meant = SIGNS.get(mark.toLowerCase()) ?? PRICE_CURRENCIES.find((code) => code === mark.toUpperCase());
		if (meant !== currency) return refuse(meant ? "other_currency" : "not_a_number");
	}
	if (apart === undefined && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return refuse("ambiguous");
	if (decimals.length > 2) return refuse("too_many_decimals");
	const minor = Number(whole.replace(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
	if (sign === "-" && minor > 0) return refuse("below_zero");
	return minor > GROSS_PRICE_MAX_MINOR ? refuse("too_high") : accept(minor);
}
