import { sql } from "drizzle-orm";
import { z } from "zod";
import { byLocale, givenTexts } from "../../../kernel/db/by-locale.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { readRows } from "../../../kernel/db/read-rows.ts";
import { attributeTranslations, attributeValueTranslations } from "../../../kernel/db/schema/attributes.ts";
import { categoryTranslations } from "../../../kernel/db/schema/catalogue.ts";

const categoryRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	parent_id: z.int().nullable(),
	tint: z.string(),
	is_active: z.boolean(),
	import_path: z.string().nullable(),
	names: givenTexts,
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** Every category with its names, in menu order. Locks nothing. */
export async function categoryRows(tx: Database): Promise<CategoryRow[]> {
	return readRows(
		tx,
		categoryRow,
		sql`
		select c.id, c.key, c.parent_id, c.tint, c.is_active, c.import_path,
			${byLocale(categoryTranslations.name, categoryTranslations.categoryId, sql`c.id`)} as names
		from categories c
		order by c.position, c.id`,
	);
}

const wordRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	import_name: z.string().nullable(),
	names: givenTexts,
	slugs: givenTexts,
});
const attributeRow = wordRow.extend({ is_filter: z.boolean() });
export type AttributeRow = z.infer<typeof attributeRow>;
const valueRow = wordRow.extend({ attribute_id: z.int() });
export type ValueRow = z.infer<typeof valueRow>;

/** Every attribute with its names. Locks nothing. */
export async function attributeRows(tx: Database): Promise<AttributeRow[]> {
	return readRows(
		tx,
		attributeRow,
		sql`
		select a.id, a.key, a.import_name, a.is_filter,
			${byLocale(attributeTranslations.name, attributeTranslations.attributeId, sql`a.id`)} as names,
			${byLocale(attributeTranslations.slug, attributeTranslations.attributeId, sql`a.id`)} as slugs
		from attributes a
		order by a.position, a.id`,
	);
}

/** Every attribute value with its names. Locks nothing. */
export async function valueRows(tx: Database): Promise<ValueRow[]> {
	return readRows(
		tx,
		valueRow,
		sql`
		select v.id, v.key, v.attribute_id, v.import_name,
			${byLocale(attributeValueTranslations.name, attributeValueTranslations.valueId, sql`v.id`)} as names,
			${byLocale(attributeValueTranslations.slug, attributeValueTranslations.valueId, sql`v.id`)} as slugs
		from attribute_values v
		order by v.position, v.id`,
	);
}

/** Products in one of these categories or below, or with one of these attribute values. Locks nothing. */
export async function productsOf(tx: Database, of: { categoryIds: number[]; valueIds: number[] }): Promise<number[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		with recursive below as (
			select id from categories where id = any(${sql.param(of.categoryIds)}::int[])
			union
			select c.id from below join categories c on c.parent_id = below.id
		)
		select product_id as id from product_categories where category_id in (select id from below)
		union
		select product_id from product_attributes where value_id = any(${sql.param(of.valueIds)}::int[])
		order by 1`,
	);
	return rows.map(({ id }) => id);
}

/** Keys in the menu's setting; empty when it shows every top category. Locks nothing. */
export async function menuKeys(tx: Database): Promise<string[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ key: z.string() }),
		sql`
		select distinct key from settings s, jsonb_array_elements_text(s.value -> 'keys') as key where s.key = 'categoriesMenu'`,
	);
	return rows.map(({ key }) => key);
}
