import { sql } from "drizzle-orm";
import { menusOf, NO_CONTACTS } from "#lib/shop/backoffice/new/menus.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { countOf } from "#lib/shop/kernel/db/count-of.ts";
import { SEARCH_PLACEHOLDERS, settingEntries } from "../facts/settings.ts";
import { BANNERS } from "../seed/seed-banners.ts";

/** Deletes the demo's banners, by title. */
export function removeBanners(tx: Database): Promise<number> {
	const titles = sql.param(BANNERS.flatMap(({ title }) => Object.values(title)));
	return countOf(tx, sql`delete from banners where title = any(${titles}::text[])`);
}

/** Deletes the demo's placeholders of the search box. */
export function removePlaceholders(tx: Database): Promise<number> {
	const texts = sql.param(SEARCH_PLACEHOLDERS.flatMap((text) => Object.values(text)));
	return countOf(tx, sql`delete from search_placeholders where text = any(${texts}::text[])`);
}

/**
 * Removes the demo's company from the contacts, and replaces the demo's menus by plain ones; contacts and menus changed
 * by the staff stay. Run it before removing the categories in the menus. Returns how many settings were the demo's.
 */
export async function removeSettings(tx: Database): Promise<number> {
	const { rows } = await tx.execute<{ key: string; id: number }>(sql`select key, id from categories`);
	const ids = new Map(rows.map(({ key, id }) => [key, id]));
	let changed = 0;
	for (const { key, locale, value } of settingEntries((category) => ids.get(category))) {
		const isContacts = key === "contacts";
		const menus = Object.entries(await menusOf(locale));
		const plain = isContacts ? NO_CONTACTS : menus.find(([menu]) => menu === key)?.[1];
		if (plain === undefined) continue;
		const json = JSON.stringify(value);
		const isDemo = isContacts
			? sql`value ->> 'companyId' = ${json}::jsonb ->> 'companyId'`
			: sql`value = ${json}::jsonb`;
		changed += await countOf(
			tx,
			sql`update settings set value = ${JSON.stringify(plain)}::jsonb, updated_at = now()
				where key = ${key} and locale = ${locale} and ${isDemo}`,
		);
	}
	return changed;
}
