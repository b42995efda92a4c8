import { sql } from "drizzle-orm";
import type { Database } from "./db/client.ts";

/** Notes the newest backup that is whole, so that somebody hears when none is made any more. */
export async function markBackup(db: Database, name: string): Promise<void> {
	await db.execute(sql`
		with known as (update settings set value = jsonb_build_object('name', ${name}::text), updated_at = now() where key = 'backup' returning 1)
		insert into settings (key, value) select 'backup', jsonb_build_object('name', ${name}::text) where not exists (select from known)`);
}
