import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Serialises imports: the second waits and then sees what the first wrote. */
export async function lockContent(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`);
}
