import type { MemberPrice, MemberPrices } from "../../../contract/schemas/member-prices.ts";
import { atMemberPrice, unitCzkMinor } from "../../../domain/money/price.ts";
import type { Shop } from "../../kernel/shop.ts";
import { customerDiscount, type GoodsPriceRow, productPriceRows, variantPriceRows } from "./member-prices.sql.ts";

/**
 * A customer's gross prices of these goods beside the public ones, CZK haléře; unknown ids are left out. Empty without a
 * group discount. Listings still sort and filter by the public price: one percentage off all prices keeps their order.
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
