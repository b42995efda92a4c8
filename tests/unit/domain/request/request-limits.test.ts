import { expect, test } from "vitest";
import { heldProblem, unansweredSince } from "#lib/domain/request/request-limits.ts";
import { holdsSomething, REQUEST_KINDS } from "#lib/domain/request/request-states.ts";

const LIMITS = { heldPerEmail: 3, heldPerNetwork: 5, answerHours: 72 };

test.each([
	[2, 4, null],
	[3, 3, 3],
	[0, 5, 5],
	[3, 5, 3],
])("%i held for the e-mail and %i from the network: one more passes %s", (ofEmail, ofNetwork, expected) => {
	expect(heldProblem({ ofEmail, ofNetwork }, LIMITS)).toBe(expected);
});

test("costumes and times for balloons are kept from others, parties are not", () => {
	expect(REQUEST_KINDS.filter(holdsSomething)).toEqual(["rental", "inflation"]);
});

test("an answer is late after so many hours", () => {
	expect(unansweredSince(new Date("2026-11-20T10:00:00Z"), LIMITS)).toEqual(new Date("2026-11-17T10:00:00Z"));
});
