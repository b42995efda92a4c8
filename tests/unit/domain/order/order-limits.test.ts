import { describe, expect, test } from "vitest";
import { DAY_S, HOUR_S } from "#lib/domain/durations.ts";
import {
	isCashAllowed,
	isNearOpenLimit,
	ORDER_LIMITS,
	openProblem,
	orderExpiresS,
} from "#lib/domain/order/order-limits.ts";
import { SMALL_LIMITS as LIMITS } from "#tests/support/selling/small-limits.ts";

test("cash is accepted up to its limit, inclusive", () => {
	expect([50_000, 50_001].map((minor) => isCashAllowed(minor, LIMITS))).toEqual([true, false]);
});

test.each([
	["transfer", 79_999, 7 * DAY_S],
	["transfer", 80_000, DAY_S],
	["card", 79_999, DAY_S],
	["card", 80_000, DAY_S],
	["cash_on_delivery", 80_000, null],
] as const)("an unpaid order by %s of %i haléřů expires after %s s", (kind, minor, seconds) => {
	expect(orderExpiresS(kind, minor, LIMITS)).toBe(seconds);
});

test("an expensive order never expires later than a cheap one", () => {
	expect(orderExpiresS("card", 80_000, { ...LIMITS, largeHours: 48 })).toBe(DAY_S);
	expect(orderExpiresS("card", 80_000, { ...LIMITS, largeHours: 2 })).toBe(2 * HOUR_S);
});

describe("the unpaid amount with a new order", () => {
	test.each([
		["nothing, and a small order", 0, 0, 10_000, null, false],
		["up to half of the e-mail's limit", 40_000, 0, 10_000, null, false],
		["more than half of the e-mail's limit", 40_000, 0, 10_001, null, true],
		["all of the e-mail's limit", 90_000, 0, 10_000, null, true],
		["more than the e-mail's limit", 90_000, 0, 10_001, 1_000, true],
		["more than half of the network's limit", 0, 149_000, 1_001, null, true],
		["all of the network's limit", 0, 290_000, 10_000, null, true],
		["more than the network's limit", 0, 290_000, 10_001, 3_000, true],
	])("%s", (_, emailMinor, networkMinor, newMinor, passed, isNear) => {
		const amounts = { emailMinor, networkMinor, newMinor };
		expect([openProblem(amounts, LIMITS), isNearOpenLimit(amounts, LIMITS)]).toEqual([passed, isNear]);
	});
});

test("the default limits let no network reserve more than a tenth of the shop's goods unpaid", () => {
	expect(ORDER_LIMITS.openNetworkCzk).toBeLessThan(2_700_000 / 10);
});
