import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { watchdogs } from "../../kernel/db/schema/reviews.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

type NewGuestWatch = { email: string; variantId: number; hash: string; locale: Locale; now: Date };

/** Asked again within this time, a guest has the mail already. */
const ASKED_AGAIN_MS = MINUTE_S * SECOND_MS;

/**
 * Adds a guest's watch that waits for its confirmation, or takes up the one that waits; returns its id, undefined when one has
 * begun, was asked for a moment ago, or mails about these goods are refused.
 */
export async function askGuestWatch(tx: Database, watch: NewGuestWatch): Promise<number | undefined> {
	const row = await readRow(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		insert into watchdogs as w (email, variant_id, hash, locale, created_at)
		select ${watch.email}, ${watch.variantId}, ${watch.hash}, ${watch.locale}, ${watch.now}
		where not exists (
			select from watchdogs r
			where lower(r.email) = lower(${watch.email}) and r.variant_id = ${watch.variantId} and r.refused_at is not null)
		on conflict (lower(email), variant_id) where ended_at is null
			do update set locale = excluded.locale, created_at = excluded.created_at
			where w.confirmed_at is null and w.created_at < ${new Date(watch.now.getTime() - ASKED_AGAIN_MS)}
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

/** Ends a guest's watch that has begun; else the guest refuses more mails about these goods. */
export async function endGuestWatch(db: Database, watchdogId: number, now: Date): Promise<void> {
	await db.execute(sql`
		update watchdogs set ended_at = coalesce(ended_at, ${now}),
			refused_at = case when confirmed_at is null or ended_at is not null then coalesce(refused_at, ${now}) end
		where id = ${watchdogId}`);
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

type Terms = {
	now: Date;
	/** Ended before this, or asked for before it and never confirmed. */
	ended: Date;
	/** Confirmed or refused before this. */
	begun: Date;
};

/** Ends guests' watches of goods no longer on sale, and deletes those that are over. */
export async function sweepGuestWatches(db: Database, { now, ended, begun }: Terms): Promise<void> {
	await db.execute(sql`
		update watchdogs w set ended_at = ${now} from variants v, products p
		where w.email is not null and w.confirmed_at is not null and w.ended_at is null
			and v.id = w.variant_id and p.id = v.product_id and not (v.is_active and p.is_active)`);
	const since = sql`case when confirmed_at is null and ended_at is null then created_at else ended_at end`;
	const isOver = sql`
		email is not null and case when refused_at is not null then refused_at < ${begun}
			else ${since} < ${ended} or (ended_at is null and confirmed_at < ${begun}) end`;
	await sweepRows(db, watchdogs, isOver);
}
