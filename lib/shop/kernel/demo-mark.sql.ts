import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./db/client.ts";
import { settings } from "./db/schema/shop.ts";

/** Whether the demo was removed, or the shop was made without it. From then on nothing of the demo is filled in. */
export async function isDemoOver(db: Database): Promise<boolean> {
	const marks = await db
		.select({ id: settings.id })
		.from(settings)
		.where(and(eq(settings.key, "demo"), sql`${settings.value} @> '{"is_over": true}'`))
		.limit(1);
	return marks.length > 0;
}

/** Marks that the demo is over; may be called again. */
export async function markDemoOver(tx: Database): Promise<void> {
	await tx.execute(sql`
		insert into settings (key, value) select 'demo', '{"is_over": true}'
		where not exists (select from settings where key = 'demo')`);
}
