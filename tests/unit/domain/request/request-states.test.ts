import { describe, expect, test } from "vitest";
import { isCancellable } from "#lib/domain/request/request-cancel.ts";
import {
	FINISHED_REQUESTS,
	isGivenUp,
	isPricedByHand,
	isRequestKind,
	isRequestState,
	mayMoveRequest,
	REQUEST_KINDS,
	REQUEST_STATES,
	type RequestKind,
	type RequestState,
	requestStatesAhead,
} from "#lib/domain/request/request-states.ts";

/** Everything that is allowed, written out: kind, from → to, by whom. */
const ALLOWED = [
	...REQUEST_KINDS.flatMap((kind) => [
		`${kind} new → confirmed command`,
		`${kind} new → declined command`,
		`${kind} new → cancelled shopper`,
		`${kind} confirmed → declined command`,
		`${kind} confirmed → cancelled shopper`,
		`${kind} ready → declined command`,
		`${kind} out → done command`,
	]),
	...["rental", "inflation"].flatMap((kind) => [
		`${kind} confirmed → ready command`,
		`${kind} ready → cancelled shopper`,
		`${kind} new → declined job`,
	]),
	"rental ready → out command",
	"inflation ready → done command",
	"decoration confirmed → done command",
	"event confirmed → done command",
];

test("requests may make the listed moves and no others", () => {
	const found = REQUEST_KINDS.flatMap((kind) =>
		REQUEST_STATES.flatMap((state) =>
			REQUEST_STATES.flatMap((to) =>
				(["command", "shopper", "job"] as const)
					.filter((actor) => mayMoveRequest({ kind, state }, to, actor))
					.map((actor) => `${kind} ${state} → ${to} ${actor}`),
			),
		),
	);
	expect(found.toSorted()).toEqual(ALLOWED.toSorted());
});

test("a request is finished when nobody can move it any more: done, declined or cancelled", () => {
	expect(FINISHED_REQUESTS).toEqual(["done", "declined", "cancelled"]);
});

test("a declined or cancelled request frees its costume or time, a finished one does not", () => {
	expect(REQUEST_STATES.filter(isGivenUp)).toEqual(["declined", "cancelled"]);
	expect(REQUEST_STATES.map(isGivenUp)).toEqual([false, false, false, false, false, true, true]);
});

test("only the names of the tables are states and kinds", () => {
	expect([isRequestState("ready"), isRequestState("toString"), isRequestKind("event"), isRequestKind("x")]).toEqual([
		true,
		false,
		true,
		false,
	]);
});

test.each<[RequestKind, RequestState[]]>([
	["rental", ["confirmed", "ready", "out", "done"]],
	["inflation", ["confirmed", "ready", "done"]],
	["decoration", ["confirmed", "done"]],
	["event", ["confirmed", "done"]],
])("a new request for %s goes through %j", (kind, ahead) => {
	expect(requestStatesAhead({ kind, state: "new" })).toEqual(ahead);
	expect(requestStatesAhead({ kind, state: "confirmed" })).toEqual(ahead.slice(1));
	for (const state of ["done", "declined", "cancelled"] as const)
		expect(requestStatesAhead({ kind, state })).toEqual([]);
});

test("decorations and events are priced by the shop's staff", () => {
	expect(REQUEST_KINDS.filter(isPricedByHand)).toEqual(["decoration", "event"]);
});

describe("the customer may cancel", () => {
	const rental = { kind: "rental", details: { kind: "rental", from_day: "2026-12-04" } } as const;
	const balloons = { kind: "inflation", details: { kind: "inflation", pickup_at: "2026-12-04T09:00:00Z" } } as const;
	const decoration = { kind: "decoration", details: { kind: "decoration" } } as const;
	const states: RequestState[] = ["new", "confirmed", "ready"];

	test.each([
		["a costume until the end of the day two days before", rental, "2026-12-02T22:59:59Z", "2026-12-02T23:00:00Z"],
		["balloons until 24 hours before", balloons, "2026-12-03T09:00:00Z", "2026-12-03T09:00:01Z"],
	])("%s", (_, request, last, late) => {
		for (const state of states) {
			expect(isCancellable({ ...request, state }, new Date(last)), state).toBe(true);
			expect(isCancellable({ ...request, state }, new Date(late)), state).toBe(false);
		}
		expect(isCancellable({ ...request, state: "out" }, new Date(last))).toBe(false);
	});

	test("a decoration while its request is new or confirmed", () => {
		const cancellable = REQUEST_STATES.filter((state) =>
			isCancellable({ ...decoration, state }, new Date("2030-01-01T00:00:00Z")),
		);
		expect(cancellable).toEqual(["new", "confirmed"]);
	});
});
