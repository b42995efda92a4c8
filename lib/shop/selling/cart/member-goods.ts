import { memberNet } from "../../../domain/money/member-price.ts";

type Goods = { net_price: string; net_sale_price: string | null };

/** The same goods at the prices of a customer whose group takes this percent off; "0" leaves them as they are. */
export function atMemberPrice<Row extends Goods>(row: Row, discountPercent: string): Row {
	return {
		...row,
		net_price: memberNet(row.net_price, discountPercent),
		net_sale_price: row.net_sale_price === null ? null : memberNet(row.net_sale_price, discountPercent),
	};
}
