import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_S } from "../../domain/durations.ts";
import type { Database } from "../kernel/db/client.ts";
import { readRow } from "../kernel/db/read-rows.ts";
import { workerBeats } from "../kernel/db/schema/work.ts";
import { sweepRows } from "../kernel/db/sweep-rows.ts";

export type Worker = { machine: string; pid: number };

/** Notes that the worker works, at the database's time: machines need not agree about theirs. */
export async function writeBeat(db: Database, { machine, pid, build }: Worker & { build: string }): Promise<void> {
	await db.execute(sql`
		insert into ${workerBeats} (machine, pid, build, beat_at) values (${machine}, ${pid}, ${build}, now())
		on conflict (machine, pid) do update set build = excluded.build, beat_at = excluded.beat_at`);
}

/** Forgets a worker that ends. */
export async function deleteBeat(db: Database, { machine, pid }: Worker): Promise<void> {
	await db.execute(sql`delete from ${workerBeats} where machine = ${machine} and pid = ${pid}`);
}

const beatRow = z.object({ age_s: z.number().nullable() });

/** Seconds since any worker said that it works; null when none ever did, or all have ended. Locks nothing. */
export async function readBeatAge(db: Database): Promise<number | null> {
	const row = await readRow(
		db,
		beatRow,
		sql`select extract(epoch from now() - max(beat_at))::float8 as age_s from ${workerBeats}`,
	);
	return row?.age_s ?? null;
}

/** Deletes workers that were killed more than a day ago. */
export async function sweepBeats(db: Database): Promise<void> {
	await sweepRows(db, workerBeats, sql`beat_at < now() - make_interval(secs => ${DAY_S})`);
}
