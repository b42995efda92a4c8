import { asc, eq, max, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { brands, categories, pictures, variants } from "../../kernel/db/schema/catalogue.ts";
import { currencies } from "../../kernel/db/schema/shop.ts";

/** Any number of values as one array parameter. */
const list = (values: string[] | number[]) => sql`${sql.param(values)}`;

/** Locks out other imports until this transaction ends; false when one is running. */
export async function lockImports(tx: Database): Promise<boolean> {
	const row = await readRow(
		tx,
		z.strictObject({ free: z.boolean() }),
		sql`select pg_try_advisory_xact_lock(20260102) as free`,
	);
	return row?.free ?? false;
}

/** Lifts the time limits of this transaction for a large file; its connection must allow it too. */
export async function allowLongTransaction(tx: Database): Promise<void> {
	await tx.execute(sql`set local statement_timeout = '5min'`);
	await tx.execute(sql`set local lock_timeout = '30s'`);
	await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
}

/** A wanted code; it counts as taken when the file gives it to goods of another handle. */
export type CodeWish = { code: string; handle: string };

/** Which of these codes are taken, in the shop or by goods of another handle in the file. */
export async function takenCodes(tx: Database, wishes: CodeWish[]): Promise<Set<string>> {
	const codes = wishes.map(({ code }) => code);
	const handles = wishes.map(({ handle }) => handle);
	const rows = await readRows(
		tx,
		z.strictObject({ code: z.string() }),
		sql`
		select code from products where code = any(${list(codes)})
		union
		select code from variants where code = any(${list(codes)})
		union
		select c.code from unnest(${list(codes)}::text[], ${list(handles)}::text[]) as w (code, handle)
		join import_codes c on c.code = w.code and c.handle <> w.handle`,
	);
	return new Set(rows.map(({ code }) => code));
}

/** New ids of the sequence that categories and products share. */
export async function nextCatalogueIds(tx: Database, count: number): Promise<number[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		select nextval('catalogue_ids')::int as id from generate_series(1, ${count}) order by 1`,
	);
	return rows.map(({ id }) => id);
}

/** Ids of the existing pictures by key. */
export async function pictureIdsOf(tx: Database, keys: string[]): Promise<Map<string, number>> {
	const { id, key } = pictures;
	const rows = await tx
		.select({ id, key })
		.from(pictures)
		.where(sql`${key} = any(${list(keys)})`);
	return new Map(rows.map((picture) => [picture.key, picture.id]));
}

/** Ids of the existing brands by slug. */
export async function brandIdsOf(tx: Database, slugs: string[]): Promise<Map<string, number>> {
	const { id, slug } = brands;
	const rows = await tx
		.select({ id, slug })
		.from(brands)
		.where(sql`${slug} = any(${list(slugs)})`);
	return new Map(rows.map((brand) => [brand.slug, brand.id]));
}

/** Ids by code of the variants with these codes. */
export async function variantIdsOf(tx: Database, codes: string[]): Promise<Map<string, number>> {
	const { id, code } = variants;
	const rows = await tx
		.select({ id, code })
		.from(variants)
		.where(sql`${code} = any(${list(codes)})`);
	return new Map(rows.map((variant) => [variant.code, variant.id]));
}

export async function categoryOfKey(tx: Database, wanted: string) {
	const { id, key, tint } = categories;
	const [category] = await tx.select({ id, key, tint }).from(categories).where(eq(key, wanted));
	return category;
}
export type ImportCategory = NonNullable<Awaited<ReturnType<typeof categoryOfKey>>>;

export async function categoryKeys(tx: Database): Promise<string[]> {
	const rows = await tx.select({ key: categories.key }).from(categories).orderBy(asc(categories.key));
	return rows.map(({ key }) => key);
}

export async function categoryTints(tx: Database): Promise<Map<number, string>> {
	const rows = await tx.select({ id: categories.id, tint: categories.tint }).from(categories);
	return new Map(rows.map(({ id, tint }) => [id, tint]));
}

/** The position after the last top category. */
export async function nextCategoryPosition(tx: Database): Promise<number> {
	const [row] = await tx.select({ last: max(categories.position) }).from(categories);
	return (row?.last ?? -1) + 1;
}

/** Rates of all currencies but CZK, units for one crown as decimal text, by code. */
export async function ratesOfShop(tx: Database): Promise<Map<string, string>> {
	const { code, rate } = currencies;
	const rows = await tx.select({ code, rate }).from(currencies).where(ne(code, "CZK")).orderBy(asc(code));
	return new Map(rows.map((currency) => [currency.code, currency.rate]));
}
