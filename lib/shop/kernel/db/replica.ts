import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "../base/error-text.ts";
import { connect, type Database } from "./client.ts";
import { replayedBytes, systemOf, writtenBytes } from "./replica.sql.ts";

/** How often a replica that nothing has changed for is asked whether it follows. */
const ASKED_EACH_MS = 500;
/** What it said is believed so long, so no reader sees what is older than this, whatever a notice does. */
const BELIEVED_MS = 2 * SECOND_MS;
const POLL_MS = 20;
const QUERY_TIMEOUT_MS = 5 * SECOND_MS;

/** A read replica of PostgreSQL, for reads of what is everybody's. */
export type Replica = {
	/** Its database. */
	db: Database;
	/** Whether it has everything that this process was told of, and lags less than two seconds. */
	isCurrent(): boolean;
	/** Something was changed at the primary: from now on the replica must have that, too. */
	changed(): void;
	/** Changes cannot be heard: nothing is read there until the next one is. */
	deaf(): void;
	close(): Promise<void>;
};

/**
 * Follows a replica. It counts as current once it has replayed what the primary had written after the last change that was heard, so that
 * a page which is made anew because of a change is not made of what was before. `onState` hears when it becomes usable or stops being so,
 * and why.
 */
export function openReplica(options: {
	url: string;
	primary: Database;
	poolSize: number;
	onState: (isCurrent: boolean, why: string) => void;
}): Replica {
	const { url, primary, poolSize, onState } = options;
	const { db, close } = connect(url, { max: poolSize, waitMs: SECOND_MS, queryTimeoutMs: QUERY_TIMEOUT_MS });
	const stopping = new AbortController();
	/** Numbers of changes that were heard, and of the last one that the replica certainly has. */
	let heard = 1;
	let has = 0;
	let hasSinceMs = Number.NEGATIVE_INFINITY;
	let isDeaf = false;
	let wake = () => {};
	let told: boolean | null = null;
	/** The primary's, which a standby that takes its place has too. */
	let system: string | undefined;

	const isCurrent = () => !isDeaf && has >= heard && performance.now() - hasSinceMs < BELIEVED_MS;
	const tell = (why: string) => {
		if (told === isCurrent()) return;
		told = isCurrent();
		onState(told, why);
	};

	/** Waits until the replica has what the primary has now; says why not. */
	const follow = async (): Promise<string | null> => {
		const begun = heard;
		const begunMs = performance.now();
		const wanted = await writtenBytes(primary);
		system ??= await systemOf(primary);
		const deadlineMs = performance.now() + BELIEVED_MS;
		while (!stopping.signal.aborted) {
			const { isReplica, bytes, system: of } = await replayedBytes(db);
			if (!isReplica) return "it is no replica";
			if (of !== system) return "it is the replica of another server";
			if (bytes >= wanted) {
				has = Math.max(has, begun);
				hasSinceMs = begunMs;
				return null;
			}
			if (performance.now() > deadlineMs) return "it lags";
			await sleep(POLL_MS);
		}
		return "it is closed";
	};
	const run = async () => {
		while (!stopping.signal.aborted) {
			const why = await follow().catch(errorText);
			tell(why ?? "it follows");
			if (has >= heard || why !== null) {
				const woken = new Promise<void>((resolve) => (wake = resolve));
				await Promise.race([woken, sleep(ASKED_EACH_MS, undefined, { signal: stopping.signal }).catch(() => {})]);
			}
		}
	};
	const running = run();
	return {
		db,
		isCurrent,
		changed() {
			heard++;
			isDeaf = false;
			wake();
		},
		deaf() {
			isDeaf = true;
		},
		async close() {
			stopping.abort();
			wake();
			await running;
			await close();
		},
	};
}
