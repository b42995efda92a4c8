import { eq } from "drizzle-orm";
import { type GrossPrices, grossPrices, netOfGross } from "../../../domain/money/price.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { announce, type ChangeTag } from "../../kernel/changes/changes.ts";
import { transaction } from "../../kernel/db/client.ts";
import { priceHistory, products, variants } from "../../kernel/db/schema/catalogue.ts";
import type { Shop } from "../../kernel/shop.ts";
import { relist, setsWith } from "./relist.ts";
import { type CodeRefusal, findVariant, nameOfVariant } from "./variant-by-code.ts";

export type PriceSet = { code: string; name: string; before: GrossPrices; after: GrossPrices; isChanged: boolean };

/**
 * Sets the gross price of the variant with this code, and its sale price; an absent `saleMinor` keeps the sale. A change adds
 * a row to the price history; without a change nothing is written. Refuses a sale price that is not lower, and a new price of
 * 0 unless `allowsFree`.
 */
export async function setPrice(
	shop: Shop,
	change: {
		code: string;
		priceMinor: number;
		saleMinor?: number | null | undefined;
		allowsFree?: boolean;
		isDryRun?: boolean;
	},
): Promise<Result<PriceSet, CodeRefusal | "sale_not_below_price" | "free">> {
	return transaction(shop.db, async (tx) => {
		const found = await findVariant(tx, change.code, { lock: true });
		if (!found.ok) return found;
		const { value: variant } = found;
		const before = grossPrices(variant);
		const after = {
			priceMinor: change.priceMinor,
			saleMinor: change.saleMinor === undefined ? before.saleMinor : change.saleMinor,
		};
		if (after.saleMinor !== null && after.saleMinor >= after.priceMinor) {
			return refuse("sale_not_below_price", after.saleMinor);
		}
		const asked = ({ priceMinor, saleMinor }: GrossPrices) => saleMinor ?? priceMinor;
		if (asked(after) === 0 && asked(before) !== 0 && !change.allowsFree) return refuse("free");
		const isChanged = before.priceMinor !== after.priceMinor || before.saleMinor !== after.saleMinor;
		const reply = { code: variant.code, name: nameOfVariant(variant), before, after, isChanged };
		if (!isChanged || change.isDryRun) return accept(reply);

		const now = shop.now();
		const prices = netOfGross(after, variant.vat);
		await tx.update(variants).set(prices).where(eq(variants.id, variant.id));
		await tx.insert(priceHistory).values({ variantId: variant.id, ...prices, validFrom: now });
		await tx.update(products).set({ updatedAt: now }).where(eq(products.id, variant.product_id));
		await relist(tx, [variant.product_id]);
		// Pages of sets show the prices of their parts.
		const pages = [variant.product_id, ...(await setsWith(tx, [variant.id]))];
		await announce(tx, [...pages.map((id): ChangeTag => `product:${id}`), "listings"]);
		return accept(reply);
	});
}
