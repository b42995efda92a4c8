/** So much waits already that more would only wait in vain: the caller is told to come back. */
export class Overloaded extends Error {}

/**
 * Runs at most `atOnce` works at a time, the others in the order in which they came; when `waitingMax` wait already, the
 * next one fails with `Overloaded`. Counts in this process alone.
 */
export function limitedQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async <Value>(work: () => Promise<Value>): Promise<Value> => {
		if (running < atOnce) running += 1;
		else if (waiting.length >= waitingMax) throw new Overloaded("too much waits already");
		// Whoever has finished hands its place over, so that nobody slips in between.
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
