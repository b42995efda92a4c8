import { inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/client.ts";
import { readRow } from "../db/read-rows.ts";
import { rateLimits } from "../db/schema/people.ts";
import { sweepRows } from "../db/sweep-rows.ts";

/** Holds `burst` tokens and regains one every `refillS` seconds. */
export type Bucket = { key: string; burst: number; refillS: number };

/**
 * Refills buckets and takes a token of each, or of none; null when taken, otherwise whole seconds until all have one. One
 * statement, so that parallel calls take no more than there is; if they emptied one bucket meanwhile, tokens taken of the
 * others are put back. Callers name shared buckets in the same order, to avoid deadlocks. Servers' clocks differ: the latest
 * time counts, or switching servers would refill a bucket.
 */
export async function takeTokens(db: Database, buckets: readonly Bucket[], now: Date): Promise<number | null> {
	const filled = (burst: SQL, refillS: SQL) => sql`
		least(${burst}, bucket.tokens
			+ greatest(0, extract(epoch from ${now}::timestamptz - bucket.filled_at)::float8) / ${refillS})`;
	const filledAnew = filled(sql`excluded.tokens + 1`, sql`(select refill_s from asked where asked.key = excluded.key)`);
	const row = await readRow(
		db,
		z.strictObject({ taken: z.array(z.string()), filled: z.array(z.number()) }),
		sql`
		with asked as (
			select a.*, coalesce(${filled(sql`a.burst`, sql`a.refill_s`)}, a.burst) as filled
			from ${listed(buckets)} left join rate_limits bucket using (key)
		), taken as (
			insert into rate_limits as bucket (key, tokens, filled_at)
			select key, burst - 1, ${now}::timestamptz from asked
			where not exists (select from asked where filled < 1) order by at
			on conflict (key) do update set
				tokens = ${filledAnew} - 1, filled_at = greatest(bucket.filled_at, excluded.filled_at)
			where ${filledAnew} >= 1
			returning key)
		select array(select key from taken) as taken, array(select filled from asked order by at) as filled`,
	);
	if (!row || row.taken.length === buckets.length) return null;
	const taken = buckets.filter(({ key }) => row.taken.includes(key));
	if (taken.length > 0) await giveTokens(db, taken);
	// The state read is from before parallel calls: if it still had tokens, they have just taken them.
	const isRaced = row.filled.every((tokens) => tokens >= 1);
	const waits = buckets.map(({ key, refillS }, at) => {
		if (isRaced) return row.taken.includes(key) ? 0 : refillS;
		return Math.max(0, 1 - (row.filled[at] ?? 1)) * refillS;
	});
	return Math.ceil(Math.max(...waits));
}

/** The buckets as a table `a`, in their order. */
function listed(buckets: readonly Bucket[]): SQL {
	const column = (values: (string | number)[]) => sql.param(values);
	return sql`unnest(${column(buckets.map(({ key }) => key))}::text[], ${column(buckets.map(({ burst }) => burst))}::float8[],
		${column(buckets.map(({ refillS }) => refillS))}::float8[]) with ordinality a(key, burst, refill_s, at)`;
}

/** Puts one token back into each bucket, in the order of taking; a swept bucket is full anyway. */
export async function giveTokens(db: Database, buckets: readonly Bucket[]): Promise<void> {
	await db.execute(sql`
		with held as (
			select bucket.key, a.burst from ${listed(buckets)} join rate_limits bucket using (key)
			order by a.at for update of bucket
		)
		update rate_limits set tokens = least(held.burst, tokens + 1) from held where rate_limits.key = held.key`);
}

export async function dropBuckets(db: Database, keys: readonly string[]): Promise<void> {
	await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Deletes buckets filled before `from` or after `to`: a clock that ran ahead must not keep them empty until then. */
export async function sweepBuckets(db: Database, { from, to }: { from: Date; to: Date }): Promise<void> {
	await sweepRows(db, rateLimits, sql`${rateLimits.filledAt} < ${from} or ${rateLimits.filledAt} > ${to}`);
}
