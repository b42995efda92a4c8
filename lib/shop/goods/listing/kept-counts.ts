import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Counting more goods than this takes tenths of a second; fewer are counted for each call. */
const KEPT_FROM = 5_000;
/** Older counts are made anew while they still serve. */
const FRESH_MS = MINUTE_S * SECOND_MS;
/** Older counts serve nobody. */
const OLDEST_MS = 10 * FRESH_MS;
const LISTS_MAX = 500;
/** Rows of counts of all lists together, some 100 bytes each. */
const ROWS_MAX = 200_000;
/** A robot that asks for many lists must not take all connections for counting. */
const COUNTED_AT_ONCE = 2;

/**
 * Counts of lists of more than 5 000 goods, by the list: for ten minutes at most, and for one where a list is asked for again. Kept by
 * each process for itself, because nothing can be written to a replica. `goods` says how many were counted.
 */
export function keptCounts<Counts extends { goods: number; rows: unknown[] }>() {
	const ofDatabase = new WeakMap<Database, LRUCache<string, Counts, () => Promise<Counts>>>();
	const inTurn = pLimit(COUNTED_AT_ONCE);
	const countsOf = (db: Database) => {
		const known = ofDatabase.get(db);
		if (known) return known;
		const counts = new LRUCache<string, Counts, () => Promise<Counts>>({
			max: LISTS_MAX,
			maxSize: ROWS_MAX,
			sizeCalculation: ({ rows }) => rows.length + 1,
			ttl: FRESH_MS,
			fetchMethod: (_key, _old, { context: count }) => inTurn(count),
			noDeleteOnFetchRejection: true,
			// Whoever waits gets what is counted also when the list is put out meanwhile.
			ignoreFetchAbort: true,
		});
		ofDatabase.set(db, counts);
		return counts;
	};
	return {
		/** What is kept; undefined when nothing is, or when the list is not long any more. `count` makes it anew. */
		async get(db: Database, key: string, count: () => Promise<Counts>): Promise<Counts | undefined> {
			const counts = countsOf(db);
			if (counts.peek(key, { allowStale: true }) === undefined) return undefined;
			const ageMs = FRESH_MS - counts.getRemainingTTL(key);
			const known = await counts.fetch(key, { context: count, allowStale: ageMs < OLDEST_MS });
			if (known && known.goods > KEPT_FROM) return known;
			counts.delete(key);
			return undefined;
		},
		/** Keeps what was just counted, when it took long. */
		keep(db: Database, key: string, counts: Counts): void {
			if (counts.goods > KEPT_FROM) countsOf(db).set(key, counts);
		},
	};
}
