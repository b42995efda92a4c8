import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { WHILE_NEW } from "../../kernel/jobs/queue.ts";
import type { Shop } from "../../kernel/shop.ts";
import { endWatchesOf, lockWatched } from "./watchdog.sql.ts";

/** Has a watcher told that goods are back. */
export const STOCK_BACK = { name: "mail.stock-back", data: z.object({ watchdogId: z.int() }), keeps: WHILE_NEW };

/**
 * Tells watchers of these variants, or of sets made of them, that they are back: ends the watches and queues one mail for
 * each. Part of every transaction that adds pieces, after its own writes to stock; variants still out of stock stay watched.
 */
export async function tellWatchers(shop: Shop, tx: Database, variantIds: readonly number[]): Promise<void> {
	if (variantIds.length === 0) return;
	const watched = await lockWatched(tx, variantIds);
	const ended = await endWatchesOf(tx, watched, shop.now());
	for (const watchdogId of ended) await shop.jobs.enqueue(tx, STOCK_BACK, { watchdogId });
}
