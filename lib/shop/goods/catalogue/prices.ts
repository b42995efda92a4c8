import { grossMinor } from "../../../domain/money/money.ts";

export type PriceRow = { net_price: string; net_sale_price: string | null; lowest_net: string | null; vat: string };

/** The price fields that were promised (promises §3, net numbers) and the gross ones beside them, in CZK haléře. */
export function priceFields(row: PriceRow) {
	const onSale = row.net_sale_price !== null;
	const gross = (net: string) => grossMinor(net, row.vat);
	return {
		price: Number(row.net_price),
		price_sale: onSale ? Number(row.net_sale_price) : null,
		original_price: Number(row.net_price),
		is_price_sale_active: onSale,
		price_with_tax: gross(row.net_sale_price ?? row.net_price),
		original_price_with_tax: onSale ? gross(row.net_price) : null,
		lowest_price_with_tax: row.lowest_net === null ? null : gross(row.lowest_net),
	};
}
