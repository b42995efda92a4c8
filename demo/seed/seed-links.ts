import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { productCompanions, setParts } from "#lib/shop/kernel/db/schema/catalogue.ts";
import type { SeedProduct } from "../facts/format.ts";
import { fillingOf, HELIUM_FILLINGS } from "../facts/helium-fillings.ts";

const RIBBON_AND_WEIGHT = ["BL-1422", "BL-1423"];

/** Add-ons for floating balloons. */
export const BALLOON_ADDONS = [...HELIUM_FILLINGS.map(({ code }) => code), ...RIBBON_AND_WEIGHT];

/** Codes of the add-ons for a product. */
export function addonsOf(product: SeedProduct): string[] {
	if (![product.attributes?.napln].flat().includes("helium")) return [];
	const filling = fillingOf(product);
	return filling ? [filling, ...RIBBON_AND_WEIGHT] : RIBBON_AND_WEIGHT;
}

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
