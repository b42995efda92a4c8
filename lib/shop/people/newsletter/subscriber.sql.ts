import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { subscribers } from "../../kernel/db/schema/people.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;

/** The newsletter of a mailed link. Locks nothing. */
export async function subscriberByHash(db: Database, hash: string): Promise<SubscriberRow | undefined> {
	const [row] = await db.select().from(subscribers).where(eq(subscribers.hash, hash));
	return row;
}

/** The same, locked until the transaction ends. */
export async function lockSubscriber(tx: Database, hash: string): Promise<SubscriberRow | undefined> {
	const [row] = await tx.select().from(subscribers).where(eq(subscribers.hash, hash)).for("update");
	return row;
}

export async function subscriberById(db: Database, id: number): Promise<SubscriberRow | undefined> {
	const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
	return row;
}

export async function markConfirmed(tx: Database, id: number, now: Date): Promise<void> {
	await tx.update(subscribers).set({ confirmedAt: now, endedAt: null }).where(eq(subscribers.id, id));
}

export async function markEnded(tx: Database, id: number, now: Date): Promise<void> {
	await tx.update(subscribers).set({ endedAt: now }).where(eq(subscribers.id, id));
}

const runningRow = z.strictObject({
	email: z.string(),
	hash: z.string(),
	locale: z.enum(LOCALES),
	confirmed_at: z.string(),
});

/** All recipients of the newsletter, by time of confirmation. Locks nothing. */
export function runningRows(db: Database): Promise<z.infer<typeof runningRow>[]> {
	return readRows(
		db,
		runningRow,
		sql`
		select email, hash, locale, confirmed_at from subscribers
		where confirmed_at is not null and ended_at is null order by confirmed_at, id`,
	);
}

const countRow = z.strictObject({ running: z.int(), pending: z.int(), ended: z.int() });

export async function countSubscribers(db: Database): Promise<z.infer<typeof countRow>> {
	const row = await readRow(
		db,
		countRow,
		sql`
		select
			count(*) filter (where ended_at is null and confirmed_at is not null)::int as running,
			count(*) filter (where ended_at is null and confirmed_at is null)::int as pending,
			count(*) filter (where ended_at is not null)::int as ended
		from subscribers`,
	);
	return row ?? { running: 0, pending: 0, ended: 0 };
}
