import { expect, test } from "vitest";
import { daysText } from "#lib/domain/time/days-text.ts";

test.each([
	[{ from: 1, to: 2 }, "range 1 2"],
	[{ from: 2, to: 2 }, "exact 2 2"],
	[{ from: null, to: 10 }, "upTo 0 10"],
])("%j is said as %s", (days, text) => {
	expect(daysText((key, { from, to }) => `${key} ${from} ${to}`, days)).toBe(text);
});
