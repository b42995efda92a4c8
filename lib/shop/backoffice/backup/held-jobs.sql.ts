import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { heldJobs } from "../../kernel/db/schema/shop.ts";

export const HELD_JOBS = { table: "held_jobs", columns: ["queue", "data", "asked_at"] };

/** What waits in the queue, with what is held already. Work by the clock carries nothing, and comes by itself. */
export const heldJobsSelect = `
	select queue, data, asked_at from held_jobs
	union all
	select name, data, created_on from pgboss.job
	where state in ('created', 'retry', 'active') and data is not null and data <> '{}' and name not like '\\_\\_%'
	order by asked_at`;

export type HeldJob = typeof heldJobs.$inferSelect;

/** All that are held, of one queue if it is named; the oldest first. */
export function heldJobsOf(db: Database, queue?: string): Promise<HeldJob[]> {
	const isOfQueue: SQL = queue === undefined ? sql`true` : sql`${heldJobs.queue} = ${queue}`;
	return db.select().from(heldJobs).where(isOfQueue).orderBy(asc(heldJobs.askedAt), asc(heldJobs.id));
}

/** Takes them out, and returns those that were there: of two who do so at once each gets its own. */
export async function takeHeldJobs(tx: Database, ids: readonly number[]): Promise<HeldJob[]> {
	if (ids.length === 0) return [];
	return tx
		.delete(heldJobs)
		.where(inArray(heldJobs.id, [...ids]))
		.returning();
}
