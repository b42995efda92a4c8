/** The queue is full: the caller should try again later. */
export class Overloaded extends Error {}

/**
 * Runs at most `atOnce` works at a time and queues the others in order of arrival; when `waitingMax` are queued, the next one
 * fails with `Overloaded`. Counts in this process alone.
 */
export function limitedQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async <Value>(work: () => Promise<Value>): Promise<Value> => {
		if (running < atOnce) running += 1;
		else if (waiting.length >= waitingMax) throw new Overloaded("too much waits already");
		// A finished work hands its place over, so that a newcomer cannot take it first.
		else await new Promise<void>((start) => waiting.push(start));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
