import { setTimeout as sleep } from "node:timers/promises";
import type { Machine } from "./machine.ts";

const LOOK_EVERY_MS = 100;
const WITHIN_MS = 180_000;

/** Resolves to the milliseconds until it is so; throws after three minutes. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<number> {
	const startedMs = performance.now();
	while (!(await isSo())) {
		if (performance.now() - startedMs > WITHIN_MS)
			throw new Error(`There is still not ${what} after ${WITHIN_MS / 1000} s.`);
		await sleep(LOOK_EVERY_MS);
	}
	return Math.round(performance.now() - startedMs);
}

/** Whether a machine's shop is `ready` in all: database, tables, worker and disk. */
export async function isReady({ url }: Pick<Machine, "url">): Promise<boolean> {
	const reply = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
	const answer: unknown = await reply?.json().catch(() => null);
	return typeof answer === "object" && answer !== null && "status" in answer && answer.status === "ready";
}
