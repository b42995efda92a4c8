import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

type Bucket = { key: string; burst: number; refillS: number; now: Date };

/**
 * Fills a bucket up to now and takes a token of it; null when there was one, otherwise the whole seconds until there is. One
 * statement, so that of parallel calls no more pass than there are tokens. The clocks of several servers differ a little:
 * the latest one counts, or going from one to the other would fill the bucket.
 */
export async function takeToken(db: Database, { key, burst, refillS, now }: Bucket): Promise<number | null> {
	const filled = (bucket: ReturnType<typeof sql>) => sql`
		least(${burst}::float8, ${bucket}.tokens
			+ greatest(0, extract(epoch from ${now}::timestamptz - ${bucket}.filled_at)::float8) / ${refillS}::float8)`;
	const result = await db.execute<{ taken: boolean; filled: number | null }>(sql`
		with taken as (
			insert into rate_limits as bucket (key, tokens, filled_at) values (${key}, ${burst - 1}, ${now})
			on conflict (key) do update set
				tokens = ${filled(sql`bucket`)} - 1, filled_at = greatest(bucket.filled_at, excluded.filled_at)
			where ${filled(sql`bucket`)} >= 1
			returning 1)
		select exists (select from taken) as taken, (select ${filled(sql`b`)} from rate_limits b where b.key = ${key}) as filled`);
	const row = result.rows[0];
	if (!row || row.taken) return null;
	// The state read is the one before parallel calls: where it still had tokens they took them just now.
	const missing = row.filled === null || row.filled >= 1 ? 1 : 1 - row.filled;
	return Math.ceil(missing * refillS);
}

/** Puts one token back; a bucket that was swept is full anyway. */
export async function giveToken(db: Database, { key, burst }: Pick<Bucket, "key" | "burst">): Promise<void> {
	await db.execute(sql`update rate_limits set tokens = least(${burst}::float8, tokens + 1) where key = ${key}`);
}

export async function dropBucket(db: Database, key: string): Promise<void> {
	await db.execute(sql`delete from rate_limits where key = ${key}`);
}

/** Deletes what was filled before, and after: a clock that ran ahead must not keep its buckets empty until then. */
export async function sweepBuckets(db: Database, { from, to }: { from: Date; to: Date }): Promise<void> {
	await db.execute(sql`delete from rate_limits where filled_at < ${from} or filled_at > ${to}`);
}
