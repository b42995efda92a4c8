import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

export type NamedRow = { id: number; slug: string; name: string };

/** Brands with these ids, by name. */
export async function brandNames(db: Database, ids: number[]): Promise<NamedRow[]> {
	const result = await db.execute<NamedRow>(
		sql`select id, slug, name from brands where id = any(${numbers(ids)}) order by name, id`,
	);
	return result.rows;
}

/** Branches with these ids, in the order of the shop. */
export async function branchNames(db: Database, ids: number[]): Promise<NamedRow[]> {
	const result = await db.execute<NamedRow>(
		sql`select id, slug, name from branches where id = any(${numbers(ids)}) and is_active order by id`,
	);
	return result.rows;
}

/** Categories with these ids, in menu order. */
export async function categoryNames(db: Database, locale: Locale, ids: number[]): Promise<NamedRow[]> {
	const result = await db.execute<NamedRow>(sql`
		select c.id, t.slug, t.name from categories c
		join category_translations t on t.category_id = c.id and t.locale = ${locale}
		where c.id = any(${numbers(ids)}) order by c.position, c.id`);
	return result.rows;
}

export type ValueRow = NamedRow & { attribute_id: number; attribute_slug: string; attribute_name: string };

/** Those of the attribute values with these ids that can be filtered by, with their attributes, in the order of both. */
export async function valueNames(db: Database, locale: Locale, ids: number[]): Promise<ValueRow[]> {
	const result = await db.execute<ValueRow>(sql`
		select v.id, t.slug, t.name, a.id as attribute_id, at.slug as attribute_slug, at.name as attribute_name
		from attribute_values v
		join attribute_value_translations t on t.value_id = v.id and t.locale = ${locale}
		join attributes a on a.id = v.attribute_id and a.is_filter
		join attribute_translations at on at.attribute_id = a.id and at.locale = ${locale}
		where v.id = any(${numbers(ids)})
		order by a.position, a.id, v.position, v.id`);
	return result.rows;
}
