import { sql } from "drizzle-orm";
import { relist } from "../../goods/catalogue/relist.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { onOneConnection } from "../../kernel/db/one-connection.ts";
import { isDemoOver } from "../../kernel/demo-mark.sql.ts";
import { lockFreeGoods, rankedAnew, writePopularity } from "./popularity.sql.ts";

/** Orders of these goods wait so long as it takes to list so many. */
const RANKED_AT_ONCE = 200;

/** How many goods got another place, and of how many somebody else was just changing something. */
export type Ranking = { ranked: number; left: number };

/**
 * Gives all goods on sale their place by sales, in short transactions: what a killed process, or somebody who changes goods
 * meanwhile, leaves undone, the next one does. Null in the demo shop, whose goods have a popularity of their own. `onProgress` gets how
 * many of the goods are done.
 */
export async function rankGoods(
	databaseUrl: string,
	{
		now,
		isDryRun = false,
		onProgress = () => {},
	}: { now: Date; isDryRun?: boolean; onProgress?: (done: number, total: number) => void },
): Promise<Ranking | null> {
	return onOneConnection(databaseUrl, async ({ db }) => {
		if (!(await isDemoOver(db))) return null;
		const chunks = (await rankedAnew(db, now)).flatMap(chunksOf);
		const total = chunks.reduce((sum, { goods }) => sum + goods.length, 0);
		if (isDryRun) return { ranked: total, left: 0 };
		// Others wait for these goods.
		await db.execute(sql`set lock_timeout = '4s'`);
		await db.execute(sql`set idle_in_transaction_session_timeout = '15s'`);
		let [ranked, done] = [0, 0];
		try {
			for (const chunk of chunks) {
				ranked += await transaction(db, (tx) => rankChunk(tx, chunk));
				done += chunk.goods.length;
				onProgress(done, total);
			}
		} finally {
			if (ranked > 0) await announce(db, ["listings"]);
		}
		return { ranked, left: total - ranked };
	});
}

type Chunk = { popularity: number; goods: { id: number; score: number }[] };

function chunksOf({ popularity, ids, scores }: Awaited<ReturnType<typeof rankedAnew>>[number]): Chunk[] {
	const goods = ids.map((id, at) => ({ id, score: scores[at] ?? 0 }));
	return Array.from({ length: Math.ceil(goods.length / RANKED_AT_ONCE) }, (_, at) => ({
		popularity,
		goods: goods.slice(at * RANKED_AT_ONCE, (at + 1) * RANKED_AT_ONCE),
	}));
}

/** Returns how many of them it could lock and rank. */
async function rankChunk(tx: Database, { popularity, goods }: Chunk): Promise<number> {
	const ids = goods.map(({ id }) => id);
	const free = await lockFreeGoods(tx, ids);
	const isFree = new Set(free);
	await writePopularity(
		tx,
		goods.filter(({ id }) => isFree.has(id)),
		popularity,
	);
	await relist(tx, free);
	return free.length;
}
