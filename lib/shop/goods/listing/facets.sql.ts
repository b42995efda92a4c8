import { and, eq } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { isOneOf } from "../../kernel/db/one-of.ts";
import {
	attributes,
	attributeTranslations,
	attributeValues,
	attributeValueTranslations,
} from "../../kernel/db/schema/attributes.ts";
import { brands, categories, categoryTranslations } from "../../kernel/db/schema/catalogue.ts";
import { branches } from "../../kernel/db/schema/places.ts";

/** Brands with these ids, by name. */
export async function brandNames(db: Database, ids: number[]) {
	return db
		.select({ id: brands.id, slug: brands.slug, name: brands.name })
		.from(brands)
		.where(isOneOf(brands.id, ids))
		.orderBy(brands.name, brands.id);
}
export type NamedRow = Awaited<ReturnType<typeof brandNames>>[number];

/** Branches with these ids, in the shop's order. */
export async function branchNames(db: Database, ids: number[]): Promise<NamedRow[]> {
	return db
		.select({ id: branches.id, slug: branches.slug, name: branches.name })
		.from(branches)
		.where(and(isOneOf(branches.id, ids), eq(branches.isActive, true)))
		.orderBy(branches.id);
}

/** Categories with these ids, in menu order. */
export async function categoryNames(db: Database, locale: Locale, ids: number[]): Promise<NamedRow[]> {
	const { categoryId, slug, name } = categoryTranslations;
	return db
		.select({ id: categories.id, slug, name })
		.from(categories)
		.innerJoin(categoryTranslations, and(eq(categoryId, categories.id), eq(categoryTranslations.locale, locale)))
		.where(isOneOf(categories.id, ids))
		.orderBy(categories.position, categories.id);
}

/** Filterable attribute values among these ids with their attributes, in the order of both. */
export async function valueNames(db: Database, locale: Locale, ids: number[]) {
	const { valueId, slug, name } = attributeValueTranslations;
	return db
		.select({
			id: attributeValues.id,
			slug,
			name,
			attributeId: attributes.id,
			attributeSlug: attributeTranslations.slug,
			attributeName: attributeTranslations.name,
		})
		.from(attributeValues)
		.innerJoin(
			attributeValueTranslations,
			and(eq(valueId, attributeValues.id), eq(attributeValueTranslations.locale, locale)),
		)
		.innerJoin(attributes, and(eq(attributes.id, attributeValues.attributeId), eq(attributes.isFilter, true)))
		.innerJoin(
			attributeTranslations,
			and(eq(attributeTranslations.attributeId, attributes.id), eq(attributeTranslations.locale, locale)),
		)
		.where(isOneOf(attributeValues.id, ids))
		.orderBy(attributes.position, attributes.id, attributeValues.position, attributeValues.id);
}
