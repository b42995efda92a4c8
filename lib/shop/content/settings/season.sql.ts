import { sql } from "drizzle-orm";
import { z } from "zod";
import { SEASON_CATEGORIES, type Season } from "../../../domain/time/season.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";

/** Beside the settings of promises §3, which no reply shows. */
const KEY = "season.told";

/** Whether the shop has goods on sale for a season. Locks nothing. */
export async function hasSeasonGoods(db: Database, season: Season): Promise<boolean> {
	const row = await readRow(
		db,
		z.strictObject({ has_goods: z.boolean() }),
		sql`
		select exists (
			select from categories c join listed_products l on l.category_ids @> array[c.id]
			where c.key = ${SEASON_CATEGORIES[season]} and c.is_active
		) as has_goods`,
	);
	return row?.has_goods ?? false;
}

/** Keeps the season that pages are told; false when they were told the same before. Locks its row. */
export async function keepToldSeason(db: Database, season: Season | null): Promise<boolean> {
	const value = sql`to_jsonb(${season ?? "none"}::text)`;
	const rows = await readRows(
		db,
		z.strictObject({ key: z.string() }),
		sql`
		with changed as (
			update settings set value = ${value}, updated_at = now()
			where key = ${KEY} and locale is null and value <> ${value} returning key
		), first as (
			insert into settings (key, value) select ${KEY}, ${value}
			where not exists (select from settings where key = ${KEY} and locale is null) returning key
		)
		select key from changed union all select key from first`,
	);
	return rows.length > 0;
}
