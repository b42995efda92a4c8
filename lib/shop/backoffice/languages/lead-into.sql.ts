import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { DEFAULT_LOCALE, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pageLinks } from "../../kernel/links.ts";
import { TEXT_TABLES } from "./text-tables.ts";

const menuRow = z.strictObject({ id: z.int(), value: z.unknown() });
const bannerRow = z.strictObject({ id: z.int(), url: z.string() });
const textRow = z.strictObject({ place: z.string(), body: z.string(), blocks: z.unknown() });

/** Gives copied texts of a language its own addresses: those of legal pages, and links in menus, banners and texts. */
export async function leadInto(tx: Database, locale: Locale): Promise<void> {
	await nameLegalPages(tx, locale);
	await leadMenus(tx, locale);
	await leadBanners(tx, locale);
	for (const table of TEXT_TABLES) if ("blocks" in getTableColumns(table)) await leadTexts(tx, table, locale);
}

/** A page keeps the copied slug where another page of the language has its own one. */
async function nameLegalPages(tx: Database, locale: Locale): Promise<void> {
	for (const [copied, own] of pageLinks.legalSlugs(DEFAULT_LOCALE, locale)) {
		await tx.execute(sql`
			update page_translations t set slug = ${own} from page_translations d
			where d.page_id = t.page_id and d.locale = ${DEFAULT_LOCALE} and d.slug = ${copied}
				and t.locale = ${locale} and t.slug = ${copied}
				and not exists (select from page_translations other where other.locale = ${locale} and other.slug = ${own})`);
	}
}

async function leadMenus(tx: Database, locale: Locale): Promise<void> {
	const menus = await readRows(
		tx,
		menuRow,
		sql`
		select s.id, s.value from settings s
		join settings d on d.key = s.key and d.locale = ${DEFAULT_LOCALE} and d.value = s.value
		where s.locale = ${locale} and s.key in ('topmenu', 'bottommenu')`,
	);
	for (const { id, value } of menus)
		await tx.execute(sql`update settings set value = ${linksInto(locale, value)}::jsonb where id = ${id}`);
}

async function leadBanners(tx: Database, locale: Locale): Promise<void> {
	const banners = await readRows(
		tx,
		bannerRow,
		sql`
		select b.id, b.url from banners b
		join banners d on d.key = b.key and d.locale = ${DEFAULT_LOCALE} and d.title = b.title and d.url = b.url
		where b.locale = ${locale}`,
	);
	for (const { id, url } of banners)
		await tx.execute(sql`update banners set url = ${pathInto(locale, url)} where id = ${id}`);
}

/** Texts in Markdown, and the blocks made from them. */
async function leadTexts(tx: Database, table: PgTable, locale: Locale): Promise<void> {
	const texts = await readRows(
		tx,
		textRow,
		sql`
		select t.ctid::text as place, t.body, t.blocks from ${table} t
		join ${table} d on d.locale = ${DEFAULT_LOCALE} and d.body = t.body and ${isSameText(table)}
		where t.locale = ${locale} and t.body like '%/%' for no key update of t`,
	);
	for (const { place, body, blocks } of texts) {
		const led = body.replace(/(?<=\]\(|\| )\/[^)\s]*/g, (path) => pathInto(locale, path));
		await tx.execute(sql`
			update ${table} set body = ${led}, blocks = ${linksInto(locale, blocks)}::jsonb where ctid = ${place}::tid`);
	}
}

/** The rows `t` and `d` are one text in two languages. */
function isSameText(table: PgTable): SQL {
	const [key] = getTableConfig(table).primaryKeys;
	const names = (key?.columns ?? []).map(({ name }) => name).filter((name) => name !== "locale");
	return sql.join(
		names.map((name) => sql`t.${sql.identifier(name)} = d.${sql.identifier(name)}`),
		sql` and `,
	);
}

/** A value as JSON, with the links of its entries and of its HTML led into the language. */
function linksInto(locale: Locale, value: unknown): string {
	return JSON.stringify(value, (key, one: unknown) => {
		if (typeof one !== "string") return one;
		if (key === "link") return pathInto(locale, one);
		if (key === "html") return one.replace(/(?<=href=")[^"]*/g, (path) => pathInto(locale, path));
		return one;
	});
}

/** Addresses elsewhere stay as they are, and so do screens that the language has not. */
function pathInto(locale: Locale, address: string): string {
	const [, path = "", rest = ""] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(address) ?? [];
	const own = path && pageLinks.into(locale, path);
	return own ? own + rest : address;
}
