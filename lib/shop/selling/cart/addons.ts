import type { CartAddon, CartAddons } from "../../../contract/schemas/cart.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Currency } from "../../../domain/money/money.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AddonRow, addonRows } from "./addons.sql.ts";
import { cartRow } from "./cart.sql.ts";
import { type Asker, mayUse } from "./cart.ts";
import { itemReply } from "./cart-reply.ts";

/** Add-ons that a cart's items can take; null for a missing or foreign cart. */
export async function listCartAddons(
	shop: Shop,
	asker: Asker,
	{ locale, cartId }: { locale: Locale; cartId: string },
): Promise<CartAddons | null> {
	const cart = await cartRow(shop.db, cartId, { lock: false });
	if (!mayUse(cart, asker)) return null;
	const rows = await addonRows(shop.db, cart, locale);
	const byProduct = Map.groupBy(
		// Add-ons are added by one click; goods with a minimum age need their own page.
		rows.filter((row) => row.minimum_age === null),
		(row) => row.goes_with,
	);
	return [...byProduct].map(([productId, rows]) => ({
		product_id: productId,
		addons: rows.map((row) => addonReply(row, locale, cart.currency)),
	}));
}

function addonReply(row: AddonRow, locale: Locale, currency: Currency): CartAddon {
	const { product, variant, stock, branches_only } = itemReply(row, locale, currency);
	// As in goods/catalogue/fillings.sql.ts: what perishes and is had at branches alone, whatever a shop calls it.
	const isFilling = branches_only && product.withdrawal_exemption === "perishable";
	return {
		id: product.id,
		variant_id: variant.id,
		name: product.name,
		url: product.url,
		main_image: product.main_image,
		tint: product.tint,
		price_with_tax: variant.price_with_tax,
		stock,
		...(branches_only && { branches_only }),
		...(isFilling && { is_filling: true }),
	};
}
