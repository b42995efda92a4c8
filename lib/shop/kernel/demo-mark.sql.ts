import { sql } from "drizzle-orm";
import type { Database } from "./db/client.ts";

/** Whether the demo is over: it was removed, or the shop was made without it. Nothing of the demo is filled in from then on. */
export async function isDemoOver(db: Database): Promise<boolean> {
	const { rows } = await db.execute<{ is_over: boolean }>(sql`
		select exists (select from settings where key = 'demo' and value @> '{"is_over": true}') as is_over`);
	return rows[0]?.is_over ?? false;
}

/** Marks that the demo is over; once is enough. */
export async function markDemoOver(tx: Database): Promise<void> {
	await tx.execute(sql`
		insert into settings (key, value) select 'demo', '{"is_over": true}'
		where not exists (select from settings where key = 'demo')`);
}
