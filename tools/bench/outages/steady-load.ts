import { setTimeout as sleep } from "node:timers/promises";

/**
 * Begins `perSecond` pieces of work a second, each when it is due, whatever the others do, until `signal` aborts; then resolves
 * when all have ended. `dueMs` is on the clock of `performance.now()`.
 */
export async function steadyLoad(
	perSecond: number,
	begin: (index: number, dueMs: number) => Promise<void>,
	signal: AbortSignal,
): Promise<void> {
	const startedMs = performance.now();
	const open = new Set<Promise<void>>();
	for (let index = 0; !signal.aborted; ) {
		const dueMs = startedMs + (index * 1000) / perSecond;
		const leftMs = dueMs - performance.now();
		if (leftMs > 0) {
			await sleep(leftMs);
			continue;
		}
		const work = begin(index, dueMs).finally(() => open.delete(work));
		open.add(work);
		index++;
	}
	await Promise.all(open);
}
