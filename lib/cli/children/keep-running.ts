import { SECOND_MS } from "#lib/domain/durations.ts";
import type { Child } from "./child.ts";

/** A process that dies again and again is started anew after pauses that grow. */
const PAUSES_MS = [0, 1, 2, 4, 8, 16, 30].map((seconds) => seconds * SECOND_MS);
/** One that has lasted so long begins with the shortest pause again. */
const LASTED_MS = 60 * SECOND_MS;

export type KeptRunning = {
	/** The running process; the last one while it pauses. */
	child(): Child;
	/** Resolves when it ends before it was ever ready, and is not started anew. */
	failed: Promise<void>;
	/** From now on it is started anew whenever it ends by itself. */
	isReady(): void;
	stop(graceMs: number): Promise<void>;
	kill(): void;
};

/** Keeps a process running: starts it anew when it ends by itself. `say` tells so; `onGone` hears of each end. */
export function keepRunning(options: {
	name: string;
	start: () => Child;
	say: (line: string) => void;
	onGone?: () => void;
}): KeptRunning {
	const { name, start, say, onGone = () => {} } = options;
	const failed = Promise.withResolvers<void>();
	let [isWanted, wasReady] = [true, false];
	let ends = 0;
	let timer: NodeJS.Timeout | undefined;
	let child: Child;

	const open = () => {
		const startedMs = performance.now();
		child = start();
		child.exited.then(
			(code) => onEnd(startedMs, code === null ? "was killed" : `ended with ${code}`),
			(error: unknown) => onEnd(startedMs, `could not be started (${error})`),
		);
	};
	const onEnd = (startedMs: number, what: string) => {
		onGone();
		if (!isWanted) return;
		if (!wasReady) return failed.resolve();
		if (performance.now() - startedMs > LASTED_MS) ends = 0;
		const pauseMs = PAUSES_MS[Math.min(ends, PAUSES_MS.length - 1)] ?? 0;
		ends += 1;
		say(`The ${name} ${what}; it starts anew ${pauseMs === 0 ? "at once" : `in ${pauseMs / SECOND_MS} s`}.`);
		timer = setTimeout(open, pauseMs);
	};
	open();
	return {
		child: () => child,
		failed: failed.promise,
		isReady: () => {
			wasReady = true;
		},
		async stop(graceMs) {
			isWanted = false;
			clearTimeout(timer);
			await child.stop(graceMs);
		},
		kill() {
			isWanted = false;
			clearTimeout(timer);
			child.kill();
		},
	};
}
