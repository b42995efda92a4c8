/** What the shop does for people beside selling, each with a page of its own. */
export const SERVICE_KINDS = ["rental", "inflation", "decoration"] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** What can be asked for. The database keeps kinds and states in this order, so a new one comes last. */
export const REQUEST_KINDS = [...SERVICE_KINDS, "event"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ["new", "confirmed", "ready", "out", "done", "declined", "cancelled"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Who moves requests: the shop's people by command, whoever has the request's link, or a job of the queue. */
export type RequestActor = "command" | "shopper" | "job";

/** Kinds that keep something from others as soon as they are asked for: a costume, or a place among the balloons. */
export const HOLDING_KINDS = ["rental", "inflation"] as const satisfies RequestKind[];

export type HoldingKind = (typeof HOLDING_KINDS)[number];

export function holdsSomething(kind: RequestKind): kind is HoldingKind {
	return (HOLDING_KINDS as readonly RequestKind[]).includes(kind);
}

/** Kinds that have no price of their own: the shop's people name it. */
const PRICED_BY_HAND: Record<RequestKind, boolean> = { rental: false, inflation: false, decoration: true, event: true };

export function isPricedByHand(kind: RequestKind): boolean {
	return PRICED_BY_HAND[kind];
}

type Move = { to: RequestState; by: readonly RequestActor[]; only?: readonly RequestKind[] };

const STAFF = ["command"] as const;
const SHOPPER = ["shopper"] as const;
const JOB = ["job"] as const;

/**
 * Where a request may go from each state, and who may move it there; `only` names the kinds that go that way. A costume is
 * handed over before it is done with, balloons are done when they are fetched. What holds something and gets no answer for too long
 * is declined by a job. Until when whoever asked may take a request
 * back is `isCancellable`'s affair.
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

/** States that a request leaves no more. */
export const FINISHED_REQUESTS: readonly RequestState[] = REQUEST_STATES.filter(
	(state) => REQUEST_MOVES[state].length === 0,
);

/** Whether this actor may move a request from one state to another; staying is no move. */
export function mayMoveRequest(
	{ kind, state }: { kind: RequestKind; state: RequestState },
	to: RequestState,
	actor: RequestActor,
): boolean {
	return REQUEST_MOVES[state].some(
		(move) => move.to === to && move.by.includes(actor) && (move.only === undefined || move.only.includes(kind)),
	);
}

/** States that a request will go through when all goes well, the next one first. */
export function requestStatesAhead({ kind, state }: { kind: RequestKind; state: RequestState }): RequestState[] {
	const next = REQUEST_MOVES[state].find(
		({ to, only }) => !isGivenUp(to) && (only === undefined || only.includes(kind)),
	);
	return next ? [next.to, ...requestStatesAhead({ kind, state: next.to })] : [];
}

/** Whether a request that comes into this state gives its costume, or its place among the balloons, back. */
export function isGivenUp(state: RequestState): boolean {
	return state === "declined" || state === "cancelled";
}

export function isRequestState(text: string): text is RequestState {
	return Object.hasOwn(REQUEST_MOVES, text);
}

export function isRequestKind(text: string): text is RequestKind {
	return (REQUEST_KINDS as readonly string[]).includes(text);
}
