/** Services besides selling, each with its own page. */
export const SERVICE_KINDS = ["rental", "inflation", "decoration"] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Kinds of requests. The database enums of kinds and states have this order: append new ones. */
export const REQUEST_KINDS = [...SERVICE_KINDS, "event"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ["new", "confirmed", "ready", "out", "done", "declined", "cancelled"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Who moves requests: the staff by command, a person with the request's link, or a job of the queue. */
export type RequestActor = "command" | "shopper" | "job";

/** Kinds that reserve something when requested: a costume, or a place in the balloon schedule. */
export const HOLDING_KINDS = ["rental", "inflation"] as const satisfies RequestKind[];

export type HoldingKind = (typeof HOLDING_KINDS)[number];

export function holdsSomething(kind: RequestKind): kind is HoldingKind {
	return (HOLDING_KINDS as readonly RequestKind[]).includes(kind);
}

/** Kinds without a fixed price: the staff name one. */
const PRICED_BY_HAND: Record<RequestKind, boolean> = { rental: false, inflation: false, decoration: true, event: true };

export function isPricedByHand(kind: RequestKind): boolean {
	return PRICED_BY_HAND[kind];
}

type Move = { to: RequestState; by: readonly RequestActor[]; only?: readonly RequestKind[] };

const STAFF = ["command"] as const;
const SHOPPER = ["shopper"] as const;
const JOB = ["job"] as const;

/**
 * The transitions of a request, and who may make them; `only` limits one to some kinds. A costume is handed over before
 * it is done, balloons are done when collected. A job declines held requests without an answer. `isCancellable` decides
 * until when the customer may cancel.
 */
export const REQUEST_MOVES: Record<RequestState, readonly Move[]> = {
	new: [
		{ to: "confirmed", by: STAFF },
		{ to: "declined", by: STAFF },
		{ to: "declined", by: JOB, only: HOLDING_KINDS },
		{ to: "cancelled", by: SHOPPER },
	],
	confirmed: [
		{ to: "ready", by: STAFF, only: HOLDING_KINDS },
		{ to: "done", by: STAFF, only: ["decoration", "event"] },
		{ to: "declined", by: STAFF },
		{ to: "cancelled", by: SHOPPER },
	],
	ready: [
		{ to: "out", by: STAFF, only: ["rental"] },
		{ to: "done", by: STAFF, only: ["inflation"] },
		{ to: "declined", by: STAFF },
		{ to: "cancelled", by: SHOPPER, only: HOLDING_KINDS },
	],
	out: [{ to: "done", by: STAFF }],
	done: [],
	declined: [],
	cancelled: [],
};

/** Final states of a request. */
export const FINISHED_REQUESTS: readonly RequestState[] = REQUEST_STATES.filter(
	(state) => REQUEST_MOVES[state].length === 0,
);

/** Whether this actor may move a request from one state to another; the same state is no move. */
export function mayMoveRequest(
	{ kind, state }: { kind: RequestKind; state: RequestState },
	to: RequestState,
	actor: RequestActor,
): boolean {
	return REQUEST_MOVES[state].some(
		(move) => move.to === to && move.by.includes(actor) && (move.only === undefined || move.only.includes(kind)),
	);
}

/** The states ahead of a request if all goes well, the next one first. */
export function requestStatesAhead({ kind, state }: { kind: RequestKind; state: RequestState }): RequestState[] {
	const next = REQUEST_MOVES[state].find(
		({ to, only }) => !isGivenUp(to) && (only === undefined || only.includes(kind)),
	);
	return next ? [next.to, ...requestStatesAhead({ kind, state: next.to })] : [];
}

/** Whether this state releases the reserved costume or balloon pickup. */
export function isGivenUp(state: RequestState): boolean {
	return state === "declined" || state === "cancelled";
}

/** Whether what was asked for still waits to be fetched. */
export function isToBeFetched(state: RequestState): boolean {
	return state === "new" || state === "confirmed" || state === "ready";
}

export function isRequestState(text: string): text is RequestState {
	return Object.hasOwn(REQUEST_MOVES, text);
}

export function isRequestKind(text: string): text is RequestKind {
	return (REQUEST_KINDS as readonly string[]).includes(text);
}
