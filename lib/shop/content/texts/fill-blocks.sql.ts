import { sql } from "drizzle-orm";
import type { Block } from "../../../contract/blocks.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

type TextName = { table: "post_translations" | "page_translations"; id: number; locale: Locale };

/** Articles and pages that were written, but of which no blocks were made. Locks them. */
export async function textsWithoutBlocks(tx: Database): Promise<(TextName & { body: string })[]> {
	const posts = await tx.execute<TextName & { body: string }>(sql`
		select 'post_translations' as table, post_id as id, locale, body from post_translations
		where blocks = '[]' and body <> '' order by post_id, locale for update`);
	const pages = await tx.execute<TextName & { body: string }>(sql`
		select 'page_translations' as table, page_id as id, locale, body from page_translations
		where blocks = '[]' and body <> '' order by page_id, locale for update`);
	return [...posts.rows, ...pages.rows];
}

export async function keepBlocks(tx: Database, { table, id, locale, blocks }: TextName & { blocks: Block[] }) {
	const owner = table === "post_translations" ? sql`post_id` : sql`page_id`;
	await tx.execute(sql`
		update ${sql.identifier(table)} set blocks = ${JSON.stringify(blocks)} where ${owner} = ${id} and locale = ${locale}`);
}
