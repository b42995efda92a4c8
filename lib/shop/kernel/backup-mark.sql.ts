import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./db/client.ts";
import { readRow } from "./db/read-rows.ts";

/** Number of the advisory lock, beside those of kernel/db/turns.ts. */
const BACKUP_TURN = 20260110;

/** Notes the newest backup that is whole, so that somebody hears when none is made any more. */
export async function markBackup(db: Database, name: string): Promise<void> {
	await db.execute(sql`
		with known as (update settings set value = jsonb_build_object('name', ${name}::text), updated_at = now() where key = 'backup' returning 1)
		insert into settings (key, value) select 'backup', jsonb_build_object('name', ${name}::text) where not exists (select from known)`);
}

const turn = z.strictObject({ is_mine: z.boolean() });

/** Whether no other backup of this shop is being taken; then none is until the work on this connection (`onOneConnection`) is done. */
export async function isOnlyBackup(connection: Database): Promise<boolean> {
	const row = await readRow(connection, turn, sql`select pg_try_advisory_lock(${BACKUP_TURN}) as is_mine`);
	return row?.is_mine ?? false;
}
