/** The middleware's own copy of whether the shop is in maintenance: it has no database, and must not ask at each request. */
import { MAINTENANCE_BELIEVED_MS, MAINTENANCE_REFRESH_MS } from "../domain/maintenance.ts";

type Options = {
	/** Asks the shop; an answer that cannot be had throws, and leaves the copy as it is. */
	ask: () => Promise<boolean>;
	nowMs: () => number;
};

/**
 * Reads the copy: at once while it is young; when it is older it is asked for anew, behind the answer (`later` gets the work),
 * or, when nobody has asked for a while, before it. So a switch shows on every request within 5 s, and of many requests one asks.
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
				// What was known stands: a page must not fail because this question did.
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
