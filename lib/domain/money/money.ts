/**
 * Net prices are decimal text with 4 places (`numeric(14,4)`). Every amount that is shown, summed or charged is gross,
 * in integer minor units (haléře, cents). Arithmetic uses bigint, never floats.
 */

export type Currency = {
	id: number;
	code: string;
	symbol_before: string;
	symbol_after: string;
	/** Decimals shown and charged, 0–4. */
	decimals: number;
	/** How many units of this currency one CZK buys, decimal text with up to 8 places. */
	rate: string;
};

/** How crowns are written. */
export const CZK: Pick<Currency, "symbol_before" | "symbol_after" | "decimals"> = {
	symbol_before: "",
	symbol_after: "Kč",
	decimals: 2,
};

/** Haléře of a crown. */
export const MINOR_PER_CZK = 100;

export const NET_PLACES = 4;
export const PERCENT_PLACES = 2;
const RATE_PLACES = 8;

/** Parses a plain decimal such as "40.4959" into units of 10^-places; throws RangeError on other texts and on more digits. */
export function parseDecimal(text: string, places: number): bigint {
	const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.trim());
	if (!match) throw new RangeError(`Not a decimal: ${text}`);
	const [, sign, whole = "0", fraction = ""] = match;
	const kept = fraction.slice(0, places).padEnd(places, "0");
	if (/[1-9]/.test(fraction.slice(places))) throw new RangeError(`More than ${places} decimal places: ${text}`);
	const value = BigInt(whole + kept);
	return sign === "-" ? -value : value;
}

/** Integer division rounding half away from zero. `divisor` must be positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
	const negative = dividend < 0n;
	const rounded = ((negative ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
	return negative ? -rounded : rounded;
}

/** Gross price of one unit in minor units: net × (1 + rate/100), rounded half up per unit (promises §4 Totals). */
export function grossMinor(net: string, vatPercent: string, decimals = 2): number {
	const net4 = parseDecimal(net, NET_PLACES);
	const factor = 10_000n + parseDecimal(vatPercent, PERCENT_PLACES);
	const divisor = 10n ** BigInt(NET_PLACES + 4 - decimals);
	return Number(divideRounded(net4 * factor, divisor));
}

/** Net price (4 places) whose gross is exactly `gross` minor units of a currency with 2 decimals. */
export function netFromGross(gross: number, vatPercent: string): string {
	const factor = 10_000n + parseDecimal(vatPercent, PERCENT_PLACES);
	const net4 = divideRounded(BigInt(gross) * 10n ** BigInt(NET_PLACES + 2), factor);
	return formatDecimal(net4, NET_PLACES);
}

/** VAT contained in a gross amount, minor units, rounded half up (coefficient from the total, Act 235/2004 § 37). */
export function vatPartMinor(gross: number, vatPercent: string): number {
	const vat = parseDecimal(vatPercent, PERCENT_PLACES);
	return Number(divideRounded(BigInt(gross) * vat, 10_000n + vat));
}

/** Converts gross CZK minor units to another currency's: × rate, rounded half up to its decimals, per unit (decisions 2). */
export function convertMinor(czkMinor: number, currency: Pick<Currency, "rate" | "decimals">): number {
	const rate = parseDecimal(currency.rate, RATE_PLACES);
	const divisor = 10n ** BigInt(RATE_PLACES + 2 - currency.decimals);
	return Number(divideRounded(BigInt(czkMinor) * rate, divisor));
}

/** Converts minor units of a currency with 2 decimals to haléře: × its price in CZK (up to 8 places), rounded half up. */
export function czkAtRate(minor: number, czkPerUnit: string): number {
	return Number(divideRounded(BigInt(minor) * parseDecimal(czkPerUnit, RATE_PLACES), 10n ** BigInt(RATE_PLACES)));
}

/**
 * The inverse of `convertMinor`: minor units of a currency to CZK haléře, ÷ rate, rounded half up. `rate` must be above
 * 0; throws RangeError otherwise.
 */
export function czkOfMinor(minor: number, currency: Pick<Currency, "rate" | "decimals">): number {
	const rate = parseDecimal(currency.rate, RATE_PLACES);
	if (rate <= 0n) throw new RangeError(`Not a rate: ${currency.rate}`);
	return Number(divideRounded(BigInt(minor) * 10n ** BigInt(RATE_PLACES + 2 - currency.decimals), rate));
}

/** Rounded percent of an amount in minor units; `percent` is decimal text 0–100. */
export function percentOfMinor(amount: number, percent: string): number {
	return Number(divideRounded(BigInt(amount) * parseDecimal(percent, PERCENT_PLACES), 10_000n));
}

/** Rounds to whole units of the currency, for cash (Act 634/1992 § 3: total in cash to the nearest valid coin). */
export function roundToWholeMinor(amount: number, decimals: number): number {
	const unit = 10n ** BigInt(decimals);
	return Number(divideRounded(BigInt(amount), unit) * unit);
}

/** Units of 10^-places as plain decimal text, "40.4959". */
export function formatDecimal(value: bigint, places: number): string {
	const digits = (value < 0n ? -value : value).toString().padStart(places + 1, "0");
	const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
	return value < 0n ? `-${text}` : text;
}

/** "1 500,00 Kč": U+00A0 between thousands and before the symbol, decimal comma, the currency's decimals (promises §1). */
export function formatMoney(
	minor: number,
	currency: Pick<Currency, "symbol_before" | "symbol_after" | "decimals">,
): string {
	const text = formatDecimal(BigInt(minor), currency.decimals);
	const [whole = "0", fraction] = text.split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
	const number = fraction === undefined ? grouped : `${grouped},${fraction}`;
	const before = currency.symbol_before ? `${currency.symbol_before}\u00a0` : "";
	const after = currency.symbol_after ? `\u00a0${currency.symbol_after}` : "";
	return `${before}${number}${after}`;
}

/** Minor units as a plain decimal with a dot, for machines (structured data, tracking, QR payment). */
export function minorToDecimal(minor: number, decimals = 2): string {
	return formatDecimal(BigInt(minor), decimals);
}
