/** The worker's process: all that takes its time, out of the apps' way. Its parent hears when the work is under way. */
import { startWork } from "#lib/shop/background/start-work.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";

const work = await startWork(readEnv());
process.send?.({ works: true });

process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Lets running jobs finish, for a moment, then exits. */
async function stop(): Promise<void> {
	await work.stop();
	process.exit(0);
}
