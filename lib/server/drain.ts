import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What was sent on an idle connection just before has been read by then. */
const MOMENT_MS = 250;
const LOOK_EVERY_MS = 100;

/** Stops accepting requests and lets running ones finish; resolves when the last connection is closed. */
export async function drained(server: Server): Promise<void> {
	await sleep(MOMENT_MS);
	// Node closes idle connections once, here; those at work now would stay as long as their client keeps them.
	const closed = new Promise((resolve) => server.close(resolve));
	const timer = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
	await closed;
	clearInterval(timer);
}
