import { sql } from "drizzle-orm";
import { z } from "zod";
import { SCREEN_KINDS, type ScreenDevice, type ScreenKind } from "../../../domain/vitals/screen-kinds.ts";
import { VITALS, type Vital } from "../../../domain/vitals/vitals.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { vitalCounts } from "../../kernel/db/schema/vitals.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

type Bucket = { day: string; kind: ScreenKind; device: ScreenDevice; vital: Vital; upTo: number };

/** Adds one to each bucket, in one statement. Callers name buckets in the same order of vitals, to avoid deadlocks. */
export async function addToBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
	const { day, kind, device, vital, upTo, count } = vitalCounts;
	await db
		.insert(vitalCounts)
		.values(buckets.map((bucket) => ({ ...bucket, count: 1 })))
		.onConflictDoUpdate({ target: [day, kind, device, vital, upTo], set: { count: sql`${count} + 1` } });
}

const bucketRow = z.strictObject({
	kind: z.enum(SCREEN_KINDS),
	vital: z.enum(VITALS),
	up_to: z.int(),
	count: z.int(),
});
export type BucketRow = z.infer<typeof bucketRow>;

/** Buckets from a day on, of one device or of both together, in the order of kinds and vitals. Locks nothing. */
export function bucketRows(
	db: Database,
	{ from, device }: { from: string; device: ScreenDevice | null },
): Promise<BucketRow[]> {
	return readRows(
		db,
		bucketRow,
		sql`
		select kind, vital, up_to, sum(count)::int as count from vital_counts
		where day >= ${from} and (${device}::screen_device is null or device = ${device}::screen_device)
		group by kind, vital, up_to order by kind, vital, up_to`,
	);
}

/** Deletes what was counted before this day. */
export async function sweepVitals(db: Database, before: string): Promise<void> {
	await sweepRows(db, vitalCounts, sql`${vitalCounts.day} < ${before}`);
}
