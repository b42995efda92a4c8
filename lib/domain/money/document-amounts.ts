/** Amounts of invoices and credit notes, in integer minor units. */
import { divideRounded, formatDecimal, parseDecimal, vatPartMinor } from "./money.ts";

const RATE_PLACES = 8;
const SHOWN_RATE_PLACES = 3;

type VatRecap = {
	/** Decimal text, "21.00". */
	vatPercent: string;
	baseMinor: number;
	vatMinor: number;
	grossMinor: number;
	/** The same in haléře, which the law requires on a document in another currency (Act 235/2004 § 4(8), § 29); null in CZK. */
	czk: { baseMinor: number; vatMinor: number } | null;
};

/** Price of one piece without VAT, by the coefficient of the VAT recapitulation. */
export function unitBaseMinor(unitMinor: number, vatPercent: string): number {
	return unitMinor - vatPartMinor(unitMinor, vatPercent);
}

/** Converts minor units of a currency to haléře; `rate`: units of it for one CZK, above 0. Rounded half away from zero. */
export function czkMinorOf(minor: number, currency: { rate: string; decimals: number }): number {
	const scale = 10n ** BigInt(RATE_PLACES + 2 - currency.decimals);
	return Number(divideRounded(BigInt(minor) * scale, parseDecimal(currency.rate, RATE_PLACES)));
}

/** Price of one unit of a currency in CZK, decimal text with 3 places as on documents: rate 0.0405 is "24.691". */
export function czkPerUnit(rate: string, places = SHOWN_RATE_PLACES): string {
	return formatDecimal(divideRounded(10n ** BigInt(RATE_PLACES + places), parseDecimal(rate, RATE_PLACES)), places);
}

/**
 * Voucher discount per VAT rate, minor units, negative on an invoice and positive on a credit note. A voucher covers
 * goods of several rates; only the recapitulation has its split. Rates without a discount are left out.
 */
export function discountPerRate(
	lines: readonly { kind: string; vatPercent: string; totalMinor: number }[],
	vat: readonly { vatPercent: string; grossMinor: number }[],
): { vatPercent: string; totalMinor: number }[] {
	const sums = new Map(vat.map(({ vatPercent, grossMinor }) => [vatPercent, grossMinor]));
	for (const { kind, vatPercent, totalMinor } of lines)
		if (kind !== "voucher" && kind !== "rounding") sums.set(vatPercent, (sums.get(vatPercent) ?? 0) - totalMinor);
	return [...sums]
		.map(([vatPercent, totalMinor]) => ({ vatPercent, totalMinor }))
		.filter((rate) => rate.totalMinor !== 0);
}

/** The VAT recapitulation of an order for its documents; in a currency other than CZK with amounts in haléře as well. */
export function vatRecap(
	rates: Omit<VatRecap, "czk">[],
	currency: { code: string; rate: string; decimals: number },
): VatRecap[] {
	return rates.map(({ vatPercent, baseMinor, vatMinor, grossMinor }) => ({
		vatPercent,
		baseMinor,
		vatMinor,
		grossMinor,
		czk:
			currency.code === "CZK"
				? null
				: { baseMinor: czkMinorOf(baseMinor, currency), vatMinor: czkMinorOf(vatMinor, currency) },
	}));
}

/** The recapitulation with all signs reversed, for a credit note. */
export function negatedRecap(rates: VatRecap[]): VatRecap[] {
	return rates.map(({ vatPercent, baseMinor, vatMinor, grossMinor, czk }) => ({
		vatPercent,
		baseMinor: 0 - baseMinor,
		vatMinor: 0 - vatMinor,
		grossMinor: 0 - grossMinor,
		czk: czk && { baseMinor: 0 - czk.baseMinor, vatMinor: 0 - czk.vatMinor },
	}));
}
