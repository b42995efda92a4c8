import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { z } from "zod";
import { connect, type Database } from "../kernel/db/client.ts";
import { readRow } from "../kernel/db/read-rows.ts";
import { TURN_MAX_MS, takeTurnOf } from "../kernel/db/turns.ts";
import type { FileStore } from "../kernel/files/file-store.ts";
import { owedFiles, stateFolder } from "../kernel/files/shared-files.ts";
import { storeWatch } from "../kernel/files/store-watch.ts";
import { feedFormat } from "../telling/feeds/formats.ts";
import type { PublishContext } from "../telling/publish/context.ts";
import { noteRun } from "../telling/publish/last-run.ts";
import { PUBLISHED_LIST, type PublishedList, readList } from "../telling/publish/published-list.ts";
import { givePublished, type PublishedKinds, takePublished } from "../telling/publish/published-store.ts";
import { isPartName, SITEMAP_INDEX } from "../telling/sitemap/part-name.ts";
import { publishAll } from "./publish-all.ts";

const KINDS: PublishedKinds = {
	isPublished: (file) => feedFormat(file) !== undefined || file === SITEMAP_INDEX || isPartName(file),
	isPart: isPartName,
};

/** `askedAgoMs`: what changed before that must be in the files. */
export type SharedRun = { databaseUrl: string; root: string; store: FileStore; askedAgoMs: number };

/**
 * Publishes on one of several computers: whoever has the turn first writes the files and puts them into the store, the others take
 * them from there. While the store is away each computer writes its own. Returns the names of files that it wrote and that changed.
 */
export async function publishShared(context: PublishContext, run: SharedRun): Promise<string[]> {
	const { databaseUrl, root, store, askedAgoMs } = run;
	const watch = storeWatch(stateFolder(root));
	const owed = owedFiles(root);
	const askedMs = (await nowOf(context.db)) - askedAgoMs;
	return inTurn(databaseUrl, async () => {
		const list = await watch.ask(() => readList(store));
		// What could not be given is newer than what the store has.
		const takes = list !== "away" && list !== null && !(await owed.has(PUBLISHED_LIST));
		if (takes && (await takeNewer(context, { list, askedMs, store, watch }))) return [];
		const begunMs = await nowOf(context.db);
		const changed = await publishAll(context);
		// Before it is tried: a process that ends meanwhile owes it still.
		await owed.note(PUBLISHED_LIST);
		const given = list !== "away" && (await watch.ask(() => give(context.dir, store, { list, begunMs })));
		if (given === "given") await owed.settle(PUBLISHED_LIST);
		return changed;
	});
}

async function give(dir: string, store: FileStore, about: { list: PublishedList | null; begunMs: number }) {
	await givePublished(dir, store, { ...about, kinds: KINDS });
	return "given" as const;
}

/** Whether the files of another computer have all that was asked for. */
async function takeNewer(
	{ dir }: PublishContext,
	run: { list: PublishedList; askedMs: number; store: FileStore; watch: ReturnType<typeof storeWatch> },
): Promise<boolean> {
	const { list, askedMs, store, watch } = run;
	const taken = await watch.ask(() => takePublished(dir, store, { list, kinds: KINDS }));
	if (taken !== true || list.begunMs < askedMs) return false;
	await noteRun(dir);
	return true;
}

/** The turn ends with its connection, when this process dies too. */
async function inTurn<Done>(databaseUrl: string, work: () => Promise<Done>): Promise<Done> {
	const { pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		const client = await pool.connect();
		try {
			await takeTurnOf(drizzle(client), "published");
			return await work();
		} finally {
			client.release(true);
		}
	} finally {
		await close();
	}
}

const clock = z.object({ now_ms: z.number() });

/** The database's clock, which all computers of the shop have in common. */
async function nowOf(db: Database | NodePgDatabase): Promise<number> {
	const row = await readRow(
		db as Database,
		clock,
		sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now_ms`,
	);
	if (!row) throw new Error("A database without a clock");
	return row.now_ms;
}
