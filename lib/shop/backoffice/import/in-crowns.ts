import { czkPerUnit } from "../../../domain/money/document-amounts.ts";
import { GROSS_PRICE_MAX_MINOR, type PriceCurrency } from "../../../domain/money/gross-price.ts";
import { czkAtRate, czkOfMinor } from "../../../domain/money/money.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { ImportedItem, LineError } from "./formats/imported.ts";
import { ratesOfShop } from "./import.sql.ts";
import { PRICE_FAULTS } from "./price-faults.ts";

/** Currency of the file's prices, and the price of one unit in crowns: decimal text; null uses the shop's rate. */
export type FileCurrency = { code: PriceCurrency; czkPerUnit: string | null };

/** `czkPerUnit` is the rate in crowns per unit; `toCzk` converts minor units to haléře. */
export type Conversion = { code: PriceCurrency; czkPerUnit: string; toCzk(minor: number): number };

/** Conversion of prices in this currency to CZK; when the shop has no rate for it, the codes of currencies with one. */
export async function conversionOf(
	tx: Database,
	{ code, czkPerUnit: typed }: FileCurrency,
): Promise<Conversion | string[]> {
	if (typed !== null) return { code, czkPerUnit: typed, toCzk: (minor) => czkAtRate(minor, typed) };
	const rates = await ratesOfShop(tx);
	const rate = rates.get(code);
	if (rate === undefined) return [...rates.keys()];
	return { code, czkPerUnit: czkPerUnit(rate), toCzk: (minor) => czkOfMinor(minor, { rate, decimals: 2 }) };
}

/** An item with its prices in haléře; those above the maximum go to `report`. */
export function inCrowns(
	item: ImportedItem,
	{ toCzk }: Conversion,
	{ priceField, report }: { priceField: string; report: (error: LineError) => void },
): ImportedItem {
	const variants = item.variants.map((variant) => {
		const convert = <Price extends number | null | undefined>(minor: Price) =>
			typeof minor === "number" ? toCzk(minor) : minor;
		const [priceMinor, beforeMinor] = [convert(variant.priceMinor), convert(variant.beforeMinor)];
		if (Math.max(priceMinor ?? 0, beforeMinor ?? 0) > GROSS_PRICE_MAX_MINOR) {
			report({ line: variant.line, message: `${priceField} ${PRICE_FAULTS.too_high} in crowns` });
		}
		return { ...variant, priceMinor, beforeMinor };
	});
	return { ...item, variants };
}
