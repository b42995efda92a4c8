import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { mailsWaiting } from "./checks.sql.ts";

const LOOK_EVERY_MS = 1_000;
const SAY_EVERY_S = 15;

/**
 * Waits until every confirmation is sent, while the queue shrinks at least once in `patienceS`; returns how many are
 * left.
 */
export async function mailsSent(db: Database, patienceS: number, say: (line: string) => void): Promise<number> {
	let [best, idleS] = [await mailsWaiting(db), 0];
	for (let seconds = 0; best > 0 && idleS < patienceS; seconds++) {
		if (seconds % SAY_EVERY_S === 0) say(`Waiting for ${best} mails …`);
		await sleep(LOOK_EVERY_MS);
		const left = await mailsWaiting(db);
		idleS = left < best ? 0 : idleS + 1;
		best = Math.min(best, left);
	}
	return best;
}

/** Recipients of the mails in the shop's outbox. */
export function recipientsOf(dataDir: string): string[] {
	const folder = join(dataDir, "outbox");
	return readdirSync(folder)
		.filter((name) => name.endsWith(".eml"))
		.map((name) => /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? name);
}
