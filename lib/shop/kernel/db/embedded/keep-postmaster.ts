import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "../../../../domain/durations.ts";
import { errorText } from "../../base/error-text.ts";
import type { Place } from "./place.ts";
import { findPostmaster, logFile, startPostmasterAgain } from "./postmaster.ts";

const LOOKED_AT_EVERY_MS = SECOND_MS;
/** Between tries to start it, while the disk is full for instance. */
const PAUSES_MS = [1, 2, 4, 8, 16, 30].map((seconds) => seconds * SECOND_MS);

/**
 * Starts the server again, on its port, whenever it has ended by itself: PostgreSQL does so when the disk has no room for its log,
 * and when somebody kills it. Tries for as long as it takes. `log` gets a line for each end and each try.
 */
export function keepPostmaster(
	place: Place,
	{ port, isThrowaway, log }: { port: number; isThrowaway: boolean; log: (line: string) => void },
): { end(): Promise<void> } {
	const ending = new AbortController();
	const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});

	const startAgain = async () => {
		log("The database server has ended; it is started again.");
		for (let tries = 0; !ending.signal.aborted; tries++) {
			if (await startPostmasterAgain(place, { port, isThrowaway })) return log("The database server runs again.");
			const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? SECOND_MS;
			log(`The database server does not start, see ${logFile(place)}. The next try is in ${pauseMs / SECOND_MS} s.`);
			await pause(pauseMs);
		}
	};
	const watch = async () => {
		while (!ending.signal.aborted) {
			let pauseMs = LOOKED_AT_EVERY_MS;
			try {
				if (!findPostmaster(place)) await startAgain();
			} catch (error) {
				pauseMs = PAUSES_MS.at(-1) ?? SECOND_MS;
				log(`Nobody can look after the database server now: ${errorText(error)}`);
			}
			await pause(pauseMs);
		}
	};
	const watching = watch();
	return {
		async end() {
			ending.abort();
			await watching;
		},
	};
}
