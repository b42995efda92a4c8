import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/**
 * Has others who send the same thing for this e-mail, or from this network, wait to the end of the transaction, so that what is
 * counted stays true until more is written. The e-mail before the network, everywhere.
 */
export async function holdSender(
	tx: Database,
	what: "order" | "request",
	{ email, network }: { email: string; network: string | null },
): Promise<void> {
	const keys = [`${what} for ${email.toLowerCase()}`, ...(network === null ? [] : [`${what} from ${network}`])];
	for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
