import { isPortFree } from "#lib/shop/kernel/db/embedded/free-port.ts";

/** Below 32 768: from there on the system gives ports to connections and to servers that name none, at any moment. */
const FIRST = 20_000;
const LAST = 32_767;
/** Parts; a run has twice as many workers as the computer has processors. */
const WORKERS = 64;

/** The part of the ports that only this worker of a run draws from. */
const EACH = Math.floor((LAST + 1 - FIRST) / WORKERS);
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;

/** Two runs at once begin at different places. */
let next = Math.floor(Math.random() * EACH);

/** A port of 127.0.0.1 for a server that comes later, or comes again: nobody else of the run gets it, and no call gets it twice. */
export async function aFreePort(): Promise<number> {
	for (let tried = 0; tried < EACH; tried++) {
		const port = FIRST + worker * EACH + (next++ % EACH);
		if (await isPortFree(port, "127.0.0.1")) return port;
	}
	throw new Error(`None of the ports ${FIRST} to ${LAST} that are this worker's is free.`);
}
