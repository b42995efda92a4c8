import { sql } from "drizzle-orm";
import { z } from "zod";
import { eachLocale, LOCALES, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { isOneOf } from "../../kernel/db/one-of.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { attributeValueTranslations } from "../../kernel/db/schema/attributes.ts";
import { categoryTranslations } from "../../kernel/db/schema/catalogue.ts";

const indexedRow = z.strictObject({
	id: z.int(),
	locale: z.enum(LOCALES),
	name: z.string(),
	description: z.string(),
	brand: z.string().nullable(),
	category_ids: z.array(z.int()),
	value_ids: z.array(z.int()),
	/** Codes and EANs of the product and of its variants. */
	codes: z.array(z.string()),
	/** Names of the variants. */
	variants: z.array(z.string()),
});
export type IndexedRow = z.infer<typeof indexedRow>;

const idsOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** Indexed texts of goods on sale with these ids, a row for each language. Locks nothing. */
export function indexedRows(tx: Database, productIds: readonly number[]): Promise<IndexedRow[]> {
	return readRows(
		tx,
		indexedRow,
		sql`
		select p.id, t.locale, t.name, t.description, b.name as brand, l.category_ids, l.value_ids, v.codes || p.code as codes,
			(
				select coalesce(array_agg(vt.name) filter (where vt.name <> ''), '{}') from variant_translations vt
				where vt.variant_id = any(v.ids) and vt.locale = t.locale
			) as variants
		from listed_products l
		join products p on p.id = l.product_id
		left join brands b on b.id = l.brand_id
		join product_translations t on t.product_id = p.id
		join lateral (
			select array_agg(v.id) as ids, array_agg(v.code) || coalesce(array_agg(v.ean) filter (where v.ean <> ''), '{}') as codes
			from variants v where v.product_id = p.id and v.is_active
		) v on true
		where l.product_id = any(${idsOf(productIds)})`,
	);
}

type Names = Record<Locale, Map<number, string>>;

function namesOf(rows: { id: number; locale: Locale; name: string }[]): Names {
	const names: Names = eachLocale(() => new Map());
	for (const { id, locale, name } of rows) names[locale].set(id, name);
	return names;
}

/** Names of these categories in each language. */
export async function categoryNames(tx: Database, ids: readonly number[]): Promise<Names> {
	const { categoryId: id, locale, name } = categoryTranslations;
	return namesOf(await tx.select({ id, locale, name }).from(categoryTranslations).where(isOneOf(id, ids)));
}

/** Names of these attribute values in each language. */
export async function valueNames(tx: Database, ids: readonly number[]): Promise<Names> {
	const { valueId: id, locale, name } = attributeValueTranslations;
	return namesOf(await tx.select({ id, locale, name }).from(attributeValueTranslations).where(isOneOf(id, ids)));
}

export async function dropUnlisted(tx: Database, productIds: readonly number[]): Promise<void> {
	await tx.execute(sql`
		delete from product_search s where s.product_id = any(${idsOf(productIds)})
			and not exists (select from listed_products l where l.product_id = s.product_id)`);
}

export type DocumentRow = { id: number; locale: Locale; document: string };

/** Writes the index of goods on sale; stock, sales and popularity come from the listing rows. */
export async function writeDocuments(tx: Database, rows: readonly DocumentRow[], leadingFrom: number): Promise<void> {
	await tx.execute(sql`
		insert into product_search (product_id, locale, document, is_in_stock, sales_score, popularity, is_leading)
		select n.id, n.locale, n.document::tsvector, l.is_in_stock, l.sales_score, l.popularity, l.is_in_stock and l.popularity >= ${leadingFrom}
		from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(rows.map(({ locale }) => locale))}::text[],
			${sql.param(rows.map(({ document }) => document))}::text[]) n (id, locale, document)
		join listed_products l on l.product_id = n.id
		order by n.id, n.locale
		on conflict (product_id, locale) do update set document = excluded.document, is_in_stock = excluded.is_in_stock,
			sales_score = excluded.sales_score, popularity = excluded.popularity, is_leading = excluded.is_leading`);
}

export type WordRow = { locale: Locale; word: string; stem: string };

/** Adds unknown words, always in the same order, so that two writers cannot deadlock. */
export async function addWords(tx: Database, rows: readonly WordRow[]): Promise<void> {
	if (rows.length === 0) return;
	await tx.execute(sql`
		insert into search_words (locale, word, stem)
		select n.locale, n.word, n.stem
		from unnest(${sql.param(rows.map(({ locale }) => locale))}::locale[], ${sql.param(rows.map(({ word }) => word))}::text[],
			${sql.param(rows.map(({ stem }) => stem))}::text[]) n (locale, word, stem)
		order by n.locale, n.word collate "C"
		on conflict do nothing`);
}
