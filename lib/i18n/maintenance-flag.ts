/** The middleware's cached maintenance state: the middleware has no database and must not call the shop on each request. */
import { MAINTENANCE_BELIEVED_MS, MAINTENANCE_REFRESH_MS } from "../domain/maintenance.ts";

type Options = {
	/** Asks the shop; if it throws, the cached state stays. */
	ask: () => Promise<boolean>;
	nowMs: () => number;
};

/**
 * Reads the cached state: at once while it is fresh; a stale one is refreshed in the background (`later` gets the
 * work), an older one before the answer. A switch takes effect on every request within 5 s, and concurrent requests
 * share one call.
 */
export function maintenanceFlag({ ask, nowMs }: Options) {
	let isOn = false;
	let triedMs = Number.NEGATIVE_INFINITY;
	let asking: Promise<void> | null = null;

	const refresh = (): Promise<void> => {
		asking ??= ask()
			.then(
				(answer) => {
					isOn = answer;
				},
				// The cached state stays: a page must not fail because this call did.
				() => {},
			)
			.finally(() => {
				triedMs = nowMs();
				asking = null;
			});
		return asking;
	};

	return (later: (work: Promise<void>) => void): boolean | Promise<boolean> => {
		const ageMs = nowMs() - triedMs;
		if (ageMs <= MAINTENANCE_REFRESH_MS) return isOn;
		const work = refresh();
		if (ageMs > MAINTENANCE_BELIEVED_MS) return work.then(() => isOn);
		later(work);
		return isOn;
	};
}
