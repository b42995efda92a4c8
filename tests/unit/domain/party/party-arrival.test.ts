import { describe, expect, test } from "vitest";
import { arrivalFor, isPast, type PlacedPacks, partyDays } from "#lib/domain/party/party-arrival.ts";

const COURIER = { from: 1, to: 2 };
const shop = { courier: COURIER, hasPickup: true };
const prague = (stock: number) => ({ id: 1, is_prague: true, stock });
const brno = (stock: number) => ({ id: 2, is_prague: false, stock });
const item = (packs: number, warehouse: number, ...branches: PlacedPacks["branches"]): PlacedPacks => ({
	packs,
	warehouse,
	branches,
});

describe("when all goods of a party are there", () => {
	test.each<[string, PlacedPacks[], courier: unknown, pickup: unknown]>([
		["all in the warehouse", [item(2, 2), item(1, 5)], COURIER, { from: null, to: 10 }],
		["one pack short in the warehouse", [item(2, 2), item(3, 2, prague(1))], null, { from: null, to: 10 }],
		["all at a branch in Prague", [item(2, 0, prague(2)), item(1, 0, prague(1), brno(4))], null, { from: 1, to: 2 }],
		["all at a branch elsewhere", [item(2, 9, brno(2)), item(1, 9, prague(1), brno(1))], COURIER, { from: 3, to: 5 }],
		["at branches, none of which has all", [item(2, 0, prague(2)), item(1, 0, brno(1))], null, { from: null, to: 10 }],
		["what was taken out counts no more", [item(2, 2), item(0, 0)], COURIER, { from: null, to: 10 }],
		["nothing chosen", [item(0, 5)], null, null],
	])("%s", (_, items, courier, pickup) => {
		expect(partyDays(items, shop)).toEqual({ courier, pickup });
	});

	test("a shop without courier or pickup promises none", () => {
		expect(partyDays([item(1, 1, prague(1))], { courier: null, hasPickup: false })).toEqual({
			courier: null,
			pickup: null,
		});
	});
});

describe("whether it comes before the party", () => {
	const friday = new Date("2026-11-27T10:00:00Z");
	test.each([
		["a day later than the last day", "2026-12-02", "before"],
		["on the last day", "2026-12-01", "maybe"],
		["on the first day", "2026-11-30", "maybe"],
		["on the weekend before", "2026-11-29", "late"],
		["today", "2026-11-27", "late"],
	])("%s: %s is %s", (_, party, arrival) => {
		expect(arrivalFor(party, COURIER, friday, { cutOffHour: 14 })).toBe(arrival);
	});

	test("after the cut-off it is a working day later", () => {
		const evening = new Date("2026-11-27T18:00:00Z");
		expect(arrivalFor("2026-12-02", COURIER, evening, { cutOffHour: 14 })).toBe("maybe");
		expect(arrivalFor("2026-12-03", COURIER, evening, { cutOffHour: 14 })).toBe("before");
	});

	test("a promise of a last day alone is before the party only when that day is", () => {
		const days = { from: null, to: 10 };
		expect(arrivalFor("2026-12-12", days, friday, { cutOffHour: 14 })).toBe("before");
		expect(arrivalFor("2026-12-11", days, friday, { cutOffHour: 14 })).toBe("maybe");
		expect(arrivalFor("2026-12-10", days, friday, { cutOffHour: 14 })).toBe("late");
	});

	test("a day is over in Prague at its own midnight", () => {
		expect(isPast("2026-11-27", new Date("2026-11-27T22:59:00Z"))).toBe(false);
		expect(isPast("2026-11-27", new Date("2026-11-27T23:01:00Z"))).toBe(true);
	});
});
