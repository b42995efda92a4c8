import { slugify } from "#lib/domain/words/slug.ts";
import { nextCatalogueIds } from "#lib/shop/backoffice/import/import.sql.ts";
import { typographic } from "#lib/shop/content/markdown/typography.ts";
import type { PictureIds } from "#lib/shop/goods/media/picture-keeper.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { categories, categoryTranslations } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { sizeTables } from "#lib/shop/kernel/db/schema/size-tables.ts";
import { CATEGORIES, type CategoryKey } from "../facts/dictionary.ts";
import { DEMO_LOCALES } from "../facts/languages.ts";
import { SAFETY } from "../facts/safety.ts";
import { SIZE_TABLES } from "../facts/size-tables.ts";

export type CategoryIds = Map<string, { id: number; tint: string }>;

/** Seeds categories; returns their ids by key. The dictionary lists parents before their children. */
export async function seedCategories(tx: Database, pictureIds: PictureIds): Promise<CategoryIds> {
	const ids: CategoryIds = new Map();
	const entries = Object.entries(CATEGORIES);
	const numbers = await nextCatalogueIds(tx, entries.length);
	const tables = await seedSizeTables(tx);
	for (const [position, [key, category]] of entries.entries()) {
		const parent = "parent" in category ? ids.get(category.parent) : undefined;
		const tint = "tint" in category ? category.tint : (parent?.tint ?? "#ffe1e6");
		const id = numbers[position] ?? 0;
		ids.set(key, { id, tint });
		await tx.insert(categories).values({
			id,
			key,
			parentId: parent?.id ?? null,
			position,
			tint,
			pictureId: await pictureIds(category.picture, tint),
			sizeTableId: tables.get(key) ?? null,
		});
	}
	await insertAll(
		tx,
		categoryTranslations,
		entries.flatMap(([key, category]) =>
			DEMO_LOCALES.map((locale) => ({
				categoryId: ids.get(key)?.id ?? 0,
				locale,
				slug: slugify(category.name[locale]),
				name: category.name[locale],
				description: typographic(category.description[locale], locale),
				safety: SAFETY[key as CategoryKey]?.[locale] ?? "",
			})),
		),
	);
	return ids;
}

async function seedSizeTables(tx: Database): Promise<Map<string, number>> {
	const entries = Object.entries(SIZE_TABLES);
	const rows = await tx
		.insert(sizeTables)
		.values(entries.map(([key, table]) => ({ key, ...table })))
		.returning({ id: sizeTables.id, key: sizeTables.key });
	return new Map(rows.map((row) => [row.key, row.id]));
}
