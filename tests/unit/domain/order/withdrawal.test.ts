import { describe, expect, test } from "vitest";
import {
	coveredGoods,
	isExempt,
	isSealable,
	returnableGoods,
	type WithdrawalExemption,
	withdrawalEnds,
} from "#lib/domain/order/withdrawal.ts";

/** 14 days after the day of taking over, to the last millisecond in Prague; never on a weekend or holiday (OZ § 605, § 607). */
test.each([
	["2026-11-06T10:00:00Z", "2026-11-20T22:59:59.999Z", "a Friday two weeks later"],
	["2026-11-05T22:59:59Z", "2026-11-19T22:59:59.999Z", "just before midnight in Prague"],
	["2026-11-05T23:00:00Z", "2026-11-20T22:59:59.999Z", "at midnight in Prague, which is the next day"],
	["2026-11-07T10:00:00Z", "2026-11-23T22:59:59.999Z", "a Saturday, so the Monday after it"],
	["2026-12-10T10:00:00Z", "2026-12-28T22:59:59.999Z", "Christmas Eve, so the Monday after the holidays"],
	["2026-03-20T10:00:00Z", "2026-04-07T21:59:59.999Z", "Good Friday, so the Tuesday after Easter, in summer time"],
	["2026-06-05T10:00:00Z", "2026-06-19T21:59:59.999Z", "in summer time"],
	["2026-10-20T10:00:00Z", "2026-11-03T22:59:59.999Z", "across the end of summer time"],
])("the right to withdraw from an order taken over at %s ends at %s: %s", (delivered, end) => {
	expect(withdrawalEnds(new Date(delivered)).toISOString()).toBe(end);
});

describe("the goods that a withdrawal covers", () => {
	const line = (name: string, why: WithdrawalExemption | null = null, kind = "goods") => ({
		name,
		kind,
		withdrawal_exemption: why,
	});
	const [plain, cake, mask] = [line("plain"), line("cake", "perishable"), line("mask", "hygiene")];
	const fee = line("fee", null, "delivery");
	const namesOf = (lines: { name: string }[]) => lines.map(({ name }) => name).join(" ");

	test.each([
		["everything, as long as it is in the shop", [plain, cake, mask, fee], false, [], "plain cake mask"],
		["what is not exempt, once it has left", [plain, cake, mask, fee], true, [], "plain"],
		["sealed goods too, when their buyer says so", [plain, cake, mask, fee], true, [2], "plain mask"],
		["of sealed goods those alone that the buyer names", [mask, plain, mask], true, [2], "plain mask"],
		["nothing, when all of it was opened", [mask, cake, fee], true, [], ""],
		["no perishable goods, whatever is said of their seal", [cake, plain], true, [0], "plain"],
	] as const)("a consumer may return %s", (_, lines, hasLeft, sealed, names) => {
		expect(namesOf(returnableGoods(lines, hasLeft, new Set(sealed)))).toBe(names);
	});

	test.each([
		["everything, as long as it is in the shop", [plain, cake, mask, fee], false, "plain cake mask"],
		["what is not exempt, once it has left", [plain, cake, mask, fee], true, "plain"],
		["everything, when the shop takes exempt goods back of its own will", [cake, mask, fee], true, "cake mask"],
	] as const)("%s", (_, lines, hasLeft, names) => {
		expect(namesOf(coveredGoods(lines, hasLeft))).toBe(names);
	});

	test("a whole seal lifts the exemption of hygiene goods only (OZ § 1837 g)", () => {
		expect([plain, cake, mask].map((one) => isExempt(one, true))).toEqual([false, true, false]);
		expect([plain, cake, mask].map((one) => isExempt(one, false))).toEqual([false, true, true]);
		expect([plain, cake, mask, undefined].map(isSealable)).toEqual([false, false, true, false]);
	});
});
