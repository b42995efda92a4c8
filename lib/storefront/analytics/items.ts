import type { CartItem } from "#lib/contract/schemas/cart.ts";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { offerId } from "#lib/domain/goods/offer-id.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { type PriceFields, shownPrice } from "../goods/price.ts";
import type { Item } from "./events.ts";

type Goods = {
	id: string;
	name: string;
	/** Price of one piece, CZK haléře. */
	czkMinor: number;
	brand?: string | undefined;
	category?: string | undefined;
	variant?: string | undefined;
	quantity?: number | undefined;
};

/** CZK haléře as a number of crowns: 4990 → 49.9. */
export function crowns(minor: number): number {
	return Number(minorToDecimal(minor));
}

/** An item without empty fields. */
export function itemOf({ id, name, czkMinor, brand, category, variant, quantity }: Goods): Item {
	return {
		item_id: id,
		item_name: name,
		...(brand ? { item_brand: brand } : {}),
		...(category ? { item_category: category } : {}),
		...(variant ? { item_variant: variant } : {}),
		price: crowns(czkMinor),
		...(quantity === undefined ? {} : { quantity }),
	};
}

type Card = PriceFields & Pick<ProductCard, "id" | "code" | "name" | "only_variant_id" | "brand" | "default_category">;

export function itemOfCard(card: Card): Item {
	return itemOf({
		id: cardId(card),
		name: card.name,
		czkMinor: shownPrice(card).nowMinor,
		brand: card.brand?.name,
		category: card.default_category.name,
	});
}

/** A card has only the product's code, which equals the variant's code if there is a single variant. */
function cardId({ id, code, only_variant_id: onlyVariantId }: Card): string {
	if (onlyVariantId !== null) return offerId({ id: onlyVariantId, code });
	// `v-…` would name a variant with the product's id.
	return offerId({ id, code }) === code ? code : `p-${id}`;
}

export function itemOfCartItem(
	{ product, variant }: Pick<CartItem, "product" | "variant">,
	quantity: number,
): Item & { quantity: number } {
	const item = itemOf({
		id: offerId(variant),
		name: product.name,
		czkMinor: variant.price_czk,
		category: product.categories[0]?.name,
		variant: variant.name,
	});
	return { ...item, quantity };
}
