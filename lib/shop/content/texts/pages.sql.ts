import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { block } from "../../../contract/schemas/blocks.ts";
import type { Locale } from "../../../domain/locale.ts";
import { byLocale, writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { pageKindEnum, pageTranslations } from "../../kernel/db/schema/content.ts";

const foundPage = z.strictObject({
	id: z.int(),
	key: z.string(),
	kind: z.enum(pageKindEnum.enumValues),
	slug: z.string(),
	title: z.string(),
	perex: z.string(),
	blocks: z.array(block),
	updated_at: z.string(),
	slugs: writtenTexts,
	picture_key: z.string().nullable(),
	recipe: z.unknown(),
});
export type PageRow = z.infer<typeof foundPage>;

/** Identifies a page by its slug, its key, or its id. */
export type PageName = { slug: string } | { key: string } | { id: number };

function isNamed(name: PageName): SQL {
	if ("slug" in name) return sql`t.slug = ${name.slug}`;
	return "key" in name ? sql`p.key = ${name.key}` : sql`p.id = ${name.id}`;
}

export function pageRow(db: Database, locale: Locale, name: PageName): Promise<PageRow | undefined> {
	return readRow(
		db,
		foundPage,
		sql`
		select p.id, p.key, p.kind, t.slug, t.title, t.perex, t.blocks, p.updated_at,
			${byLocale(pageTranslations.slug, pageTranslations.pageId, sql`p.id`)} as slugs, x.key as picture_key, x.recipe
		from pages p
		join page_translations t on t.page_id = p.id and t.locale = ${locale}
		left join pictures x on x.id = p.picture_id
		where ${isNamed(name)}`,
	);
}
