import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pictures } from "../../kernel/db/schema/catalogue.ts";
import { banners } from "../../kernel/db/schema/shop.ts";

const bannerRow = z.strictObject({
	key: z.string(),
	locale: z.enum(LOCALES),
	title: z.string(),
	url: z.string().nullable(),
	target: z.string().nullable(),
	picture_key: z.string().nullable(),
	active_from: z.string().nullable(),
	active_to: z.string().nullable(),
});
export type BannerRow = z.infer<typeof bannerRow>;

/** Every banner, active or not, by name and language; `banners list --json` prints the rows unchanged. Locks nothing. */
export function allBannerRows(db: Database): Promise<BannerRow[]> {
	return readRows(
		db,
		bannerRow,
		sql`
		select b.key, b.locale, b.title, b.url, b.target, p.key as picture_key, b.active_from, b.active_to
		from banners b left join pictures p on p.id = b.picture_id order by b.key, b.locale`,
	);
}

export async function pictureIdByKey(db: Database, key: string): Promise<number | undefined> {
	const [row] = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.key, key));
	return row?.id;
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

export async function writeBanner(tx: Database, { key, locale, ...shown }: BannerWrite): Promise<void> {
	await tx
		.insert(banners)
		.values({ key, locale, ...shown })
		.onConflictDoUpdate({ target: [banners.key, banners.locale], set: shown });
}

/** Returns the languages in which there was one. */
export async function deleteBanners(tx: Database, key: string, locales: readonly Locale[]): Promise<Locale[]> {
	const rows = await tx
		.delete(banners)
		.where(and(eq(banners.key, key), inArray(banners.locale, locales)))
		.returning({ locale: banners.locale });
	return rows.map(({ locale }) => locale).toSorted();
}
