import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

type IdRow = { name: string; id: number };
const mapOf = (rows: IdRow[]) => new Map(rows.map(({ name, id }) => [name, id]));

export async function branchIds(db: Database): Promise<Map<string, number>> {
	return mapOf((await db.execute<IdRow>(sql`select slug as name, id from branches`)).rows);
}

export async function categoryIds(db: Database): Promise<Map<string, number>> {
	return mapOf((await db.execute<IdRow>(sql`select key as name, id from post_categories`)).rows);
}

/** Products by those of these codes that there are. */
export async function productIds(db: Database, codes: string[]): Promise<Map<string, number>> {
	return mapOf(
		(await db.execute<IdRow>(sql`select code as name, id from products where code = any(${sql.param(codes)}::text[])`))
			.rows,
	);
}

/** Those of these keys that are a picture's. */
export async function pictureKeys(db: Database, keys: string[]): Promise<Set<string>> {
	const { rows } = await db.execute<{ key: string }>(
		sql`select key from pictures where key = any(${sql.param(keys)}::text[])`,
	);
	return new Set(rows.map(({ key }) => key));
}

/** Addresses of pages that other texts than these have: "cs obchodni-podminky". */
export async function otherPageSlugs(db: Database, keys: string[]): Promise<Set<string>> {
	const { rows } = await db.execute<{ name: string }>(sql`
		select t.locale || ' ' || t.slug as name from page_translations t join pages p on p.id = t.page_id
		where p.key <> all(${sql.param(keys)}::text[])`);
	return new Set(rows.map(({ name }) => name));
}
