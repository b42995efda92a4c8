import type { MemberPrice, MemberPrices } from "../../../contract/schemas/member-prices.ts";
import { atMemberPrice, unitCzkMinor } from "../../../domain/money/price.ts";
import type { Shop } from "../../kernel/shop.ts";
import { customerDiscount, type GoodsPriceRow, productPriceRows, variantPriceRows } from "./member-prices.sql.ts";

/**
 * What these goods cost a customer: gross CZK haléře beside those of everybody; unknown ids are left out. Without a discount
 * of the group there is nothing to say of any. Listings go on being sorted and filtered by everybody's price, since one
 * percent off all of them keeps their order.
 */
export async function getMemberPrices(
	shop: Shop,
	userId: number,
	goods: { productIds: number[]; variantIds: number[] },
): Promise<MemberPrices> {
	const discount = (await customerDiscount(shop.db, userId)) ?? "0";
	if (Number(discount) === 0) return { discount: 0, products: [], variants: [] };
	const [products, variants] = await Promise.all([
		productPriceRows(shop.db, goods.productIds),
		variantPriceRows(shop.db, goods.variantIds),
	]);
	const priceOf = (row: GoodsPriceRow): MemberPrice => ({
		id: row.id,
		price_with_tax: unitCzkMinor(row),
		member_price_with_tax: unitCzkMinor(atMemberPrice(row, discount)),
	});
	return { discount: Number(discount), products: products.map(priceOf), variants: variants.map(priceOf) };
}
