import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { UNPAID_STATES } from "../../kernel/db/schema/orders.ts";

/** Whose orders count: those of the customer who proved the e-mail, otherwise all orders with it. */
export type Orderer = { email: string; ownerId: number | null; network: string | null };

const openAmounts = z.strictObject({ email_minor: z.int(), network_minor: z.int() });

/**
 * Sum of orders neither paid nor packed, in CZK haléře: of an orderer, and of the network. An order keeps its network no
 * longer than that. Locks nothing: call `lockSender` first.
 */
export async function openAmountRow(
	tx: Database,
	{ email, ownerId, network }: Orderer,
): Promise<{ emailMinor: number; networkMinor: number }> {
	const isTheirs = ownerId === null ? sql`lower(email) = ${email.toLowerCase()}` : sql`user_id = ${ownerId}`;
	const czkMinor = sql`coalesce(round(sum(total_minor * 100 / 10::numeric ^ currency_decimals / currency_rate)), 0)::float8`;
	const row = await readRow(
		tx,
		openAmounts,
		sql`
		select (select ${czkMinor} from orders
			where ${isTheirs} and paid_at is null and state in ${UNPAID_STATES}) as email_minor,
			(select ${czkMinor} from orders where network = ${network}) as network_minor`,
	);
	return { emailMinor: row?.email_minor ?? 0, networkMinor: row?.network_minor ?? 0 };
}
