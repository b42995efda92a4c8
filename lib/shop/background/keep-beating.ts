import { hostname } from "node:os";
import { SECOND_MS } from "../../domain/durations.ts";
import { deleteBeat, writeBeat } from "../health/heartbeat.sql.ts";
import { databaseOutage, logFault } from "../kernel/db/database-outage.ts";
import type { Shop } from "../kernel/shop.ts";

/** Six of them may be missed before the worker counts as late. */
const EVERY_MS = 10 * SECOND_MS;

/** Says in the database every 10 s that this worker works, from now on until `stop`. */
export function keepBeating({ db }: Pick<Shop, "db">, build: string, everyMs = EVERY_MS) {
	const worker = { machine: hostname(), pid: process.pid };
	let running = Promise.resolve();
	const beat = () => {
		// After the last one: a database that is slow would else hear the same several times at once.
		running = running
			.then(() => writeBeat(db, { ...worker, build }))
			.then(() => databaseOutage().back())
			.catch((error: unknown) => logFault(error, "the worker's beat was not written"));
	};
	beat();
	const timer = setInterval(beat, everyMs);
	return {
		async stop(): Promise<void> {
			clearInterval(timer);
			await running;
			await deleteBeat(db, worker).catch(() => {});
		},
	};
}
