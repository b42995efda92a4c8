import { LOCALES } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { brands, brandTranslations } from "../../kernel/db/schema/catalogue.ts";
import { brandIdsOf } from "./import.sql.ts";
import { insertRows } from "./insert-rows.ts";
import type { StagedProduct } from "./plan/merge-items.ts";

/** Ids of these goods' brands by slug; creates new ones with the file's data of the manufacturer. */
export async function keepBrands(tx: Database, products: StagedProduct[]): Promise<Map<string, number>> {
	const wanted = new Map(
		products.flatMap(({ brand, brandSlug }) =>
			brand && typeof brandSlug === "string" ? [[brandSlug, brand] as const] : [],
		),
	);
	const known = await brandIdsOf(tx, [...wanted.keys()]);
	const missing = [...wanted].filter(([slug]) => !known.has(slug));
	if (missing.length === 0) return known;
	await insertRows(
		tx,
		brands,
		missing.map(([slug, { name, address, contact }]) => ({
			slug,
			name,
			manufacturerName: address === null && contact === null ? null : name,
			manufacturerAddress: address,
			manufacturerContact: contact,
		})),
	);
	const ids = await brandIdsOf(tx, [...wanted.keys()]);
	await insertRows(
		tx,
		brandTranslations,
		missing.flatMap(([slug]) => LOCALES.map((locale) => ({ brandId: ids.get(slug) ?? 0, locale, description: "" }))),
	);
	return ids;
}
