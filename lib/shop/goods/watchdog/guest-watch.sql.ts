import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { watchdogs } from "../../kernel/db/schema/reviews.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

type NewGuestWatch = { email: string; variantId: number; hash: string; locale: Locale; now: Date };

/** Adds a guest's watch that waits for its confirmation, or takes up the one that waits; returns its id, undefined when one has begun. */
export async function askGuestWatch(tx: Database, watch: NewGuestWatch): Promise<number | undefined> {
	const row = await readRow(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		insert into watchdogs as w (email, variant_id, hash, locale, created_at)
		values (${watch.email}, ${watch.variantId}, ${watch.hash}, ${watch.locale}, ${watch.now})
		on conflict (lower(email), variant_id) where ended_at is null
			do update set locale = excluded.locale, created_at = excluded.created_at where w.confirmed_at is null
		returning id`,
	);
	return row?.id;
}

/** Begins a guest's watch that waits for its confirmation. */
export async function confirmGuestWatch(tx: Database, watchdogId: number, now: Date): Promise<void> {
	await tx
		.update(watchdogs)
		.set({ confirmedAt: now })
		.where(and(eq(watchdogs.id, watchdogId), isNull(watchdogs.endedAt)));
}

/** Ends a guest's watch. */
export async function endGuestWatch(db: Database, watchdogId: number, now: Date): Promise<void> {
	await db
		.update(watchdogs)
		.set({ endedAt: now })
		.where(and(eq(watchdogs.id, watchdogId), isNull(watchdogs.endedAt)));
}

/** Whether a guest's watch still waits for its confirmation. Locks nothing. */
export async function isPendingWatch(db: Database, watchdogId: number): Promise<boolean> {
	const [row] = await db
		.select({ id: watchdogs.id })
		.from(watchdogs)
		.where(and(eq(watchdogs.id, watchdogId), isNull(watchdogs.confirmedAt), isNull(watchdogs.endedAt)));
	return row !== undefined;
}

/** Deletes the watches of an e-mail. */
export async function deleteGuestWatches(tx: Database, email: string): Promise<void> {
	await tx.delete(watchdogs).where(sql`lower(${watchdogs.email}) = lower(${email})`);
}

/** Deletes guests' watches that ended before this time, or were asked for before it and never confirmed. */
export async function sweepGuestWatches(db: Database, before: Date): Promise<void> {
	const isOver = sql`
		${watchdogs.email} is not null and (${watchdogs.endedAt} < ${before}
			or (${watchdogs.confirmedAt} is null and ${watchdogs.createdAt} < ${before}))`;
	await sweepRows(db, watchdogs, isOver);
}
