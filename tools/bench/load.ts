import { quantile } from "./quantile.ts";

/** Of each client, wrk or this process. */
export const CONNECTIONS = 16;

/** What a client reached against one server. */
export type Load = {
	/** Whole answers, or whole orders where one takes several. */
	count: number;
	perSecond: number;
	p50Ms: number;
	p99Ms: number;
};

/** A client of one kind on every connection. */
export const onEachConnection = (work: () => Promise<unknown>) => Array.from({ length: CONNECTIONS }, () => work);

/**
 * Repeats the work of every client, one after another, for this many seconds, and takes the time of each. Throws what a work throws, and
 * when nothing was done. A client in this process reaches some 17 000 requests/s at most, so ratios of light answers flatter the shop.
 */
export async function nodeLoad(clients: readonly (() => Promise<unknown>)[], seconds: number): Promise<Load> {
	const startedMs = performance.now();
	const untilMs = startedMs + seconds * 1000;
	const times: number[] = [];
	await Promise.all(
		clients.map(async (work) => {
			while (performance.now() < untilMs) {
				const begunMs = performance.now();
				await work();
				times.push(performance.now() - begunMs);
			}
		}),
	);
	return {
		count: times.length,
		perSecond: (times.length * 1000) / (performance.now() - startedMs),
		p50Ms: quantile(times, 0.5),
		p99Ms: quantile(times, 0.99),
	};
}
