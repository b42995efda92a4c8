import { describe, expect, test } from "vitest";
import {
	type BalloonKind,
	balloonsPrice,
	floatsUntil,
	inflationFaults,
	isInflationCancellable,
	isInTime,
	pickupSlots,
	sinkingBalloons,
} from "#lib/domain/request/inflation.ts";

const latex: BalloonKind = {
	name: "Latex",
	float_hours: { min: 8, max: 12 },
	gel_float_hours: { min: 48, max: 96 },
	price_with_tax: 3900,
	own_price_with_tax: 2900,
	gel_price_with_tax: 900,
};
const foil: BalloonKind = {
	name: "Foil",
	float_hours: { min: 72, max: 120 },
	gel_float_hours: null,
	price_with_tax: 12_900,
	own_price_with_tax: 7900,
	gel_price_with_tax: null,
};

test.each([
	["the shop's balloons", { kind: latex, quantity: 10, isOwn: false, hasGel: false }, 39_000],
	["the customer's own balloons", { kind: latex, quantity: 10, isOwn: true, hasGel: false }, 29_000],
	["with gel", { kind: latex, quantity: 2, isOwn: true, hasGel: true }, 7600],
	["gel where it has no effect", { kind: foil, quantity: 1, isOwn: false, hasGel: true }, 12_900],
])("%s cost what the table says", (_, wanted, price) => {
	expect(balloonsPrice(wanted)).toBe(price);
});

test("gel makes balloons float longer where it has an effect", () => {
	const pickupAt = new Date("2026-12-05T09:00:00Z");
	expect(floatsUntil(latex, false, pickupAt).toISOString()).toBe("2026-12-05T17:00:00.000Z");
	expect(floatsUntil(latex, true, pickupAt).toISOString()).toBe("2026-12-07T09:00:00.000Z");
	expect(floatsUntil(foil, true, pickupAt).toISOString()).toBe("2026-12-08T09:00:00.000Z");
});

test.each([
	["2026-12-05T17:00:00Z", []],
	["2026-12-05T17:00:01Z", ["Latex"]],
	["2026-12-08T09:00:01Z", ["Latex", "Foil"]],
])("of balloons picked up at nine, those that sink before %s are %j", (partyEndsAt, names) => {
	const wanted = [latex, foil].map((kind) => ({ kind, hasGel: false }));
	const times = { pickupAt: new Date("2026-12-05T09:00:00Z"), partyEndsAt: new Date(partyEndsAt) };
	expect(sinkingBalloons(wanted, times).map(({ kind }) => kind.name)).toEqual(names);
});

describe("pickup times of balloons", () => {
	const shown = (day: string, hours: [string, string] | null) => pickupSlots(day, hours).map((at) => at.toISOString());

	test("are every half hour from half an hour after opening until before closing, in Prague time", () => {
		expect(shown("2026-12-05", ["09:00", "11:00"])).toEqual([
			"2026-12-05T08:30:00.000Z",
			"2026-12-05T09:00:00.000Z",
			"2026-12-05T09:30:00.000Z",
		]);
		expect(shown("2026-07-04", ["09:15", "10:30"])).toEqual(["2026-07-04T08:00:00.000Z"]);
	});

	test.each([
		["2026-03-29", "2026-03-29T07:30:00.000Z"],
		["2026-10-25", "2026-10-25T08:30:00.000Z"],
	])("on %s, when clocks change, the first is %s", (day, first) => {
		expect(shown(day, ["09:00", "18:00"])[0]).toBe(first);
	});

	test("a closed day has none", () => {
		expect(shown("2026-12-25", null)).toEqual([]);
	});
});

describe("obstacles to a booking of balloons", () => {
	const now = new Date("2026-12-04T09:00:00Z");
	const faults = (
		pickup: string,
		party = "2027-03-01T00:00:00Z",
		hours: [string, string] | null = ["09:00", "18:00"],
	) => inflationFaults({ pickupAt: new Date(pickup), partyEndsAt: new Date(party) }, { now, hours });

	test.each([
		["2026-12-04T08:30:00Z", { pickupAt: "pickup_past" }],
		["2026-12-04T09:00:00Z", { pickupAt: "pickup_too_early" }],
		["2026-12-04T11:30:00Z", { pickupAt: "pickup_too_early" }],
		["2026-12-04T12:00:00Z", {}],
		["2026-12-05T08:00:00Z", { pickupAt: "pickup_closed" }],
		["2026-12-05T08:30:00Z", {}],
		["2026-12-05T16:30:00Z", {}],
		["2026-12-05T17:00:00Z", { pickupAt: "pickup_closed" }],
		["2026-12-05T10:10:00Z", { pickupAt: "pickup_closed" }],
		["2027-02-02T10:00:00Z", {}],
		["2027-02-03T10:00:00Z", { pickupAt: "pickup_too_far" }],
	])("a pickup at %s: %j", (pickup, found) => {
		expect(faults(pickup)).toEqual(found);
	});

	test("a closed branch, and a party that ends before the pickup", () => {
		expect(faults("2026-12-05T10:00:00Z", "2026-12-05T09:59:00Z", null)).toEqual({
			pickupAt: "pickup_closed",
			partyEndsAt: "party_before_pickup",
		});
		expect(faults("2026-12-05T10:00:00Z", "2026-12-05T10:00:00Z")).toEqual({});
	});
});

test("a booking of balloons can be cancelled until 24 hours before the pickup", () => {
	const pickupAt = new Date("2026-12-05T09:00:00Z");
	expect(isInflationCancellable(pickupAt, new Date("2026-12-04T09:00:00Z"))).toBe(true);
	expect(isInflationCancellable(pickupAt, new Date("2026-12-04T09:00:01Z"))).toBe(false);
});

test.each([
	["2026-11-20T09:59:59Z", false],
	["2026-11-20T12:59:59Z", false],
	["2026-11-20T13:00:00Z", true],
	["2027-01-19T08:00:00Z", true],
	["2027-01-20T08:00:00Z", false],
])("on 20 November 2026 at eleven, balloons can be booked for %s: %s", (pickupAt, isPossible) => {
	expect(isInTime(new Date(pickupAt), new Date("2026-11-20T10:00:00Z"))).toBe(isPossible);
});
