import { sql } from "drizzle-orm";
import type { RequestDetails } from "../../../contract/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { RequestActor, RequestKind, RequestState } from "../../../domain/request/request-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { serviceRequests } from "../../kernel/db/schema/services.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type KnownRequest = { id: number; number: string; hash: string; locale: Locale; request_hash: string };

/** The request that a form with this key became. Locks nothing. */
export async function requestByKey(db: Database, requestKey: string): Promise<KnownRequest | undefined> {
	const result = await db.execute<KnownRequest>(sql`
		select id, number, hash, locale, request_hash from service_requests where request_key = ${requestKey}`);
	return result.rows[0];
}

/** Has the same form, sent at the same moment, wait to the end of this transaction. */
export async function holdRequestKey(tx: Database, requestKey: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`request ${requestKey}`}, 0))`);
}

type NewRequest = {
	kind: RequestKind;
	locale: Locale;
	hash: string;
	/** Null for a guest. */
	userId: number | null;
	requestKey: string;
	requestHash: string;
	branchId: number | null;
	firstname: string;
	lastname: string;
	email: string;
	phone: string;
	note: string;
	details: RequestDetails;
	priceMinor: number | null;
	depositMinor: number | null;
	network: string | null;
	now: Date;
};

/** Writes a request and its first step, by whoever asked. */
export async function insertRequest(
	tx: Database,
	request: NewRequest,
): Promise<{ id: number; number: string; stepId: number }> {
	const result = await tx.execute<{ id: number; number: string }>(sql`
		insert into service_requests (hash, user_id, request_key, request_hash, kind, locale, branch_id, firstname, lastname,
			email, phone, note, details, price_minor, deposit_minor, network, created_at)
		values (${request.hash}, ${request.userId}, ${request.requestKey}, ${request.requestHash}, ${request.kind},
			${request.locale}, ${request.branchId}, ${request.firstname}, ${request.lastname}, ${request.email}, ${request.phone}, ${request.note},
			${JSON.stringify(request.details)}, ${request.priceMinor}, ${request.depositMinor},
			${request.network}, ${request.now})
		returning id, number`);
	const [row] = result.rows;
	if (!row) throw new Error("The request was not written");
	const step = { requestId: row.id, state: "new", by: "shopper", note: "", now: request.now } as const;
	return { ...row, stepId: await insertStep(tx, step) };
}

type NewStep = { requestId: number; state: RequestState; by: RequestActor; note: string; now: Date };

export async function insertStep(tx: Database, { requestId, state, by, note, now }: NewStep): Promise<number> {
	const result = await tx.execute<{ id: number }>(sql`
		insert into request_steps (request_id, state, at, by, note) values (${requestId}, ${state}, ${now}, ${by}, ${note})
		returning id`);
	const [row] = result.rows;
	if (!row) throw new Error("The step was not written");
	return row.id;
}

export type RequestRow = {
	id: number;
	number: string;
	hash: string;
	kind: RequestKind;
	state: RequestState;
	locale: Locale;
	firstname: string;
	lastname: string;
	email: string;
	phone: string;
	note: string;
	details: RequestDetails;
	price_minor: number | null;
	deposit_minor: number | null;
	created_at: string;
	branch: { id: number; name: string; street: string; city: string; zip: string; phone: string; email: string } | null;
	steps: { state: RequestState; at: string; by: RequestActor; note: string }[];
	/** Which of the shop's costumes is held. */
	asset_code: string | null;
};

/** A request with its steps, by its id or its number. Locks nothing. */
export async function requestRow(
	db: Database,
	key: { id: number } | { number: string },
): Promise<RequestRow | undefined> {
	const which = "id" in key ? sql`q.id = ${key.id}` : sql`q.number = ${key.number}`;
	const result = await db.execute<RequestRow>(sql`
		select q.id, q.number, q.hash, q.kind, q.state, q.locale, q.firstname, q.lastname, q.email, q.phone, q.note, q.details,
			q.price_minor, q.deposit_minor, q.created_at,
			(select json_build_object('id', b.id, 'name', b.name, 'street', b.street, 'city', b.city, 'zip', b.zip,
				'phone', b.phone, 'email', b.email) from branches b where b.id = q.branch_id) as branch,
			(select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.by, 'note', s.note) order by s.id)
				from request_steps s where s.request_id = q.id) as steps,
			(select a.code from rental_reservations r join rental_assets a on a.id = r.asset_id
				where r.request_id = q.id) as asset_code
		from service_requests q where ${which}`);
	return result.rows[0];
}

export type HeldRequest = Pick<RequestRow, "id" | "number" | "kind" | "state" | "details" | "price_minor">;

/** The request with this id or number; holds its row to the end of the transaction. */
export async function holdRequest(
	tx: Database,
	key: { id: number } | { number: string },
): Promise<HeldRequest | undefined> {
	const which = "id" in key ? sql`id = ${key.id}` : sql`number = ${key.number}`;
	const result = await tx.execute<HeldRequest>(sql`
		select id, number, kind, state, details, price_minor from service_requests where ${which} for no key update`);
	return result.rows[0];
}

/** Writes the state of a request whose row is held, and its price where one was said; where it came from is forgotten. */
export async function writeState(
	tx: Database,
	{ id, state, priceMinor }: { id: number; state: RequestState; priceMinor: number | null },
): Promise<void> {
	await tx.execute(sql`
		update service_requests set state = ${state}, price_minor = coalesce(${priceMinor}::int, price_minor),
			network = null
		where id = ${id}`);
}

/** Gives the costume of a request, or its place among the balloons, back. */
export async function release(tx: Database, requestId: number): Promise<void> {
	await tx.execute(sql`update rental_reservations set is_active = false where request_id = ${requestId}`);
	await tx.execute(sql`update inflation_bookings set is_active = false where request_id = ${requestId}`);
}

/** Deletes what was asked for before this moment, so long ago that it is over whatever its state, with everything of it. */
export async function sweepRequests(db: Database, before: Date): Promise<void> {
	await sweepRows(db, serviceRequests, sql`created_at < ${before}`);
}

export type StepRow = { request_id: number; state: RequestState; note: string; contacts_email: string | null };

/** A step of a request, and where the shop's own mail goes; undefined when the request is forgotten already. Locks nothing. */
export async function stepRow(db: Database, stepId: number): Promise<StepRow | undefined> {
	const result = await db.execute<StepRow>(sql`
		select s.request_id, s.state, s.note, (
			select c.value ->> 'email' from settings c where c.key = 'contacts' and (c.locale = 'cs' or c.locale is null)
			order by c.locale nulls last limit 1) as contacts_email
		from request_steps s where s.id = ${stepId}`);
	return result.rows[0];
}
