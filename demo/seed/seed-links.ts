import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { productCompanions, setParts } from "#lib/shop/kernel/db/schema/catalogue.ts";
import type { SeedProduct } from "../facts/format.ts";

/** Add-ons for floating balloons. */
export const BALLOON_ADDONS = ["BL-1421", "BL-1422", "BL-1423"];

/** Codes of the add-ons for a product. */
export const addonsOf = ({ attributes }: SeedProduct) =>
	[attributes?.napln].flat().includes("helium") ? BALLOON_ADDONS : [];

type Ids = { products: Map<string, number>; variants: Map<string, number> };

/** Seeds parts of sets and companions; both name goods by code. */
export async function seedLinks(tx: Database, all: SeedProduct[], ids: Ids): Promise<void> {
	const requireId = (kind: keyof Ids, code: string) => {
		const id = ids[kind].get(code);
		if (id === undefined) throw new Error(`The demo catalogue names unknown ${kind}: ${code}`);
		return id;
	};
	await insertAll(
		tx,
		setParts,
		all.flatMap(({ code, set = [] }) =>
			set.map((part, position) => ({
				variantId: requireId("variants", code),
				partId: requireId("variants", part.code),
				quantity: part.quantity,
				position,
			})),
		),
	);
	await insertAll(
		tx,
		productCompanions,
		all.flatMap((product) => {
			const goesWith = product.goesWith ?? [];
			return [...goesWith, ...addonsOf(product)].map((companion, position) => ({
				productId: requireId("products", product.code),
				companionId: requireId("products", companion),
				position,
				isAddon: position >= goesWith.length,
			}));
		}),
	);
}
