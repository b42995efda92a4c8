import { SECOND_MS } from "../../../domain/durations.ts";

/** Changes come in bursts: the first of them waits this long for the others. */
const GATHER_MS = 300;
/** Begins of two runs are at least so far apart … */
const EVERY_MS = 5 * SECOND_MS;
/**
 * … and so many times what the last run worked, so that writing a large shop takes a fifth of a core at most. Work is counted rather
 * than the clock: on a busy machine a run takes longer, and the news would be told ever later.
 */
const TIMES_ITS_WORK = 5;
/** What the database works for it is not counted, so that its length counts too. */
const TIMES_ITS_LENGTH = 2;
/** A failed run is tried again so much later, twice as late after each further failure. */
const RETRY_MS = 5 * SECOND_MS;
const RETRY_MAX_MS = 600 * SECOND_MS;

export type Pace = {
	/** Asks for a run. Whatever is asked while one is under way, or before the next may begin, makes one more. */
	ask(): void;
	/** Runs that have succeeded. */
	done(): number;
};

/** Runs `work` when it is asked for: soon after a quiet time, seldom when asked all the time, again after a failure. */
export function createPace(options: {
	/** Tells how many milliseconds of a core it took. */
	work(): Promise<number>;
	/** Hears of a failure, and in how many milliseconds it is tried again. */
	onFailed(error: unknown, retryMs: number): void;
	/** Milliseconds of a clock that never goes back. */
	nowMs?: () => number;
}): Pace {
	const { work, onFailed, nowMs = () => performance.now() } = options;
	let isWanted = false;
	let isBusy = false;
	let readyAtMs = 0;
	let failures = 0;
	let done = 0;

	const schedule = () => {
		if (isBusy || !isWanted) return;
		isBusy = true;
		// It must not keep the process alive.
		setTimeout(() => void run(), Math.max(GATHER_MS, readyAtMs - nowMs())).unref();
	};
	const run = async () => {
		isWanted = false;
		const startedMs = nowMs();
		const restMs = (workedMs: number) =>
			startedMs + Math.max(EVERY_MS, TIMES_ITS_WORK * workedMs, TIMES_ITS_LENGTH * (nowMs() - startedMs));
		try {
			const workedMs = await work();
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
			schedule();
		},
		done: () => done,
	};
}
