import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./client.ts";
import { readRow } from "./read-rows.ts";

const position = z.strictObject({ bytes: z.string() });
const replayed = z.strictObject({ is_replica: z.boolean(), system: z.string(), bytes: z.string().nullable() });

/** How far the primary's log goes, in bytes from its beginning: what was committed before is in it. */
export async function writtenBytes(primary: Database): Promise<bigint> {
	const row = await readRow(primary, position, sql`select (pg_current_wal_insert_lsn() - '0/0')::text as bytes`);
	return BigInt(row?.bytes ?? 0);
}

/** Which server's data these are; a replica has its primary's. */
export async function systemOf(db: Database): Promise<string> {
	const row = await readRow(
		db,
		z.strictObject({ system: z.string() }),
		sql`select system_identifier::text as system from pg_control_system()`,
	);
	return row?.system ?? "";
}

export type Replayed = { isReplica: boolean; system: string; bytes: bigint };

/** How far a replica has come in its primary's log. */
export async function replayedBytes(replica: Database): Promise<Replayed> {
	const row = await readRow(
		replica,
		replayed,
		sql`select pg_is_in_recovery() as is_replica, (select system_identifier::text from pg_control_system()) as system,
			(pg_last_wal_replay_lsn() - '0/0')::text as bytes`,
	);
	return { isReplica: row?.is_replica ?? false, system: row?.system ?? "", bytes: BigInt(row?.bytes ?? -1) };
}
