import { describe, expect, test } from "vitest";
import { arrivalFor, isPast, type PartyPacks, partyDays } from "#lib/domain/party/party-arrival.ts";

const COURIER = { from: 1, to: 2 };
const QUICK = { from: 1, to: 2 };
const BROUGHT = { from: null, to: 10 };
const shop = { courier: COURIER, hasPickup: true };
const prague = (stock: number, id = 1) => ({ id, name: `Praha ${id}`, is_prague: true, stock });
const brno = (stock: number) => ({ id: 2, name: "Brno", is_prague: false, stock });
const item = (packs: number, warehouse: number, ...branches: PartyPacks["branches"]): PartyPacks => ({
	packs,
	warehouse,
	branches,
});
const at = (name: string, others = 0) => ({ name, others });

describe("when all goods of a party are there, in one order (decisions 4)", () => {
	test.each<[string, PartyPacks[], courier: unknown, pickup: unknown, short: number]>([
		["all in the warehouse", [item(2, 2), item(1, 5)], COURIER, { days: BROUGHT, at: null, elsewhere: null }, 0],
		[
			"one pack short in the warehouse, which one branch has",
			[item(2, 2), item(3, 2, prague(1))],
			...[null, { days: BROUGHT, at: at("Praha 1"), elsewhere: null }, 1],
		],
		[
			"all at a branch in Prague",
			[item(2, 0, prague(2)), item(1, 0, prague(1), brno(4))],
			...[null, { days: QUICK, at: at("Praha 1"), elsewhere: null }, 2],
		],
		[
			"all at two branches in Prague and in Brno",
			[item(2, 9, brno(2), prague(2), prague(7, 3))],
			...[COURIER, { days: QUICK, at: at("Praha 1", 1), elsewhere: BROUGHT }, 0],
		],
		[
			"all at a branch elsewhere",
			[item(2, 9, brno(2)), item(1, 9, prague(1), brno(1))],
			...[COURIER, { days: { from: 3, to: 5 }, at: at("Brno"), elsewhere: BROUGHT }, 0],
		],
		[
			"a branch that has one of the goods, and the warehouse the other",
			[item(1, 0, prague(1)), item(1, 5)],
			...[null, { days: BROUGHT, at: at("Praha 1"), elsewhere: null }, 1],
		],
		[
			"all at one branch, and at another with the warehouse",
			[item(2, 1, prague(2), brno(1)), item(1, 1, prague(1))],
			...[null, { days: QUICK, at: at("Praha 1"), elsewhere: BROUGHT }, 1],
		],
		["at branches, none of which has all", [item(2, 0, prague(2)), item(1, 0, brno(1))], null, null, 2],
		["so many that no branch has them with the warehouse", [item(6, 4, prague(1), brno(1))], null, null, 1],
		[
			"what was taken out counts no more",
			[item(2, 2), item(0, 0)],
			COURIER,
			{ days: BROUGHT, at: null, elsewhere: null },
			0,
		],
		["nothing chosen", [item(0, 5)], null, null, 0],
	] as const)("%s", (_, items, courier, pickup, short) => {
		const days = partyDays(items as PartyPacks[], shop);
		expect(days).toMatchObject({ courier, pickup });
		expect(days.notSent).toHaveLength(short);
	});

	test("a shop without courier or pickup promises none", () => {
		const none = { courier: null, hasPickup: false };
		expect(partyDays([item(1, 1, prague(1))], none)).toEqual({ courier: null, pickup: null, notSent: [] });
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
		// It may come earlier, but on no day that is none for work.
		expect(arrivalFor("2026-11-30", days, friday, { cutOffHour: 14 })).toBe("maybe");
		expect(arrivalFor("2026-11-29", days, friday, { cutOffHour: 14 })).toBe("late");
	});

	test("a day is over in Prague at its own midnight", () => {
		expect(isPast("2026-11-27", new Date("2026-11-27T22:59:00Z"))).toBe(false);
		expect(isPast("2026-11-27", new Date("2026-11-27T23:01:00Z"))).toBe(true);
	});
});
