import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import { HOLDING_KINDS } from "../../../domain/request/request-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { serviceRequests } from "../../kernel/db/schema/services.ts";

/** Whose requests count: those of the customer who proved the e-mail, otherwise all requests with it. */
export type Requester = { email: string; ownerId: number | null; network: string | null };

const heldCount = z.strictObject({ of_email: z.int(), of_network: z.int() });

/** How many unanswered requests hold something. Locks nothing: call `lockSender` first. */
export async function heldCounts(
	tx: Database,
	{ email, ownerId, network }: Requester,
): Promise<{ ofEmail: number; ofNetwork: number }> {
	const isTheirs = ownerId === null ? sql`lower(email) = ${email.toLowerCase()}` : sql`user_id = ${ownerId}`;
	const row = await readRow(
		tx,
		heldCount,
		sql`
		select (select count(*)::int from service_requests
			where ${isTheirs} and state = 'new' and kind in ${HOLDING_KINDS}) as of_email,
			(select count(*)::int from service_requests where network = ${network}) as of_network`,
	);
	return { ofEmail: row?.of_email ?? 0, ofNetwork: row?.of_network ?? 0 };
}

/** Requests that hold something, unanswered since before this time, oldest first. Locks nothing. */
export function unansweredRequests(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<{ id: number; locale: Locale }[]> {
	const { id, locale, state, kind, createdAt } = serviceRequests;
	return db
		.select({ id, locale })
		.from(serviceRequests)
		.where(and(eq(state, "new"), inArray(kind, HOLDING_KINDS), lt(createdAt, before)))
		.orderBy(asc(createdAt), asc(id))
		.limit(limit);
}
