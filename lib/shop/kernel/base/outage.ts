import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "./error-text.ts";
import { log } from "./log.ts";

const AGAIN_MS = MINUTE_S * SECOND_MS;

export type Outage = {
	/** Something failed because of it; `fields` stand in its line, if this is one that is told. */
	away(error: unknown, fields?: object): void;
	/** It answered again. */
	back(): void;
};

/**
 * Tells the log of something that goes away and comes back, in one line each, since a busy shop meets an outage hundreds of times
 * a second: when it begins, each minute as long as it lasts with how much failed, and when it is over. One that comes and goes is
 * told once a minute, too.
 */
export function watchOutage(name: string, nowMs: () => number = () => performance.now()): Outage {
	let open: { sinceMs: number; lastMs: number; failures: number; isTold: boolean } | null = null;
	let toldMs = Number.NEGATIVE_INFINITY;
	const soFar = (outage: NonNullable<typeof open>) => ({
		seconds: Math.round((nowMs() - outage.sinceMs) / SECOND_MS),
		failures: outage.failures,
	});
	return {
		away(error, fields = {}) {
			const now = nowMs();
			// Nothing may have asked since it came back.
			if (!open || now - open.lastMs > AGAIN_MS) open = { sinceMs: now, lastMs: now, failures: 0, isTold: false };
			open.failures += 1;
			open.lastMs = now;
			if (now - toldMs < AGAIN_MS) return;
			toldMs = now;
			const told = { ...fields, error: errorText(error) };
			if (open.isTold) log.error({ ...told, ...soFar(open) }, `${name} still away`);
			else log.error(told, `${name} away`);
			open.isTold = true;
		},
		back() {
			if (open?.isTold) log.info(soFar(open), `${name} back`);
			open = null;
		},
	};
}
