import { type SQL, sql } from "drizzle-orm";
import type { Block } from "../../../contract/blocks.ts";
import type { PageKind } from "../../../domain/content/content-kinds.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type PageRow = {
	id: number;
	key: string;
	kind: PageKind;
	slug: string;
	title: string;
	perex: string;
	blocks: Block[];
	updated_at: string;
	slug_cs: string | null;
	slug_en: string | null;
	picture_key: string | null;
};

/** What names a page: the word of its address, its key, or its id. */
export type PageName = { slug: string } | { key: string } | { id: number };

function isNamed(name: PageName): SQL {
	if ("slug" in name) return sql`t.slug = ${name.slug}`;
	return "key" in name ? sql`p.key = ${name.key}` : sql`p.id = ${name.id}`;
}

export async function pageRow(db: Database, locale: Locale, name: PageName): Promise<PageRow | undefined> {
	const { rows } = await db.execute<PageRow>(sql`
		select p.id, p.key, p.kind, t.slug, t.title, t.perex, t.blocks, p.updated_at, cs.slug as slug_cs, en.slug as slug_en,
			x.key as picture_key
		from pages p
		join page_translations t on t.page_id = p.id and t.locale = ${locale}
		left join page_translations cs on cs.page_id = p.id and cs.locale = 'cs'
		left join page_translations en on en.page_id = p.id and en.locale = 'en'
		left join pictures x on x.id = p.picture_id
		where ${isNamed(name)}`);
	return rows[0];
}
