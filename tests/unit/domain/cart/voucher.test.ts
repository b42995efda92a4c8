import { describe, expect, test } from "vitest";
import {
	holdsOrderUp,
	isRemovableVoucher,
	normalisedVoucherCode,
	type VoucherFacts,
	type VoucherProblem,
	type VoucherRules,
	type VoucherState,
	type VoucherType,
	voucherProblem,
	voucherState,
} from "#lib/domain/cart/voucher.ts";

const at = (text: string) => new Date(text);
const NOON = at("2026-11-20T12:00:00Z");

const FREE: VoucherRules = {
	serviceType: "eshop",
	activeFrom: null,
	activeTo: null,
	quantity: null,
	used: 0,
	quantityPerUser: null,
	minimalMinor: null,
	groupId: null,
	requiresEmail: false,
};
const GUEST: VoucherFacts = { now: NOON, goodsMinor: 60_000, groupId: null, email: null, usedByPerson: 0 };
const JANA = { email: "jana@example.cz" };

const problem = (rules: Partial<VoucherRules>, facts: Partial<VoucherFacts> = {}) =>
	voucherProblem({ ...FREE, ...rules }, { ...GUEST, ...facts });
const told = (code: VoucherProblem["code"], value: number | null = null): VoucherProblem => ({ code, value });

describe("a voucher", () => {
	test.each<[string, Partial<VoucherRules>, Partial<VoucherFacts>, VoucherProblem | null]>([
		["without conditions is valid for everybody", {}, {}, null],
		["without conditions is valid for an empty cart", {}, { goodsMinor: 0 }, null],
		["of another service is not valid here", { serviceType: "rental" }, {}, told("service_type")],

		["is valid from its first instant on", { activeFrom: NOON }, {}, null],
		["is not valid before", { activeFrom: NOON }, { now: at("2026-11-20T11:59:59.999Z") }, told("active_from")],
		["is valid to the last millisecond", { activeTo: NOON }, { now: at("2026-11-20T11:59:59.999Z") }, null],
		["is not valid at the instant of its end", { activeTo: NOON }, {}, told("active_to")],
		[
			"that ends before it begins is never valid",
			{ activeFrom: NOON, activeTo: at("2026-11-19") },
			{},
			told("active_to"),
		],

		["with the last use left is valid", { quantity: 10, used: 9 }, {}, null],
		["that is used up is not valid", { quantity: 10, used: 10 }, {}, told("quantity")],
		["of quantity 0 is never valid", { quantity: 0 }, {}, told("quantity")],

		["of a group is valid for its customer", { groupId: 3 }, { ...JANA, groupId: 3 }, null],
		["of a group is not for another one's customer", { groupId: 3 }, { ...JANA, groupId: 1 }, told("user_check")],
		["of no group is valid for the customers of any", {}, { ...JANA, groupId: 3 }, null],
		["of a group is not for guests", { groupId: 3 }, JANA, told("user_check")],

		["that needs an e-mail asks for it", { requiresEmail: true }, {}, told("email_required")],
		["that needs an e-mail is valid with one", { requiresEmail: true }, JANA, null],

		["with a limit per user asks a guest who it is", { quantityPerUser: 1 }, {}, told("email_required")],
		["with a limit per user is valid for a new person", { quantityPerUser: 1 }, JANA, null],
		["is valid below the limit", { quantityPerUser: 3 }, { ...JANA, usedByPerson: 2 }, null],
		[
			"is not valid at the limit",
			{ quantityPerUser: 3 },
			{ ...JANA, usedByPerson: 3 },
			told("quantity_per_user_limit", 3),
		],
		[
			"is not valid above the limit",
			{ quantityPerUser: 1 },
			{ ...JANA, usedByPerson: 2 },
			told("quantity_per_user_limit", 1),
		],

		["is valid at the minimal price", { minimalMinor: 60_000 }, {}, null],
		["is not valid a haléř below it", { minimalMinor: 60_001 }, {}, told("minimal_price", 60_001)],
	])("%s", (_, rules, facts, expected) => {
		expect(problem(rules, facts)).toEqual(expected);
	});

	test("of several problems the one that the shopper can change least is told", () => {
		const rules: Partial<VoucherRules> = {
			serviceType: "rental",
			activeFrom: at("2027-01-01"),
			activeTo: at("2026-01-01"),
			quantity: 0,
			groupId: 3,
			quantityPerUser: 0,
			minimalMinor: 1_000_000,
		};
		const heal: Partial<VoucherRules>[] = [
			{ serviceType: "eshop" },
			{ activeFrom: null },
			{ activeTo: null },
			{ quantity: null },
			{ groupId: null },
		];
		const codes: (string | undefined)[] = [problem(rules)?.code];
		let left = rules;
		for (const one of heal) {
			left = { ...left, ...one };
			codes.push(problem(left)?.code);
		}
		codes.push(problem(left, JANA)?.code, problem({ ...left, quantityPerUser: null }, JANA)?.code);
		expect(codes).toEqual([
			"service_type",
			"active_from",
			"active_to",
			"quantity",
			"user_check",
			"email_required",
			"quantity_per_user_limit",
			"minimal_price",
		]);
	});
});

