import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { connect, transaction } from "../../kernel/db/client.ts";
import { TURN_MAX_MS, takeTurn } from "../../kernel/db/turns.ts";
import { keyMark, listenersOf, markKey } from "../../kernel/session-key.sql.ts";

/** Processes of this machine that have just ended take a moment to be gone from the server's list. */
const GONE_WITHIN_MS = 2_000;
const ASKED_EACH_MS = 100;

const REFUSED = `Other machines serve this shop, and sign log-ins with another key than this one: customers would be logged out at every other
request. Set the same SESSION_SECRET on all machines. The one that is in use is SESSION_SECRET of the others, or else the text of
session-secret in the DATA_DIR of the first.`;

/**
 * Makes sure that all machines on this database sign log-ins with the same key; the database has only a fingerprint of it. Another key
 * counts once no other machine runs, and then ends all log-ins: returns whether it did. Throws a sentence while others run.
 */
export async function agreeOnKey(databaseUrl: string, secret: string): Promise<boolean> {
	// One way, and long enough to try no keys by it: they have 256 bits.
	const fingerprint = createHash("sha256").update(`konfety session key ${secret}`).digest("hex").slice(0, 32);
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		return await transaction(db, async (tx) => {
			await takeTurn(tx, "sessionKey");
			const known = await keyMark(tx);
			if (known === fingerprint) return false;
			const deadlineMs = performance.now() + GONE_WITHIN_MS;
			while (known !== undefined && (await listenersOf(tx)) > 0) {
				if (performance.now() > deadlineMs) throw new Error(REFUSED);
				await sleep(ASKED_EACH_MS);
				// A transaction sees who is connected as it first did.
				await tx.execute(sql`select pg_stat_clear_snapshot()`);
			}
			await markKey(tx, fingerprint);
			return known !== undefined;
		});
	} finally {
		await close();
	}
}
