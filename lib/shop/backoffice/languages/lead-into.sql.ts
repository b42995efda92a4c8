import { sql } from "drizzle-orm";
import { z } from "zod";
import { DEFAULT_LOCALE, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pageLinks } from "../../kernel/links.ts";

const menuRow = z.strictObject({ id: z.int(), value: z.unknown() });
const bannerRow = z.strictObject({ id: z.int(), url: z.string() });

/** Menus and banners that a language has from the default one, word for word, lead to its own pages. */
export async function leadInto(tx: Database, locale: Locale): Promise<void> {
	const menus = await readRows(
		tx,
		menuRow,
		sql`
		select s.id, s.value from settings s
		join settings d on d.key = s.key and d.locale = ${DEFAULT_LOCALE} and d.value = s.value
		where s.locale = ${locale} and s.key in ('topmenu', 'bottommenu')`,
	);
	for (const { id, value } of menus) {
		const led = JSON.stringify(value, (key, one: unknown) =>
			key === "link" && typeof one === "string" ? pathInto(locale, one) : one,
		);
		await tx.execute(sql`update settings set value = ${led}::jsonb where id = ${id}`);
	}
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

/** Addresses elsewhere stay as they are, and so do screens that the language has not. */
function pathInto(locale: Locale, path: string): string {
	return /^\/(?!\/)/.test(path) ? (pageLinks.into(locale, path) ?? path) : path;
}
