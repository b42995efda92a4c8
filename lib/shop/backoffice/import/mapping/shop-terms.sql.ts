import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../kernel/db/client.ts";
import { readRows } from "../../../kernel/db/read-rows.ts";

const categoryRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	parent_id: z.int().nullable(),
	tint: z.string(),
	is_active: z.boolean(),
	import_path: z.string().nullable(),
	cs: z.string(),
	en: z.string(),
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** Every category with its names, in menu order. Locks nothing. */
export async function categoryRows(tx: Database): Promise<CategoryRow[]> {
	return readRows(
		tx,
		categoryRow,
		sql`
		select c.id, c.key, c.parent_id, c.tint, c.is_active, c.import_path, cs.name as cs, en.name as en
		from categories c
		join category_translations cs on cs.category_id = c.id and cs.locale = 'cs'
		join category_translations en on en.category_id = c.id and en.locale = 'en'
		order by c.position, c.id`,
	);
}

const wordRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	import_name: z.string().nullable(),
	cs: z.string(),
	en: z.string(),
	slug_cs: z.string(),
	slug_en: z.string(),
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
		select a.id, a.key, a.import_name, a.is_filter, cs.name as cs, en.name as en, cs.slug as slug_cs, en.slug as slug_en
		from attributes a
		join attribute_translations cs on cs.attribute_id = a.id and cs.locale = 'cs'
		join attribute_translations en on en.attribute_id = a.id and en.locale = 'en'
		order by a.position, a.id`,
	);
}

/** Every attribute value with its names. Locks nothing. */
export async function valueRows(tx: Database): Promise<ValueRow[]> {
	return readRows(
		tx,
		valueRow,
		sql`
		select v.id, v.key, v.attribute_id, v.import_name, cs.name as cs, en.name as en, cs.slug as slug_cs, en.slug as slug_en
		from attribute_values v
		join attribute_value_translations cs on cs.value_id = v.id and cs.locale = 'cs'
		join attribute_value_translations en on en.value_id = v.id and en.locale = 'en'
		order by v.position, v.id`,
	);
}

/** Products that stand in one of these categories or below, or have one of these attribute values. Locks nothing. */
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

/** Keys that the setting of the menu names; none when it shows every top category. Locks nothing. */
export async function menuKeys(tx: Database): Promise<string[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ key: z.string() }),
		sql`
		select distinct key from settings s, jsonb_array_elements_text(s.value -> 'keys') as key where s.key = 'categoriesMenu'`,
	);
	return rows.map(({ key }) => key);
}
