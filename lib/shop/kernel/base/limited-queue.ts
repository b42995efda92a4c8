import pLimit from "p-limit";

/** The queue is full: the caller should try again later. */
export class Overloaded extends Error {}

/**
 * Runs at most `atOnce` works at a time and queues the others in order of arrival; when `waitingMax` are queued, the next one
 * fails with `Overloaded`. Counts in this process alone.
 */
export function limitedQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }) {
	const limit = pLimit(atOnce);
	return async <Value>(work: () => Promise<Value>): Promise<Value> => {
		if (limit.activeCount + limit.pendingCount >= atOnce + waitingMax) throw new Overloaded("too much waits already");
		return limit(work);
	};
}
