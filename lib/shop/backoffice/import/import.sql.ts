import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Any number of values as one array parameter. */
const list = (values: string[] | number[]) => sql`${sql.param(values)}`;

/** Keeps a second import out until this transaction ends; returns whether it was free. */
export async function lockImports(tx: Database): Promise<boolean> {
	const result = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(20260102) as free`);
	return result.rows[0]?.free ?? false;
}

/** Lets this transaction take the minutes that a large file needs; its connection must allow it, too. */
export async function allowLongTransaction(tx: Database): Promise<void> {
	await tx.execute(sql`set local statement_timeout = '5min'`);
	await tx.execute(sql`set local lock_timeout = '30s'`);
	await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
}

/** A code that is wanted; one that the file gives to goods of another handle is taken, too. */
export type CodeWish = { code: string; handle: string };

/** Which of these codes goods of the shop have, or goods of another handle in the file. */
export async function takenCodes(tx: Database, wishes: CodeWish[]): Promise<Set<string>> {
	const codes = wishes.map(({ code }) => code);
	const handles = wishes.map(({ handle }) => handle);
	const result = await tx.execute<{ code: string }>(sql`
		select code from products where code = any(${list(codes)})
		union
		select code from variants where code = any(${list(codes)})
		union
		select c.code from unnest(${list(codes)}::text[], ${list(handles)}::text[]) as w (code, handle)
		join import_codes c on c.code = w.code and c.handle <> w.handle`);
	return new Set(result.rows.map(({ code }) => code));
}

/** New ids of the sequence that categories and products share. */
export async function nextCatalogueIds(tx: Database, count: number): Promise<number[]> {
	const result = await tx.execute<{ id: number }>(sql`
		select nextval('catalogue_ids')::int as id from generate_series(1, ${count}) order by 1`);
	return result.rows.map(({ id }) => id);
}

/** Ids by key of the pictures that are known. */
export async function pictureIdsOf(tx: Database, keys: string[]): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; key: string }>(sql`
		select id, key from pictures where key = any(${list(keys)})`);
	return new Map(result.rows.map(({ id, key }) => [key, id]));
}

/** Ids by slug of the brands that are known. */
export async function brandIdsOf(tx: Database, slugs: string[]): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; slug: string }>(sql`
		select id, slug from brands where slug = any(${list(slugs)})`);
	return new Map(result.rows.map(({ id, slug }) => [slug, id]));
}

/** Ids by code of the variants with these codes. */
export async function variantIdsOf(tx: Database, codes: string[]): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; code: string }>(sql`
		select id, code from variants where code = any(${list(codes)})`);
	return new Map(result.rows.map(({ id, code }) => [code, id]));
}

export type ImportCategory = { id: number; key: string; tint: string };

export async function categoryOfKey(tx: Database, key: string): Promise<ImportCategory | undefined> {
	const result = await tx.execute<ImportCategory>(sql`select id, key, tint from categories where key = ${key}`);
	return result.rows[0];
}

export async function categoryKeys(tx: Database): Promise<string[]> {
	const result = await tx.execute<{ key: string }>(sql`select key from categories order by key`);
	return result.rows.map(({ key }) => key);
}

export async function categoryTints(tx: Database): Promise<Map<number, string>> {
	const result = await tx.execute<{ id: number; tint: string }>(sql`select id, tint from categories`);
	return new Map(result.rows.map(({ id, tint }) => [id, tint]));
}

/** The place after the last top category. */
export async function nextCategoryPosition(tx: Database): Promise<number> {
	const result = await tx.execute<{ position: number }>(sql`
		select coalesce(max(position), -1)::int + 1 as position from categories`);
	return result.rows[0]?.position ?? 0;
}

/** Units for one crown, decimal text, of the currencies other than the crown, by code. */
export async function ratesOfShop(tx: Database): Promise<Map<string, string>> {
	const result = await tx.execute<{ code: string; rate: string }>(sql`
		select code, rate::text from currencies where code <> 'CZK' order by code`);
	return new Map(result.rows.map(({ code, rate }) => [code, rate]));
}
