import { sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES } from "../../../domain/locale.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pageKindEnum } from "../../kernel/db/schema/content.ts";
import { searchKindEnum, searchTexts } from "../../kernel/db/schema/listing.ts";
import { pageLinks } from "../../kernel/links.ts";
import { documentOf } from "./marks.ts";
import { pagePath } from "./page-path.ts";

const textRow = z.strictObject({
	kind: z.enum(searchKindEnum.enumValues),
	id: z.int(),
	locale: z.enum(LOCALES),
	slug: z.string(),
	name: z.string(),
	text: z.string(),
	/** For pages alone. */
	page: z.strictObject({ key: z.string(), kind: z.enum(pageKindEnum.enumValues) }).nullable(),
});
type TextRow = z.infer<typeof textRow>;

const urlOf: Record<TextRow["kind"], (row: TextRow) => string> = {
	category: (row) => pageLinks.category(row.locale, row),
	brand: (row) => pageLinks.brand(row.locale, row),
	article: (row) => pageLinks.post(row.locale, row),
	page: ({ locale, id, slug, page }) => pagePath(locale, { id, slug, ...(page ?? { key: "", kind: "generic" }) }),
};

/** Markdown without the words of its ":::" lines. */
const words = (body: ReturnType<typeof sql>) => sql`regexp_replace(${body}, '^:::[ \\t]*\\S*', '', 'gn')`;

/**
 * Rewrites the search index of categories, brands with goods, articles and pages. Part of every change of these; concurrent
 * calls wait for each other.
 */
export async function indexTexts(db: Database): Promise<void> {
	await transaction(db, writeTexts);
}

async function writeTexts(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search_texts'))`);
	const rows = await readRows(
		tx,
		textRow,
		sql`
		select 'category' as kind, c.id, t.locale, t.slug, t.name, t.description as text, null::jsonb as page
		from categories c join category_translations t on t.category_id = c.id where c.is_active
		union all
		select 'brand', b.id, t.locale, b.slug, b.name, t.description, null
		from brands b join brand_translations t on t.brand_id = b.id
		where exists (select from listed_products l where l.brand_id = b.id)
		union all
		select 'article', p.post_id, p.locale, p.slug, p.title, p.perex || ' ' || ${words(sql`p.body`)}, null
		from post_translations p
		union all
		select 'page', t.page_id, t.locale, t.slug, t.title, t.perex || ' ' || ${words(sql`t.body`)},
			jsonb_build_object('key', p.key, 'kind', p.kind)
		from page_translations t join pages p on p.id = t.page_id`,
	);
	const documents = rows.map(
		(row) =>
			documentOf(row.locale, { name: row.name, kind: [], about: [], description: row.text, codes: [], variants: [] })
				.document,
	);
	const urls = rows.map((row) => urlOf[row.kind](row));
	await tx.delete(searchTexts);
	const column = (values: (string | number)[]) => sql.param(values);
	await tx.execute(sql`
		insert into search_texts (kind, ref_id, locale, name, url, document)
		select kind, id, locale, name, url, document::tsvector
		from unnest(${column(rows.map(({ kind }) => kind))}::search_kind[], ${column(rows.map(({ id }) => id))}::int[],
			${column(rows.map(({ locale }) => locale))}::locale[], ${column(rows.map(({ name }) => name))}::text[],
			${column(urls)}::text[], ${column(documents)}::text[])
			n (kind, id, locale, name, url, document)`);
}
