import { memberNet } from "./member-price.ts";
import { grossMinor, netFromGross } from "./money.ts";

/** Net prices of a piece as they lie in the database: decimal text with 4 places; the sale price is null when there is no sale. */
export type NetPrices = { net_price: string; net_sale_price: string | null };

/** The facts that every price of goods is made of; `vat` is the rate in percent, decimal text. */
export type PriceFacts = NetPrices & { vat: string };

/** Gross prices of a piece in CZK haléře; `saleMinor` is null when there is no sale. */
export type GrossPrices = { priceMinor: number; saleMinor: number | null };

/** Net price in force: that of the sale while there is one. */
export function netInForce({ net_price, net_sale_price }: NetPrices): string {
	return net_sale_price ?? net_price;
}

/** Gross price in force of a piece, in CZK haléře. */
export function unitCzkMinor(price: PriceFacts): number {
	return grossMinor(netInForce(price), price.vat);
}

/** Gross prices of a piece, before the sale and in it. */
export function grossPrices({ net_price, net_sale_price, vat }: PriceFacts): GrossPrices {
	return {
		priceMinor: grossMinor(net_price, vat),
		saleMinor: net_sale_price === null ? null : grossMinor(net_sale_price, vat),
	};
}

/** The net prices to be written so that the gross ones are exactly these. */
export function netOfGross({ priceMinor, saleMinor }: GrossPrices, vatPercent: string) {
	return {
		netPrice: netFromGross(priceMinor, vatPercent),
		netSalePrice: saleMinor === null ? null : netFromGross(saleMinor, vatPercent),
	};
}

/** The same goods at the prices of a customer whose group takes this percent off; "0" leaves them as they are. */
export function atMemberPrice<Goods extends NetPrices>(goods: Goods, discountPercent: string): Goods {
	const { net_price, net_sale_price } = goods;
	return {
		...goods,
		net_price: memberNet(net_price, discountPercent),
		net_sale_price: net_sale_price === null ? null : memberNet(net_sale_price, discountPercent),
	};
}
