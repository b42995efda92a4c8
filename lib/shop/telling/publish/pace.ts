import { SECOND_MS } from "../../../domain/durations.ts";

/** Changes come in bursts: the first one waits this long for the others. */
const GATHER_MS = 300;
/** Least time between the starts of two runs … */
const EVERY_MS = 5 * SECOND_MS;
/**
 * … and this multiple of the last run's CPU time, so that writing a large shop takes a fifth of a core at most. CPU time,
 * because on a busy machine wall time grows and updates would come ever later.
 */
const TIMES_ITS_WORK = 5;
/** The database's CPU time is not measured, so a multiple of the wall time counts too. */
const TIMES_ITS_LENGTH = 2;
/** Delay before a failed run is retried, doubled after each further failure. */
const RETRY_MS = 5 * SECOND_MS;
const RETRY_MAX_MS = 600 * SECOND_MS;

export type Pace = {
	/** Requests a run. All requests during a run, or before the next may start, make one more. */
	ask(): void;
	/** Number of successful runs. */
	done(): number;
};

/** Runs `work` on request: soon after a quiet time, at intervals under constant requests, again after a failure. */
export function createPace(options: {
	/** Is told how many milliseconds ago it was asked for last. Returns the CPU time used, in milliseconds. */
	work(askedAgoMs: number): Promise<number>;
	/** Called with a failure and the milliseconds until the retry. */
	onFailed(error: unknown, retryMs: number): void;
	/** Milliseconds of a monotonic clock. */
	nowMs?: () => number;
}): Pace {
	const { work, onFailed, nowMs = () => performance.now() } = options;
	let isWanted = false;
	let isBusy = false;
	let readyAtMs = 0;
	let askedAtMs = Number.NEGATIVE_INFINITY;
	let failures = 0;
	let done = 0;

	const schedule = () => {
		if (isBusy || !isWanted) return;
		isBusy = true;
		// The timer must not keep the process alive.
		setTimeout(() => void run(), Math.max(GATHER_MS, readyAtMs - nowMs())).unref();
	};
	const run = async () => {
		isWanted = false;
		const startedMs = nowMs();
		const restMs = (workedMs: number) =>
			startedMs + Math.max(EVERY_MS, TIMES_ITS_WORK * workedMs, TIMES_ITS_LENGTH * (nowMs() - startedMs));
		try {
			const workedMs = await work(startedMs - askedAtMs);
			failures = 0;
			done += 1;
			readyAtMs = restMs(workedMs);
		} catch (error) {
			isWanted = true;
			readyAtMs = Math.max(restMs(nowMs() - startedMs), nowMs() + Math.min(RETRY_MS * 2 ** failures, RETRY_MAX_MS));
			failures += 1;
			onFailed(error, readyAtMs - nowMs());
		}
		isBusy = false;
		schedule();
	};
	return {
		ask: () => {
			isWanted = true;
			askedAtMs = nowMs();
			schedule();
		},
		done: () => done,
	};
}
