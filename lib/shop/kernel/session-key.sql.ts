import { sql } from "drizzle-orm";
import { z } from "zod";
import { LISTENER_NAME } from "./changes/changes.ts";
import type { Database } from "./db/client.ts";
import { readRow } from "./db/read-rows.ts";

const mark = z.strictObject({ fingerprint: z.string() });
const listeners = z.strictObject({ count: z.number() });

/** Fingerprint of the key that log-ins of this shop are signed with; undefined: nobody has said. Locks the row. */
export async function keyMark(tx: Database): Promise<string | undefined> {
	const row = await readRow(
		tx,
		mark,
		sql`select value ->> 'fingerprint' as fingerprint from settings where key = 'sessionKey' for update`,
	);
	return row?.fingerprint;
}

export async function markKey(tx: Database, fingerprint: string): Promise<void> {
	await tx.execute(sql`
		with known as (
			update settings set value = jsonb_build_object('fingerprint', ${fingerprint}::text) where key = 'sessionKey' returning 1
		)
		insert into settings (key, value) select 'sessionKey', jsonb_build_object('fingerprint', ${fingerprint}::text)
		where not exists (select from known)`);
}

/** Apps and workers, of whatever machine, that listen for changes of this shop. */
export async function listenersOf(db: Database): Promise<number> {
	const row = await readRow(
		db,
		listeners,
		sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}`,
	);
	return row?.count ?? 0;
}
