import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { brands } from "../../kernel/db/schema/catalogue.ts";
import { branches } from "../../kernel/db/schema/places.ts";

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Ids of brands by their slugs. */
export async function brandIds(db: Database, slugs: readonly string[]): Promise<number[]> {
	const rows = await db.select({ id: brands.id }).from(brands).where(inArray(brands.slug, slugs));
	return rows.map(({ id }) => id);
}

/** Ids of active branches by their slugs. */
export async function branchIds(db: Database, slugs: readonly string[]): Promise<number[]> {
	const rows = await db
		.select({ id: branches.id })
		.from(branches)
		.where(and(inArray(branches.slug, slugs), eq(branches.isActive, true)));
	return rows.map(({ id }) => id);
}

/**
 * Value ids by attribute id, for slugs of a language; unknown attributes and values, and those that are no filters, are left
 * out.
 */
export async function valueIdsBySlug(
	db: Database,
	locale: Locale,
	wanted: Readonly<Record<string, readonly string[]>>,
): Promise<Map<number, number[]>> {
	const pairs = Object.entries(wanted).flatMap(([attribute, values]) =>
		values.map((value) => [attribute, value] as const),
	);
	if (pairs.length === 0) return new Map();
	const rows = await readRows(
		db,
		z.strictObject({ attribute_id: z.int(), value_id: z.int() }),
		sql`
		select a.attribute_id, v.id as value_id
		from unnest(${list(pairs.map(([attribute]) => attribute))}, ${list(pairs.map(([, value]) => value))}) as wanted (attribute, value)
		join attribute_translations a on a.locale = ${locale} and a.slug = wanted.attribute
		join attributes filter on filter.id = a.attribute_id and filter.is_filter
		join attribute_values v on v.attribute_id = a.attribute_id
		join attribute_value_translations t on t.value_id = v.id and t.locale = ${locale} and t.slug = wanted.value`,
	);
	const grouped = Map.groupBy(rows, (row) => row.attribute_id);
	return new Map([...grouped].map(([attributeId, values]) => [attributeId, values.map((row) => row.value_id)]));
}
