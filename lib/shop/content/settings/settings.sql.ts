import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { country, currency } from "../../../contract/lists.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export async function currencyRows(db: Database): Promise<z.infer<typeof currency>[]> {
	const result = await db.execute<z.infer<typeof currency>>(sql`
		select id, is_default, code, symbol_before, symbol_after, decimals, rate::text from currencies order by is_default desc, id`);
	return result.rows;
}

export async function countryRows(db: Database, locale: Locale, market: string): Promise<z.infer<typeof country>[]> {
	const result = await db.execute<z.infer<typeof country>>(sql`
		select c.code, t.name, c.phone_prefix, ${market} = any(c.shipped_by_markets) as is_shipped
		from countries c join country_translations t on t.country_code = c.code and t.locale = ${locale} order by c.position`);
	return result.rows;
}

export async function placeholderRows(db: Database, locale: Locale): Promise<{ text: string }[]> {
	const result = await db.execute<{ text: string }>(sql`
		select text from search_placeholders where locale = ${locale} order by position, id`);
	return result.rows;
}

/** Settings of a language by key; a language's own entry stands over one for all. */
export async function settingRows(db: Database, locale: Locale): Promise<{ key: string; value: unknown }[]> {
	const result = await db.execute<{ key: string; value: unknown }>(sql`
		select distinct on (key) key, value from settings where locale is null or locale = ${locale}
		order by key, locale nulls last`);
	return result.rows;
}

/** Whether a banner began or ended in this time. Locks nothing. */
export async function hasBannerTurned(db: Database, from: Date, to: Date): Promise<boolean> {
	const { rows } = await db.execute<{ turned: boolean }>(sql`
		select exists (
			select from banners where (active_from > ${from} and active_from <= ${to}) or (active_to > ${from} and active_to <= ${to})
		) as turned`);
	return rows[0]?.turned ?? false;
}

export type BannerRow = {
	key: string;
	title: string;
	url: string | null;
	target: string | null;
	picture_key: string | null;
};

export async function bannerRows(db: Database, locale: Locale, now: Date): Promise<BannerRow[]> {
	const result = await db.execute<BannerRow>(sql`
		select b.key, b.title, b.url, b.target, x.key as picture_key from banners b left join pictures x on x.id = b.picture_id
		where b.locale = ${locale} and coalesce(b.active_from <= ${now}, true) and coalesce(b.active_to > ${now}, true)`);
	return result.rows;
}
