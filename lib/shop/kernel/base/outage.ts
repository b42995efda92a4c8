import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "./error-text.ts";
import { log } from "./log.ts";

const AGAIN_MS = MINUTE_S * SECOND_MS;
/** So long an outage is told at its end at least. */
const LONG_MS = 10 * SECOND_MS;

export type Outage = {
	/** Something failed because of it; `fields` stand in its line, if this one is told. */
	away(error: unknown, fields?: object): void;
	/** It answers. */
	back(): void;
};

/**
 * Tells the log of something that goes away and comes back in a few lines, since a busy shop meets an outage hundreds of times a
 * second: when it begins, each minute as long as it lasts, and when it is over, with the seconds from the first failure to the last
 * and the number of failures since the line before. What comes and goes is told once a minute, too.
 */
export function watchOutage(name: string, nowMs: () => number = () => performance.now()): Outage {
	let open: { sinceMs: number; lastMs: number; isTold: boolean } | null = null;
	let toldMs = Number.NEGATIVE_INFINITY;
	let untold = 0;
	const sums = (outage: NonNullable<typeof open>) => {
		const failures = untold;
		untold = 0;
		return { seconds: Math.round((outage.lastMs - outage.sinceMs) / SECOND_MS), failures };
	};
	return {
		away(error, fields = {}) {
			const now = nowMs();
			// Nothing may have asked since it came back.
			if (!open || now - open.lastMs > AGAIN_MS) open = { sinceMs: now, lastMs: now, isTold: false };
			open.lastMs = now;
			untold += 1;
			if (now - toldMs < AGAIN_MS) return;
			toldMs = now;
			const message = open.isTold ? `${name} still away` : `${name} away`;
			log.error({ ...fields, error: errorText(error), ...sums(open) }, message);
			open.isTold = true;
		},
		back() {
			if (open && (open.isTold || open.lastMs - open.sinceMs >= LONG_MS)) log.info(sums(open), `${name} back`);
			open = null;
		},
	};
}
