import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

export type AttributeValueRow = {
	attribute_id: number;
	attribute_name: string;
	attribute_slug: string;
	/** What an import made it from; null where none did. */
	attribute_import: string | null;
	value_import: string | null;
	value_id: number;
	value_name: string;
	value_slug: string;
};

/** Every attribute value with its Czech words. */
export async function attributeValueRows(tx: Database): Promise<AttributeValueRow[]> {
	const result = await tx.execute<AttributeValueRow>(sql`
		select a.id as attribute_id, at.name as attribute_name, at.slug as attribute_slug,
			a.import_name as attribute_import, v.import_name as value_import, v.id as value_id, vt.name as value_name, vt.slug as value_slug
		from attribute_values v
		join attributes a on a.id = v.attribute_id
		join attribute_translations at on at.attribute_id = a.id and at.locale = 'cs'
		join attribute_value_translations vt on vt.value_id = v.id and vt.locale = 'cs'
		order by a.id, v.id`);
	return result.rows;
}

/** `import_path` is that of the file it was made from; null where no import made it. */
export type CategoryPathRow = { id: number; path: string[]; import_path: string | null };

/** Active categories with their Czech names from the top down. */
export async function categoryPathRows(tx: Database): Promise<CategoryPathRow[]> {
	const result = await tx.execute<CategoryPathRow>(sql`
		with recursive tree as (
			select c.id, array[t.name] as path, c.import_path from categories c
			join category_translations t on t.category_id = c.id and t.locale = 'cs'
			where c.parent_id is null and c.is_active
			union all
			select c.id, tree.path || t.name, c.import_path from tree
			join categories c on c.parent_id = tree.id and c.is_active
			join category_translations t on t.category_id = c.id and t.locale = 'cs'
		)
		select id, path, import_path from tree order by id`);
	return result.rows;
}

/** Ids of the Czech VAT rates that hold at `now`, by percent ("21.00"); the newest of each. */
export async function vatRateIds(tx: Database, now: Date): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; percent: string }>(sql`
		select id, percent from vat_rates where country = 'CZ' and valid_from <= ${now}
			and coalesce(valid_to, 'infinity') > ${now}
		order by valid_from`);
	return new Map(result.rows.map(({ id, percent }) => [percent, id]));
}
