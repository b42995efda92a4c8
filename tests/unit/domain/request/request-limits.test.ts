import { expect, test } from "vitest";
import { heldProblem, unansweredSince } from "#lib/domain/request/request-limits.ts";
import { holdsSomething, REQUEST_KINDS } from "#lib/domain/request/request-states.ts";

const LIMITS = { heldPerEmail: 3, heldPerNetwork: 5, answerHours: 72 };

test.each([
	[2, 4, null],
	[3, 3, 3],
	[0, 5, 5],
	[3, 5, 3],
])(
	"with %i open reservations of the e-mail and %i of the network, a new one exceeds the limit of %s",
	(ofEmail, ofNetwork, expected) => {
		expect(heldProblem({ ofEmail, ofNetwork }, LIMITS)).toBe(expected);
	},
);

test("rentals and inflations of balloons reserve something, decorations and events do not", () => {
	expect(REQUEST_KINDS.filter(holdsSomething)).toEqual(["rental", "inflation"]);
});

test("a request counts as unanswered after the set number of hours", () => {
	expect(unansweredSince(new Date("2026-11-20T10:00:00Z"), LIMITS)).toEqual(new Date("2026-11-17T10:00:00Z"));
});
