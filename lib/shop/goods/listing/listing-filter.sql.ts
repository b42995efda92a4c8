import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Ids of brands by their slugs. */
export async function brandIds(db: Database, slugs: readonly string[]): Promise<number[]> {
	const result = await db.execute<{ id: number }>(sql`select id from brands where slug = any(${list(slugs)})`);
	return result.rows.map(({ id }) => id);
}

/** Ids of active branches by their slugs. */
export async function branchIds(db: Database, slugs: readonly string[]): Promise<number[]> {
	const result = await db.execute<{ id: number }>(
		sql`select id from branches where slug = any(${list(slugs)}) and is_active`,
	);
	return result.rows.map(({ id }) => id);
}

/** Value ids by attribute id of the words of a language; attributes and values nobody knows, or that are no filters, are left out. */
export async function valueIdsBySlug(
	db: Database,
	locale: Locale,
	wanted: Readonly<Record<string, readonly string[]>>,
): Promise<Map<number, number[]>> {
	const pairs = Object.entries(wanted).flatMap(([attribute, values]) =>
		values.map((value) => [attribute, value] as const),
	);
	if (pairs.length === 0) return new Map();
	const result = await db.execute<{ attribute_id: number; value_id: number }>(sql`
		select a.attribute_id, v.id as value_id
		from unnest(${list(pairs.map(([attribute]) => attribute))}, ${list(pairs.map(([, value]) => value))}) as wanted (attribute, value)
		join attribute_translations a on a.locale = ${locale} and a.slug = wanted.attribute
		join attributes filter on filter.id = a.attribute_id and filter.is_filter
		join attribute_values v on v.attribute_id = a.attribute_id
		join attribute_value_translations t on t.value_id = v.id and t.locale = ${locale} and t.slug = wanted.value`);
	const grouped = Map.groupBy(result.rows, (row) => row.attribute_id);
	return new Map([...grouped].map(([attributeId, rows]) => [attributeId, rows.map((row) => row.value_id)]));
}
