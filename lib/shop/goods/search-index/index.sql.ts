import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type IndexedRow = {
	id: number;
	locale: Locale;
	name: string;
	description: string;
	brand: string | null;
	category_ids: number[];
	value_ids: number[];
	/** Codes and EANs of the product and of its variants. */
	codes: string[];
	/** Names of its variants. */
	variants: string[];
};

const idsOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** What the index says of goods on sale with these ids, a row for each language. Locks nothing. */
export async function indexedRows(tx: Database, productIds: readonly number[]): Promise<IndexedRow[]> {
	const { rows } = await tx.execute<IndexedRow>(sql`
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
		where l.product_id = any(${idsOf(productIds)})`);
	return rows;
}

type Names = Record<Locale, Map<number, string>>;

function namesOf(rows: { id: number; locale: Locale; name: string }[]): Names {
	const names: Names = { cs: new Map(), en: new Map() };
	for (const { id, locale, name } of rows) names[locale].set(id, name);
	return names;
}

/** Names of these categories in both languages. */
export async function categoryNames(tx: Database, ids: readonly number[]): Promise<Names> {
	const { rows } = await tx.execute<{ id: number; locale: Locale; name: string }>(sql`
		select category_id as id, locale, name from category_translations where category_id = any(${idsOf(ids)})`);
	return namesOf(rows);
}

/** Names of these attribute values in both languages. */
export async function valueNames(tx: Database, ids: readonly number[]): Promise<Names> {
	const { rows } = await tx.execute<{ id: number; locale: Locale; name: string }>(sql`
		select value_id as id, locale, name from attribute_value_translations where value_id = any(${idsOf(ids)})`);
	return namesOf(rows);
}

export async function dropUnlisted(tx: Database, productIds: readonly number[]): Promise<void> {
	await tx.execute(sql`
		delete from product_search s where s.product_id = any(${idsOf(productIds)})
			and not exists (select from listed_products l where l.product_id = s.product_id)`);
}

export type DocumentRow = { id: number; locale: Locale; document: string };

/** Writes documents of goods on sale; stock and popularity come from the listing rows. */
export async function writeDocuments(tx: Database, rows: readonly DocumentRow[], leadingFrom: number): Promise<void> {
	await tx.execute(sql`
		insert into product_search (product_id, locale, document, is_in_stock, popularity, is_leading)
		select n.id, n.locale, n.document::tsvector, l.is_in_stock, l.popularity, l.is_in_stock and l.popularity >= ${leadingFrom}
		from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(rows.map(({ locale }) => locale))}::locale[],
			${sql.param(rows.map(({ document }) => document))}::text[]) n (id, locale, document)
		join listed_products l on l.product_id = n.id
		order by n.id, n.locale
		on conflict (product_id, locale) do update set document = excluded.document, is_in_stock = excluded.is_in_stock,
			popularity = excluded.popularity, is_leading = excluded.is_leading`);
}

export type WordRow = { locale: Locale; word: string; stem: string };

/** Adds words that are not known yet, always in the same order, so that two writers never wait for each other in a circle. */
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
