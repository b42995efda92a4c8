import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type BannerRow = {
	key: string;
	locale: Locale;
	title: string;
	url: string | null;
	target: string | null;
	picture_key: string | null;
	active_from: string | null;
	active_to: string | null;
};

/** Every banner, shown or not, by name and language. Locks nothing. */
export async function allBannerRows(db: Database): Promise<BannerRow[]> {
	const result = await db.execute<BannerRow>(sql`
		select b.key, b.locale, b.title, b.url, b.target, p.key as picture_key, b.active_from, b.active_to
		from banners b left join pictures p on p.id = b.picture_id order by b.key, b.locale`);
	return result.rows;
}

export async function pictureIdByKey(db: Database, key: string): Promise<number | undefined> {
	const result = await db.execute<{ id: number }>(sql`select id from pictures where key = ${key}`);
	return result.rows[0]?.id;
}

export type BannerWrite = {
	key: string;
	locale: Locale;
	title: string;
	url: string | null;
	target: string | null;
	pictureId: number | null;
	activeFrom: Date | null;
	activeTo: Date | null;
};

export async function writeBanner(tx: Database, banner: BannerWrite): Promise<void> {
	await tx.execute(sql`
		insert into banners (key, locale, title, url, target, picture_id, active_from, active_to)
		values (${banner.key}, ${banner.locale}, ${banner.title}, ${banner.url}, ${banner.target}, ${banner.pictureId},
			${banner.activeFrom}, ${banner.activeTo})
		on conflict (key, locale) do update set title = excluded.title, url = excluded.url, target = excluded.target,
			picture_id = excluded.picture_id, active_from = excluded.active_from, active_to = excluded.active_to`);
}

/** Answers the languages in which there was one. */
export async function deleteBanners(tx: Database, key: string, locales: readonly Locale[]): Promise<Locale[]> {
	const result = await tx.execute<{ locale: Locale }>(sql`
		delete from banners where key = ${key} and locale::text = any(${sql.param([...locales])}::text[]) returning locale`);
	return result.rows.map(({ locale }) => locale).toSorted();
}
