import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type SubscriberRow = {
	id: number;
	email: string;
	hash: string;
	locale: Locale;
	confirmed_at: string | null;
	ended_at: string | null;
};

const COLUMNS = sql`id, email, hash, locale, confirmed_at, ended_at`;

/** The newsletter that a mail's link names. Locks nothing. */
export async function subscriberByHash(db: Database, hash: string): Promise<SubscriberRow | undefined> {
	const result = await db.execute<SubscriberRow>(sql`select ${COLUMNS} from subscribers where hash = ${hash}`);
	return result.rows[0];
}

/** The same, held until the transaction ends. */
export async function holdSubscriber(tx: Database, hash: string): Promise<SubscriberRow | undefined> {
	const result = await tx.execute<SubscriberRow>(sql`
		select ${COLUMNS} from subscribers where hash = ${hash} for update`);
	return result.rows[0];
}

export async function subscriberById(db: Database, id: number): Promise<SubscriberRow | undefined> {
	const result = await db.execute<SubscriberRow>(sql`select ${COLUMNS} from subscribers where id = ${id}`);
	return result.rows[0];
}

export async function markConfirmed(tx: Database, id: number, now: Date): Promise<void> {
	await tx.execute(sql`update subscribers set confirmed_at = ${now}, ended_at = null where id = ${id}`);
}

export async function markEnded(tx: Database, id: number, now: Date): Promise<void> {
	await tx.execute(sql`update subscribers set ended_at = ${now} where id = ${id}`);
}

type RunningRow = { email: string; hash: string; locale: Locale; confirmed_at: string };

/** Everybody to whom the newsletter goes, by the time of the confirmation. Locks nothing. */
export async function runningRows(db: Database): Promise<RunningRow[]> {
	const result = await db.execute<RunningRow>(sql`
		select email, hash, locale, confirmed_at from subscribers
		where confirmed_at is not null and ended_at is null order by confirmed_at, id`);
	return result.rows;
}

type SubscriberCounts = { running: number; pending: number; ended: number };

export async function countSubscribers(db: Database): Promise<SubscriberCounts> {
	const result = await db.execute<SubscriberCounts>(sql`
		select
			count(*) filter (where ended_at is null and confirmed_at is not null)::int as running,
			count(*) filter (where ended_at is null and confirmed_at is null)::int as pending,
			count(*) filter (where ended_at is not null)::int as ended
		from subscribers`);
	return result.rows[0] ?? { running: 0, pending: 0, ended: 0 };
}
