import { slugify } from "#lib/domain/words/slug.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { brands, brandTranslations } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { BRAND_TEXTS } from "../facts/brand-texts.ts";
import { BRANDS, type BrandKey } from "../facts/dictionary.ts";
import { DEMO_LOCALES } from "../facts/languages.ts";

/** Seeds brands with their responsible parties; returns ids by key. */
export async function seedBrands(tx: Database): Promise<Map<string, number>> {
	const keys = Object.keys(BRANDS) as BrandKey[];
	const rows = await tx
		.insert(brands)
		.values(
			keys.map((key) => {
				const { manufacturer, responsible } = BRAND_TEXTS[key];
				return {
					slug: slugify(BRANDS[key]),
					name: BRANDS[key],
					manufacturerName: manufacturer.name,
					manufacturerAddress: manufacturer.address,
					manufacturerContact: manufacturer.contact,
					responsibleName: responsible?.name ?? null,
					responsibleAddress: responsible?.address ?? null,
					responsibleContact: responsible?.contact ?? null,
				};
			}),
		)
		.returning({ id: brands.id });
	const ids = new Map(keys.map((key, index) => [key as string, rows[index]?.id ?? 0]));
	await tx.insert(brandTranslations).values(
		keys.flatMap((key) =>
			DEMO_LOCALES.map((locale) => ({
				brandId: ids.get(key) ?? 0,
				locale,
				description: BRAND_TEXTS[key].description[locale],
			})),
		),
	);
	return ids;
}
