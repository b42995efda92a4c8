import { sql } from "drizzle-orm";
import { DEMO_COMPANY } from "#lib/shop/backoffice/new/demo-company.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { countOf } from "#lib/shop/kernel/db/count-of.ts";
import { VIDEOS } from "../seed/seed-videos.ts";

/** Deletes the demo's Instagram pictures, by address. */
export function removeInstagram(tx: Database): Promise<number> {
	return countOf(tx, sql`delete from instagram_posts where url ~ ${DEMO_COMPANY}`);
}

/** Deletes categories of the blog with these keys that have no articles. */
export function removePostCategories(tx: Database, keys: string[]): Promise<number> {
	return countOf(
		tx,
		sql`delete from post_categories c where key = any(${sql.param(keys)}::text[])
			and not exists (select from posts where category_id = c.id)`,
	);
}

/** Deletes the demo's videos, by file. */
export function removeVideos(tx: Database): Promise<number> {
	const names = sql.param(VIDEOS.map(({ name }) => name));
	return countOf(tx, sql`delete from videos where source = 'file' and name = any(${names}::text[])`);
}