const [BEFORE, AFTER] = [at("2026-11-20T11:59:59.999Z"), at("2026-11-20T12:00:00.001Z")];

test.each<[string, VoucherState, Partial<VoucherRules>]>([
	["without conditions", "active", {}],
	["that begins in a moment", "coming", { activeFrom: AFTER }],
	["at its first instant", "active", { activeFrom: NOON }],
	["that has begun", "active", { activeFrom: BEFORE }],
	["in its last moment", "active", { activeTo: AFTER }],
	["at the instant of its end", "ended", { activeTo: NOON }],
	["that is over", "ended", { activeTo: BEFORE }],
	["between beginning and end", "active", { activeFrom: BEFORE, activeTo: AFTER }],
	["with the last use left", "active", { quantity: 10, used: 9 }],
	["with none left", "used up", { quantity: 10, used: 10 }],
	["without a limit, however often it was used", "active", { used: 10 }],
	["that is over, with none left", "ended", { activeTo: NOON, quantity: 1, used: 1 }],
	["that begins later, with none left", "used up", { activeFrom: AFTER, quantity: 1, used: 1 }],
])("a voucher %s is listed as %s", (_, state, rules) => {
	expect(voucherState({ ...FREE, ...rules }, NOON)).toBe(state);
});

describe("at the change of daylight saving time in Prague", () => {
	const clock = new Intl.DateTimeFormat("cs", { timeZone: "Europe/Prague", hour: "2-digit", minute: "2-digit" });

	test("in October, when 2:30 comes twice, a voucher ends at the first 2:30", () => {
		const [first, second] = [at("2026-10-25T00:30:00Z"), at("2026-10-25T01:30:00Z")];
		expect(clock.format(first)).toBe(clock.format(second));
		const rules = { activeTo: first };
		expect(problem(rules, { now: at("2026-10-25T00:29:59.999Z") })).toBeNull();
		expect(problem(rules, { now: first })).toEqual(told("active_to"));
		expect(problem(rules, { now: second })).toEqual(told("active_to"));
		expect(problem({ activeTo: second }, { now: first })).toBeNull();
	});

	test("in March, when an hour is missing, a voucher begins at its exact moment", () => {
		const rules = { activeFrom: at("2026-03-29T01:00:00Z") };
		expect(problem(rules, { now: at("2026-03-29T00:59:59.999Z") })).toEqual(told("active_from"));
		expect(problem(rules, { now: at("2026-03-29T01:00:00Z") })).toBeNull();
	});
});

test.each<[string, boolean, VoucherType, VoucherProblem | null]>([
	["an order's voucher that is valid", false, "order", null],
	["an order's voucher that is not valid", false, "order", told("active_to")],
	["a voucher for an amount that is valid", false, "amount", null],
	["a voucher for an amount that is not valid", true, "amount", told("active_to")],
])("%s blocks the order of its cart: %s", (_, isHolding, type, why) => {
	expect(holdsOrderUp({ type, problem: why })).toBe(isHolding);
});

test.each<[VoucherType, boolean]>([
	["order", false],
	["amount", true],
	["percent", true],
])("a voucher of the type %s may be taken out of its cart: %s", (type, isRemovable) => {
	expect(isRemovableVoucher({ type })).toBe(isRemovable);
});

test.each([
	["konfety10", "KONFETY10"],
	[" Konfety 10 ", "KONFETY10"],
	["KONFETY\u00a010", "KONFETY10"],
	["žába-1", "ŽÁBA-1"],
])("a code typed as %j is %s", (typed, code) => {
	expect(normalisedVoucherCode(typed)).toBe(code);
});
