import type { PartyItem } from "#lib/contract/schemas/party.ts";

/** Goods with the variant that was chosen of them. */
export function nameOf({ product, variant }: Pick<PartyItem, "product" | "variant">): string {
	return variant.name === "" ? product.name : `${product.name}, ${variant.name}`;
}
