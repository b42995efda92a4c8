import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type RequestDetails, requestDetails } from "../../../contract/schemas/request.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import {
	REQUEST_KINDS,
	REQUEST_STATES,
	type RequestActor,
	type RequestKind,
	type RequestState,
} from "../../../domain/request/request-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import {
	inflationBookings,
	rentalReservations,
	requestSteps,
	serviceRequests,
} from "../../kernel/db/schema/services.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

/** The request made by a form with this key. Locks nothing. */
export async function requestByKey(db: Database, requestKey: string) {
	const { id, number, hash, locale, requestHash } = serviceRequests;
	const [row] = await db
		.select({ id, number, hash, locale, requestHash })
		.from(serviceRequests)
		.where(eq(serviceRequests.requestKey, requestKey));
	return row;
}
export type KnownRequest = NonNullable<Awaited<ReturnType<typeof requestByKey>>>;

/** Makes a concurrent copy of the same form wait until this transaction ends. */
export async function lockRequestKey(tx: Database, requestKey: string): Promise<void> {
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

/** Writes a request and its first step, by the customer. */
export async function insertRequest(
	tx: Database,
	request: NewRequest,
): Promise<{ id: number; number: string; stepId: number }> {
	const { now, ...values } = request;
	const [row] = await tx
		.insert(serviceRequests)
		.values({ ...values, createdAt: now })
		.returning({ id: serviceRequests.id, number: serviceRequests.number });
	if (!row) throw new Error("The request was not written");
	const step = { requestId: row.id, state: "new", by: "shopper", note: "", now } as const;
	return { ...row, stepId: await insertStep(tx, step) };
}

type NewStep = { requestId: number; state: RequestState; by: RequestActor; note: string; now: Date };

export async function insertStep(tx: Database, { now, ...step }: NewStep): Promise<number> {
	const [row] = await tx
		.insert(requestSteps)
		.values({ ...step, at: now })
		.returning({ id: requestSteps.id });
	if (!row) throw new Error("The step was not written");
	return row.id;
}

const wholeRequest = z.strictObject({
	id: z.int(),
	number: z.string(),
	hash: z.string(),
	kind: z.enum(REQUEST_KINDS),
	state: z.enum(REQUEST_STATES),
	locale: z.enum(LOCALES),
	firstname: z.string(),
	lastname: z.string(),
	email: z.string(),
	phone: z.string(),
	note: z.string(),
	details: requestDetails,
	price_minor: z.int().nullable(),
	deposit_minor: z.int().nullable(),
	created_at: z.string(),
	branch: z
		.strictObject({
			id: z.int(),
			name: z.string(),
			street: z.string(),
			city: z.string(),
			zip: z.string(),
			phone: z.string(),
			email: z.string(),
		})
		.nullable(),
	steps: z.array(
		z.strictObject({
			state: z.enum(REQUEST_STATES),
			at: z.string(),
			by: z.enum(["command", "shopper", "job"]),
			note: z.string(),
		}),
	),
	/** Code of the reserved costume. */
	asset_code: z.string().nullable(),
});
export type RequestRow = z.infer<typeof wholeRequest>;

/** A request with its steps, by id or number. Locks nothing. */
export async function requestRow(
	db: Database,
	key: { id: number } | { number: string },
): Promise<RequestRow | undefined> {
	const which = "id" in key ? sql`q.id = ${key.id}` : sql`q.number = ${key.number}`;
	return readRow(
		db,
		wholeRequest,
		sql`
		select q.id, q.number, q.hash, q.kind, q.state, q.locale, q.firstname, q.lastname, q.email, q.phone, q.note, q.details,
			q.price_minor, q.deposit_minor, q.created_at,
			(select json_build_object('id', b.id, 'name', b.name, 'street', b.street, 'city', b.city, 'zip', b.zip,
				'phone', b.phone, 'email', b.email) from branches b where b.id = q.branch_id) as branch,
			(select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.by, 'note', s.note) order by s.id)
				from request_steps s where s.request_id = q.id) as steps,
			(select a.code from rental_reservations r join rental_assets a on a.id = r.asset_id
				where r.request_id = q.id) as asset_code
		from service_requests q where ${which}`,
	);
}

const lockedRequest = wholeRequest.pick({
	id: true,
	number: true,
	kind: true,
	state: true,
	details: true,
	price_minor: true,
});
export type LockedRequest = z.infer<typeof lockedRequest>;

/** The request with this id or number; locks its row until the transaction ends. */
export async function lockRequest(
	tx: Database,
	key: { id: number } | { number: string },
): Promise<LockedRequest | undefined> {
	const which = "id" in key ? sql`id = ${key.id}` : sql`number = ${key.number}`;
	return readRow(
		tx,
		lockedRequest,
		sql`
		select id, number, kind, state, details, price_minor from service_requests where ${which} for no key update`,
	);
}

/** Writes a request's state, and its price when given, and clears its network; the caller has locked its row. */
export async function writeState(
	tx: Database,
	{ id, state, priceMinor }: { id: number; state: RequestState; priceMinor: number | null },
): Promise<void> {
	await tx
		.update(serviceRequests)
		.set({ state, priceMinor: priceMinor ?? undefined, network: null })
		.where(eq(serviceRequests.id, id));
}

/** Releases the costume or the balloon slot of a request. */
export async function release(tx: Database, requestId: number): Promise<void> {
	await tx.update(rentalReservations).set({ isActive: false }).where(eq(rentalReservations.requestId, requestId));
	await tx.update(inflationBookings).set({ isActive: false }).where(eq(inflationBookings.requestId, requestId));
}

/** Deletes requests, with all their data, made before this time: so old that they are over in any state. */
export async function sweepRequests(db: Database, before: Date): Promise<void> {
	await sweepRows(db, serviceRequests, sql`created_at < ${before}`);
}

const requestStep = z.strictObject({
	request_id: z.int(),
	state: z.enum(REQUEST_STATES),
	note: z.string(),
	contacts_email: z.string().nullable(),
});
export type StepRow = z.infer<typeof requestStep>;

/** A step of a request, and the shop's own e-mail address; undefined when the request was deleted. Locks nothing. */
export async function stepRow(db: Database, stepId: number): Promise<StepRow | undefined> {
	return readRow(
		db,
		requestStep,
		sql`
		select s.request_id, s.state, s.note, (
			select c.value ->> 'email' from settings c where c.key = 'contacts' and (c.locale = 'cs' or c.locale is null)
			order by c.locale nulls last limit 1) as contacts_email
		from request_steps s where s.id = ${stepId}`,
	);
}
