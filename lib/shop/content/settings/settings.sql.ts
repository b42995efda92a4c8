import { and, asc, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { country, type ListedCurrency } from "../../../contract/schemas/lists.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pictures } from "../../kernel/db/schema/catalogue.ts";
import { banners, currencies, searchPlaceholders, settings } from "../../kernel/db/schema/shop.ts";

/** In the contract's format. */
export async function currencyRows(db: Database): Promise<ListedCurrency[]> {
	return db
		.select({
			id: currencies.id,
			is_default: currencies.isDefault,
			code: currencies.code,
			symbol_before: currencies.symbolBefore,
			symbol_after: currencies.symbolAfter,
			decimals: currencies.decimals,
			rate: currencies.rate,
		})
		.from(currencies)
		.orderBy(desc(currencies.isDefault), currencies.id);
}

/** In the contract's format. */
export async function countryRows(db: Database, locale: Locale, market: string) {
	return readRows(
		db,
		country.strict(),
		sql`
		select c.code, t.name, c.phone_prefix, ${market} = any(c.shipped_by_markets) as is_shipped
		from countries c join country_translations t on t.country_code = c.code and t.locale = ${locale} order by c.position`,
	);
}

export async function placeholderRows(db: Database, locale: Locale): Promise<{ text: string }[]> {
	return db
		.select({ text: searchPlaceholders.text })
		.from(searchPlaceholders)
		.where(eq(searchPlaceholders.locale, locale))
		.orderBy(searchPlaceholders.position, searchPlaceholders.id);
}

/** Settings of a language by key; a language's own entry overrides the one for all. */
export async function settingRows(db: Database, locale: Locale): Promise<{ key: string; value: unknown }[]> {
	return db
		.selectDistinctOn([settings.key], { key: settings.key, value: settings.value })
		.from(settings)
		.where(or(isNull(settings.locale), eq(settings.locale, locale)))
		.orderBy(asc(settings.key), sql`${settings.locale} nulls last`);
}

/** Whether a banner began or ended in this period. Locks nothing. */
export async function hasBannerTurned(db: Database, from: Date, to: Date): Promise<boolean> {
	const turned = await db
		.select({ id: banners.id })
		.from(banners)
		.where(
			or(
				and(gt(banners.activeFrom, from), lte(banners.activeFrom, to)),
				and(gt(banners.activeTo, from), lte(banners.activeTo, to)),
			),
		)
		.limit(1);
	return turned.length > 0;
}

/** Banners of a language that are active at `now`. Locks nothing. */
export async function bannerRows(db: Database, locale: Locale, now: Date) {
	return db
		.select({
			key: banners.key,
			title: banners.title,
			url: banners.url,
			target: banners.target,
			pictureKey: pictures.key,
		})
		.from(banners)
		.leftJoin(pictures, eq(pictures.id, banners.pictureId))
		.where(
			and(
				eq(banners.locale, locale),
				or(isNull(banners.activeFrom), lte(banners.activeFrom, now)),
				or(isNull(banners.activeTo), gt(banners.activeTo, now)),
			),
		);
}
