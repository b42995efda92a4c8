import type { PartyItem, PartySet } from "#lib/contract/schemas/party.ts";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";
import type { WantedPacks } from "#lib/domain/party/party-cart.ts";

/** Goods of a plan, or the set that stands for some of them. */
export type PlannedItem = Omit<PartyItem, "kind"> & { kind: PartyItem["kind"] | PartySet["kind"] };
/** With the packs that the visitor wants of them. */
export type PlannedLine = { item: PlannedItem; packs: number };

/** Goods with the variant that was chosen of them. */
export const nameOf = ({ product, variant }: Pick<PartyItem, "product" | "variant">): string =>
	variantTitle(product.name, variant.name);

export const wantedOf = ({ item, packs }: PlannedLine): WantedPacks => ({
	variantId: item.variant.id,
	productId: item.product.id,
	name: nameOf(item),
	packs,
});

/** What the list has once the set is taken: the set, and what is bought besides. */
export function withSet(items: readonly PartyItem[], { besides, for_guests, saves, ...set }: PartySet): PlannedItem[] {
	const rest = items.flatMap((item) => {
		const packs = besides.find(({ variant_id }) => variant_id === item.variant.id)?.packs ?? 0;
		return packs > 0 ? [{ ...item, packs }] : [];
	});
	return [{ ...set, instead_of: null, is_short: false, is_plain: false, filling_with_tax: null }, ...rest];
}
