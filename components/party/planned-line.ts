import type { PartyItem } from "#lib/contract/schemas/party.ts";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";
import type { WantedPacks } from "#lib/domain/party/party-cart.ts";

/** Goods of a plan with the packs that the visitor wants of them. */
export type PlannedLine = { item: PartyItem; packs: number };

/** Goods with the variant that was chosen of them. */
export const nameOf = ({ product, variant }: Pick<PartyItem, "product" | "variant">): string =>
	variantTitle(product.name, variant.name);

export const wantedOf = ({ item, packs }: PlannedLine): WantedPacks => ({
	variantId: item.variant.id,
	productId: item.product.id,
	name: nameOf(item),
	packs,
});
