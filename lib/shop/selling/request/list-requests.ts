import { sql } from "drizzle-orm";
import { z } from "zod";
import {
	REQUEST_KINDS,
	REQUEST_STATES,
	type RequestKind,
	type RequestState,
} from "../../../domain/request/request-states.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type RequestRow, requestRow } from "./request.sql.ts";

export type ListedRequest = {
	number: string;
	createdAt: Date;
	kind: RequestKind;
	state: RequestState;
	/** First day, pickup time or day of the request, as a calendar day in Prague or ISO 8601 in UTC. */
	when: string;
	branch: string | null;
	name: string;
	email: string;
};

const listedRow = z.strictObject({
	number: z.string(),
	created_at: z.string(),
	kind: z.enum(REQUEST_KINDS),
	state: z.enum(REQUEST_STATES),
	branch: z.string().nullable(),
	name: z.string(),
	email: z.string(),
	when: z.string(),
});

/** Requests of one state and kind, or all, newest first. Locks nothing. */
export async function listRequests(
	shop: Shop,
	{ state, kind, limit }: { state?: RequestState; kind?: RequestKind; limit: number },
): Promise<ListedRequest[]> {
	const rows = await readRows(
		shop.db,
		listedRow,
		sql`
		select q.number, q.created_at, q.kind, q.state, b.name as branch, q.firstname || ' ' || q.lastname as name, q.email,
			coalesce(q.details ->> 'from_day', q.details ->> 'pickup_at', q.details ->> 'day', '') as "when"
		from service_requests q left join branches b on b.id = q.branch_id
		where ${state === undefined ? sql`true` : sql`q.state = ${state}`}
			and ${kind === undefined ? sql`true` : sql`q.kind = ${kind}`}
		order by q.created_at desc, q.id desc limit ${limit}`,
	);
	return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }));
}

/** A request for staff, with all its data. */
export function showRequest(shop: Shop, number: string): Promise<RequestRow | undefined> {
	return requestRow(shop.db, { number });
}
