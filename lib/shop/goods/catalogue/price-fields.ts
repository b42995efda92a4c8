/** The fields of a price in replies: the one place where they are made of its facts. */
import { grossMinor } from "../../../domain/money/money.ts";
import { grossPrices, type NetPrices } from "../../../domain/money/price.ts";
import type { ShownPriceFacts } from "./price.sql.ts";

/** What promises §3 names of every variant: net numbers. */
export function netPriceFields({ net_price, net_sale_price }: NetPrices) {
	return {
		price: Number(net_price),
		price_sale: net_sale_price === null ? null : Number(net_sale_price),
		is_price_sale_active: net_sale_price !== null,
	};
}

/** Those of promises §3, net numbers, and the gross ones beside them, in CZK haléře. */
export function priceFields(facts: ShownPriceFacts) {
	const { priceMinor, saleMinor } = grossPrices(facts);
	return {
		...netPriceFields(facts),
		original_price: Number(facts.net_price),
		price_with_tax: saleMinor ?? priceMinor,
		original_price_with_tax: saleMinor === null ? null : priceMinor,
		lowest_price_with_tax: facts.lowest_net === null ? null : grossMinor(facts.lowest_net, facts.vat),
	};
}
