import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { vatRates } from "../../kernel/db/schema/catalogue.ts";

const attributeValueRow = z.strictObject({
	attribute_id: z.int(),
	attribute_name: z.string(),
	attribute_slug: z.string(),
	/** The file's word that an import made it from; null when not imported. */
	attribute_import: z.string().nullable(),
	value_import: z.string().nullable(),
	value_id: z.int(),
	value_name: z.string(),
	value_slug: z.string(),
});
export type AttributeValueRow = z.infer<typeof attributeValueRow>;

/** Every attribute value with its Czech words. */
export async function attributeValueRows(tx: Database): Promise<AttributeValueRow[]> {
	return readRows(
		tx,
		attributeValueRow,
		sql`
		select a.id as attribute_id, at.name as attribute_name, at.slug as attribute_slug,
			a.import_name as attribute_import, v.import_name as value_import, v.id as value_id, vt.name as value_name, vt.slug as value_slug
		from attribute_values v
		join attributes a on a.id = v.attribute_id
		join attribute_translations at on at.attribute_id = a.id and at.locale = 'cs'
		join attribute_value_translations vt on vt.value_id = v.id and vt.locale = 'cs'
		order by a.id, v.id`,
	);
}

/** `import_path` is the path in the file that it was made from; null when not imported. */
const categoryPathRow = z.strictObject({ id: z.int(), path: z.array(z.string()), import_path: z.string().nullable() });
export type CategoryPathRow = z.infer<typeof categoryPathRow>;

/** Active categories with their Czech names from the top down. */
export async function categoryPathRows(tx: Database): Promise<CategoryPathRow[]> {
	return readRows(
		tx,
		categoryPathRow,
		sql`
		with recursive tree as (
			select c.id, array[t.name] as path, c.import_path from categories c
			join category_translations t on t.category_id = c.id and t.locale = 'cs'
			where c.parent_id is null and c.is_active
			union all
			select c.id, tree.path || t.name, c.import_path from tree
			join categories c on c.parent_id = tree.id and c.is_active
			join category_translations t on t.category_id = c.id and t.locale = 'cs'
		)
		select id, path, import_path from tree order by id`,
	);
}

/** Ids of the Czech VAT rates valid at `now`, by percent ("21.00"); the newest of each. */
export async function vatRateIds(tx: Database, now: Date): Promise<Map<string, number>> {
	const { id, percent, country, validFrom, validTo } = vatRates;
	const rows = await tx
		.select({ id, percent })
		.from(vatRates)
		.where(and(eq(country, "CZ"), lte(validFrom, now), or(isNull(validTo), gt(validTo, now))))
		.orderBy(asc(validFrom));
	return new Map(rows.map((rate) => [rate.percent, rate.id]));
}
