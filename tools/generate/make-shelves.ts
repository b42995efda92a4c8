import { DEMO_LOCALES } from "#demo/facts/languages.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { nextCatalogueIds } from "#lib/shop/backoffice/import/import.sql.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { brands, brandTranslations, categories, categoryTranslations } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { brandIdsBySlug, categoryIdsByKey } from "./generate.sql.ts";
import { insertMany } from "./insert-many.ts";
import { wayTo } from "./shelves.ts";
import { BRAND_DESCRIPTION, BRANDS } from "./words/texts.ts";

/** Slugs of the test goods' brands; the prefix distinguishes them from real brands of the same name. */
export const BRAND_SLUGS = BRANDS.map((name) => `zkusebni-${slugify(name)}`);

/** Ids of the test goods' brands in list order; creates missing ones. */
export async function makeBrands(tx: Database): Promise<number[]> {
	const known = await brandIdsBySlug(tx, BRAND_SLUGS);
	const missing = BRANDS.map((name, index) => ({ name, slug: BRAND_SLUGS[index] ?? "" })).filter(
		({ slug }) => !known.has(slug),
	);
	await insertMany(
		tx,
		brands,
		missing.map(({ name, slug }) => ({
			slug,
			name,
			manufacturerName: `${name}, zkušební výrobce`,
			manufacturerAddress: "Zkušební 1, 602 00 Brno",
			manufacturerContact: `${slug}@konfety.example`,
		})),
	);
	const ids = await brandIdsBySlug(tx, BRAND_SLUGS);
	await insertMany(
		tx,
		brandTranslations,
		missing.flatMap(({ slug }) =>
			DEMO_LOCALES.map((locale) => ({ brandId: ids.get(slug) ?? 0, locale, description: BRAND_DESCRIPTION[locale] })),
		),
	);
	return BRAND_SLUGS.map((slug) => ids.get(slug) ?? 0);
}

/** Ids of these leaf categories; creates missing ones with their parents. */
export async function makeLeaves(tx: Database, leaves: readonly number[]): Promise<Map<number, number>> {
	const ways = leaves.map((leaf) => ({ leaf, way: wayTo(leaf) }));
	const shelves = new Map(ways.flatMap(({ way }) => way.map((shelf) => [shelf.key, shelf] as const)));
	const ids = await categoryIdsByKey(tx, [...shelves.keys()]);
	// Each path goes from the top down, so a parent has its id before its children are written.
	const missing = [...shelves.values()].filter(({ key }) => !ids.has(key));
	const fresh = await nextCatalogueIds(tx, missing.length);
	for (const [index, { key }] of missing.entries()) ids.set(key, fresh[index] ?? 0);
	await insertMany(
		tx,
		categories,
		missing.map(({ key, parentKey, position, tint }) => ({
			id: ids.get(key) ?? 0,
			key,
			parentId: parentKey === null ? null : (ids.get(parentKey) ?? 0),
			position,
			tint,
			isActive: true,
		})),
	);
	await insertMany(
		tx,
		categoryTranslations,
		missing.flatMap(({ key, name, description }) =>
			DEMO_LOCALES.map((locale) => ({
				categoryId: ids.get(key) ?? 0,
				locale,
				slug: slugify(name[locale]),
				name: name[locale],
				description: description[locale],
				safety: "",
			})),
		),
	);
	return new Map(ways.map(({ leaf, way }) => [leaf, ids.get(way.at(-1)?.key ?? "") ?? 0]));
}
