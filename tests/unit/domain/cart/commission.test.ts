import { describe, expect, test } from "vitest";
import {
	commissionBalance,
	commissionBaseMinor,
	commissionMinor,
	isOwnPurchase,
	lastMonths,
	payableUntil,
	statesOfCommission,
} from "#lib/domain/cart/commission.ts";

const CZK = { rate: "1.00000000", decimals: 2 };
const goods = (totalMinor: number, vatPercent = "21.00") => ({ kind: "goods", totalMinor, vatPercent });
const voucher = (totalMinor: number) => ({ kind: "voucher", totalMinor: -totalMinor, vatPercent: "0.00" });
const fee = (kind: string, totalMinor: number) => ({ kind, totalMinor, vatPercent: "21.00" });

describe("the base of the commission", () => {
	test.each([
		["goods without VAT", [goods(12_100)], 10_000],
		["goods after the voucher", [goods(12_100), voucher(1_210)], 9_000],
		["goods after all vouchers", [goods(12_100), voucher(1_000), voucher(210)], 9_000],
		[
			"delivery, payment and rounding do not count as goods",
			[goods(12_100), fee("delivery", 9_900), fee("payment", 3_900), fee("rounding", 40)],
			10_000,
		],
		["each rate has its own VAT", [goods(12_100), goods(11_200, "12.00"), goods(500, "0.00")], 20_500],
		[
			"a voucher is spread over the rates by their share",
			[goods(10_000), goods(10_000, "12.00"), voucher(10_000)],
			4_132 + 4_464,
		],
		["a remainder that no rate divides goes to the last one", [goods(100), goods(100, "0.00"), voucher(3)], 82 + 98],
		["nothing is left after a voucher for the whole price", [goods(12_100), voucher(12_100)], 0],
		["an order of nothing", [], 0],
		["half a haléř of VAT is rounded up, so the base is rounded down", [goods(1, "100.00")], 0],
	])("%s", (_, lines, base) => {
		expect(commissionBaseMinor({ lines, currency: CZK })).toBe(base);
	});

	test.each([
		["euros at 24,69 Kč", { rate: "0.04050000", decimals: 2 }, 1_210, 24_691],
		["a currency without decimals", { rate: "15.00000000", decimals: 0 }, 12_100, 66_667],
	])("%s are haléře again", (_, currency, gross, base) => {
		expect(commissionBaseMinor({ lines: [goods(gross)], currency })).toBe(base);
	});
});

test.each([
	[10_000, "8", 800],
	[10_000, "0", 0],
	[10_000, "100.00", 10_000],
	[0, "8", 0],
	[49, "1", 0],
	[50, "1", 1],
	[6, "8.00", 0],
	[7, "8.00", 1],
	[9_999, "7.50", 750],
	[333, "12.55", 42],
	[9_007_199_254_740_991, "50", 4_503_599_627_370_496],
])("of %i haléře at %s %% the commission is %i, rounded half up", (base, percent, commission) => {
	expect(commissionMinor(base, percent)).toBe(commission);
});

test("the order's state decides whether its commission is waiting, earned or lost", () => {
	expect(statesOfCommission("waiting")).toEqual(["waiting_for_payment"]);
	expect(statesOfCommission("earned")).toEqual([
		"paid",
		"accepted",
		"packed",
		"handed_over",
		"ready_at_branch",
		"delivered",
	]);
	expect(statesOfCommission("lost")).toEqual(["cancelled", "withdrawn"]);
});

test.each([
	["the account itself", { userId: 2, email: "jina@example.cz" }, true],
	["the same e-mail as a guest", { userId: null, email: "tereza@example.cz" }, true],
	["the same e-mail in capitals", { userId: null, email: "TEREZA@Example.cz" }, true],
	["the same e-mail under another account", { userId: 3, email: "tereza@example.cz" }, true],
	["somebody else", { userId: 3, email: "jana@example.cz" }, false],
	["a guest", { userId: null, email: "jana@example.cz" }, false],
])("own purchase: %s", (_, buyer, own) => {
	expect(isOwnPurchase({ id: 2, email: "Tereza@example.cz" }, buyer)).toBe(own);
});

test.each([
	["nothing yet", { earnedMinor: 0, ripeMinor: 0, paidMinor: 0 }, 0, 0],
	["all orders too recent", { earnedMinor: 500, ripeMinor: 0, paidMinor: 0 }, 500, 0],
	["a part old enough", { earnedMinor: 500, ripeMinor: 300, paidMinor: 0 }, 500, 300],
	["paid before", { earnedMinor: 500, ripeMinor: 300, paidMinor: 100 }, 400, 200],
	["paid early by hand", { earnedMinor: 500, ripeMinor: 300, paidMinor: 400 }, 100, 0],
	["withdrawn after the payout", { earnedMinor: 200, ripeMinor: 200, paidMinor: 500 }, -300, 0],
])("the unpaid and the payable commission: %s", (_, sums, unpaidMinor, payableMinor) => {
	expect(commissionBalance(sums)).toEqual({ unpaidMinor, payableMinor });
});

test("an order's commission is payable exactly after the set number of days", () => {
	expect(payableUntil(new Date("2026-11-20T10:00:00Z"), 30)).toEqual(new Date("2026-10-21T10:00:00Z"));
	expect(payableUntil(new Date("2026-11-20T10:00:00Z"), 0)).toEqual(new Date("2026-11-20T10:00:00Z"));
});

test("the last months end with the current one and may begin in the year before", () => {
	expect(lastMonths("2026-02-28", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
	expect(lastMonths("2026-12-01", 2)).toEqual(["2026-11", "2026-12"]);
	expect(lastMonths("2026-11-20", 12)[0]).toBe("2025-12");
});
