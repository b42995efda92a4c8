import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Whether maintenance is on in any language: it closes the whole shop. A language's own entry stands over one for all. Locks nothing. */
export async function isMaintenanceSet(db: Database): Promise<boolean> {
	const result = await db.execute<{ is_on: boolean }>(sql`
		select coalesce(bool_or(value @> '{"is_enabled": true}'), false) as is_on
		from settings where key = 'maintenance' and (locale is not null
			or not exists (select from settings s where s.key = 'maintenance' and s.locale is not null))`);
	return result.rows[0]?.is_on ?? false;
}

type SettingKey = { key: string; locale: Locale };

/** A setting's value in a language, its row held; one without a language stands for those that lack their own. */
export async function settingRow(tx: Database, { key, locale }: SettingKey): Promise<unknown> {
	const result = await tx.execute<{ value: unknown }>(sql`
		select value from settings where key = ${key} and (locale = ${locale} or locale is null)
		order by locale nulls last limit 1 for update`);
	return result.rows[0]?.value;
}

export async function writeSetting(
	tx: Database,
	{ key, locale, value, now }: SettingKey & { value: unknown; now: Date },
): Promise<void> {
	await tx.execute(sql`
		insert into settings (key, locale, value, updated_at)
		values (${key}, ${locale}, ${JSON.stringify(value)}::jsonb, ${now})
		on conflict (key, locale) do update set value = excluded.value, updated_at = excluded.updated_at`);
}

/** Gives orders that should have been paid by now until then. Holds them, by id. */
export async function waitForUnpaid(tx: Database, { now, until }: { now: Date; until: Date }): Promise<void> {
	await tx.execute(sql`
		update orders set expires_at = ${until} where id in (
			select id from orders where state = 'waiting_for_payment' and expires_at <= ${now} order by id for update)`);
}
