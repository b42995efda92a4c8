import { sql } from "drizzle-orm";
import type { FolderText } from "#lib/shop/content/import/read-texts.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { VIDEOS } from "../seed/seed-videos.ts";
import { countOf } from "./count.ts";

/** Who a text speaks of when it is the demo's, whatever became of its words since. */
export const DEMO_COMPANY = String.raw`konfety\.example|Konfety s\.r\.o\.`;

const TABLES: Record<string, { table: string; key: string; owner: string }> = {
	posts: { table: "posts", key: "key", owner: "post" },
	pages: { table: "pages", key: "key", owner: "page" },
	services: { table: "services", key: "kind::text", owner: "service" },
	careers: { table: "careers", key: "key", owner: "career" },
	events: { table: "events", key: "key", owner: "event" },
};

/**
 * Deletes these texts of a kind: those with a key of theirs of which every language is word for word as they have it, or speaks of the demo's
 * company. One that the shop's people wrote anew in any language stays.
 */
export async function removeTexts(tx: Database, kind: string, texts: FolderText[]): Promise<number> {
	const ofKind = texts.filter((text) => text.kind.folder === kind);
	const keys = sql.param(ofKind.map(({ key }) => key));
	const bodies = sql.param(ofKind.flatMap(({ written }) => Object.values(written).map(({ body }) => body)));
	const isTheirs = sql`(t.body = any(${bodies}::text[]) or t.body ~ ${DEMO_COMPANY})`;
	if (kind === "documents")
		return countOf(tx, sql`delete from documents t where key = any(${keys}::text[]) and ${isTheirs}`);
	if (kind === "contacts")
		return countOf(tx, sql`delete from contacts where key = any(${keys}::text[]) and email ~ ${DEMO_COMPANY}`);
	const { table, key, owner } = TABLES[kind] ?? { table: "", key: "", owner: "" };
	return countOf(
		tx,
		sql`delete from ${sql.identifier(table)} x where ${sql.raw(key)} = any(${keys}::text[]) and not exists (
			select from ${sql.identifier(`${owner}_translations`)} t
			where t.${sql.identifier(`${owner}_id`)} = x.id and not ${isTheirs})`,
	);
}

/** Deletes the demo's pictures of Instagram, by their address. */
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

/** Deletes the demo's films, by their files. */
export function removeVideos(tx: Database): Promise<number> {
	const names = sql.param(VIDEOS.map(({ name }) => name));
	return countOf(tx, sql`delete from videos where source = 'file' and name = any(${names}::text[])`);
}
