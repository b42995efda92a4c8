import { sql } from "drizzle-orm";
import type { FolderText } from "../../content/import/read-texts.ts";
import type { Database } from "../../kernel/db/client.ts";
import { countOf } from "../../kernel/db/count-of.ts";
import { DEMO_COMPANY } from "./demo-company.ts";

const TABLES: Record<string, { table: string; key: string; owner: string }> = {
	posts: { table: "posts", key: "key", owner: "post" },
	pages: { table: "pages", key: "key", owner: "page" },
	services: { table: "services", key: "kind::text", owner: "service" },
	careers: { table: "careers", key: "key", owner: "career" },
	events: { table: "events", key: "key", owner: "event" },
};

/**
 * Deletes these texts of a kind: those with the same key whose every language is unchanged, or is about the demo's company. A
 * text that the shop's staff edited in any language stays.
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
	const kept = TABLES[kind];
	if (!kept) throw new Error(`There are no texts of the kind ${kind}`);
	const { table, key, owner } = kept;
	return countOf(
		tx,
		sql`delete from ${sql.identifier(table)} x where ${sql.raw(key)} = any(${keys}::text[]) and not exists (
			select from ${sql.identifier(`${owner}_translations`)} t
			where t.${sql.identifier(`${owner}_id`)} = x.id and not ${isTheirs})`,
	);
}
