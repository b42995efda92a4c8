import { DEMO_LOCALES } from "#demo/facts/languages.ts";
import { eanOf } from "#demo/seed/chance.ts";
import { netFromGross } from "#lib/domain/money/money.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { priceHistory, variants, variantTranslations } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { stock } from "#lib/shop/kernel/db/schema/places.ts";
import type { GeneratedProduct, GeneratedVariant } from "./describe-product.ts";
import { daysBefore, type GoodsContext } from "./goods-context.ts";
import { insertMany } from "./insert-many.ts";

const VAT_PERCENT = "21";

export type NumberedVariant = {
	id: number;
	productId: number;
	code: string;
	position: number;
	of: GeneratedProduct;
} & GeneratedVariant;

/** Writes variants with their names, prices and stock. */
export async function writeVariants(tx: Database, all: NumberedVariant[], context: GoodsContext): Promise<void> {
	const { now, warehouseId, branchPlaceIds } = context;
	await insertMany(
		tx,
		variants,
		all.map(({ id, productId, code, position, price, salePrice }) => ({
			id,
			productId,
			code,
			ean: eanOf(code),
			position,
			isActive: true,
			netPrice: netOf(price),
			netSalePrice: salePrice === null ? null : netOf(salePrice),
		})),
	);
	await insertMany(
		tx,
		variantTranslations,
		all.flatMap(({ id, name }) => DEMO_LOCALES.map((locale) => ({ variantId: id, locale, name: name[locale] }))),
	);
	await insertMany(
		tx,
		stock,
		all.flatMap(({ id, warehouse, branches }) => [
			{ variantId: id, placeId: warehouseId, quantity: warehouse },
			...branches.flatMap(({ branch, quantity }) => {
				const placeId = branchPlaceIds[branch];
				return placeId === undefined ? [] : [{ variantId: id, placeId, quantity }];
			}),
		]),
	);
	await insertMany(
		tx,
		priceHistory,
		all.flatMap((variant) => historyOf(variant, now)),
	);
}

/** Price history from the first day to today; the last row is the variant's price. */
function historyOf({ id, price, salePrice, of }: NumberedVariant, now: Date): (typeof priceHistory.$inferInsert)[] {
	const row = (days: number, crowns: number, reduced: number | null) => ({
		variantId: id,
		netPrice: netOf(crowns),
		netSalePrice: reduced === null ? null : netOf(reduced),
		validFrom: daysBefore(now, days),
	});
	const rows = [];
	if (of.earlierPrice === null) rows.push(row(of.ageDays, price, null));
	else rows.push(row(of.ageDays, Math.round(price * of.earlierPrice), null), row(of.ageDays / 2, price, null));
	if (of.saleDays !== null) rows.push(row(of.saleDays, price, salePrice));
	return rows;
}

const netOf = (crowns: number) => netFromGross(crowns * 100, VAT_PERCENT);
