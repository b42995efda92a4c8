import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./db/client.ts";
import { readRow } from "./db/read-rows.ts";

const mark = z.strictObject({ name: z.string(), age_s: z.number() });

/** Notes the newest backup that is whole, so that somebody hears when none is made any more. */
export async function markBackup(db: Database, name: string): Promise<void> {
	await db.execute(sql`
		with known as (update settings set value = jsonb_build_object('name', ${name}::text), updated_at = now() where key = 'backup' returning 1)
		insert into settings (key, value) select 'backup', jsonb_build_object('name', ${name}::text) where not exists (select from known)`);
}

/** The newest backup, and how many seconds ago it was taken; undefined: none ever was. */
export function lastBackup(db: Database): Promise<z.infer<typeof mark> | undefined> {
	return readRow(
		db,
		mark,
		sql`select value ->> 'name' as name, extract(epoch from now() - updated_at)::float8 as age_s from settings where key = 'backup'`,
	);
}
