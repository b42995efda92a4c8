import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import { HOLDING_KINDS } from "../../../domain/request/request-states.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Whose requests are counted: of the customer who has proved the e-mail their own, otherwise all that are for it. */
export type Requester = { email: string; ownerId: number | null; network: string | null };

/** How many requests that hold something wait for an answer. Locks nothing: `holdSender` comes before it. */
export async function heldCounts(
	tx: Database,
	{ email, ownerId, network }: Requester,
): Promise<{ ofEmail: number; ofNetwork: number }> {
	const isTheirs = ownerId === null ? sql`lower(email) = ${email.toLowerCase()}` : sql`user_id = ${ownerId}`;
	const { rows } = await tx.execute<{ of_email: number; of_network: number }>(sql`
		select (select count(*)::int from service_requests
			where ${isTheirs} and state = 'new' and kind in ${HOLDING_KINDS}) as of_email,
			(select count(*)::int from service_requests where network = ${network}) as of_network`);
	return { ofEmail: rows[0]?.of_email ?? 0, ofNetwork: rows[0]?.of_network ?? 0 };
}

/** Requests that hold something and have had no answer since before this moment, the oldest first. Locks nothing. */
export async function unansweredRequests(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<{ id: number; locale: Locale }[]> {
	const { rows } = await db.execute<{ id: number; locale: Locale }>(sql`
		select id, locale from service_requests
		where state = 'new' and kind in ${HOLDING_KINDS} and created_at < ${before} order by created_at, id limit ${limit}`);
	return rows;
}
