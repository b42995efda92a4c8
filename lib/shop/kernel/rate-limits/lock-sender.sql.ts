import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/**
 * Locks an e-mail and a network until the transaction ends, so that others who send the same for either wait and the counts
 * stay true. Always the e-mail before the network.
 */
export async function lockSender(
	tx: Database,
	what: "order" | "request",
	{ email, network }: { email: string; network: string | null },
): Promise<void> {
	const keys = [`${what} for ${email.toLowerCase()}`, ...(network === null ? [] : [`${what} from ${network}`])];
	for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
