import { describe, expect, test } from "vitest";
import {
	type OrderPromise,
	type Promised,
	type PromiseTexts,
	promisedWhen,
	promiseText,
} from "#lib/domain/order/promise-text.ts";

const TEXTS: PromiseTexts = {
	t: (key, values) => `${key}(${Object.values(values).join()}).`,
	daysText: ({ from, to }) => `${from}-${to}`,
	datesText: ({ from, to }) => `${from}/${to}`,
	momentText: (moment) => `${moment}h`,
};
const DAYS = { from: 1, to: 2 };
const DATES = { from: "25", to: "26" };

describe("when goods come is said by", () => {
	test.each([
		[{ days: DAYS, dates: DATES }, false, "25/26"],
		[{ days: DAYS, dates: DATES }, true, "25/26"],
		[{ days: DAYS, dates: null }, false, "1-2"],
		[{ days: DAYS, dates: null }, true, "oncePaid(1-2)."],
		[{ days: null, dates: null }, true, null],
	] satisfies [Promised, boolean, string | null][])("%j, to be paid first %s: %s", (promise, isPaidFirst, text) => {
		expect(promisedWhen(TEXTS, { ...promise, isPaidFirst })).toBe(text);
	});
});

const to = (kind: "courier" | "branch" | "pickup_point") => ({ kind });

describe("the sentence of an order", () => {
	test.each([
		["accepted", "courier", DATES, "arrives(25/26)."],
		["paid", "branch", DATES, "ready(25/26)."],
		["handed_over", "courier", DATES, "arrives(25/26)."],
		["waiting_for_payment", "courier", DATES, "arrivesIfPaid(25/26,24h)."],
		["waiting_for_payment", "branch", DATES, "readyIfPaid(25/26,24h)."],
		["waiting_for_payment", "courier", null, "arrives(oncePaid(1-2).)."],
		["paid", "courier", null, "arrives(1-2)."],
	] as const)("that is %s and goes by %s", (state, kind, dates, sentence) => {
		const until = state === "waiting_for_payment" && dates ? "24" : null;
		const order = { state, delivery: to(kind), days: DAYS, dates, dates_until: until, is_late: false };
		expect(promiseText(TEXTS, order)).toBe(sentence);
	});

	test.each([
		["courier", "arrivesLate(null/26)."],
		["branch", "readyLate(null/26)."],
	] as const)("that is late and goes by %s is an apology", (kind, sentence) => {
		const order = { state: "packed", delivery: to(kind), days: DAYS, dates: DATES, dates_until: null, is_late: true };
		expect(promiseText(TEXTS, order as OrderPromise)).toBe(sentence);
	});

	test("is none where nothing was promised", () => {
		const order = { days: null, dates: null, dates_until: null, is_late: false };
		expect(promiseText(TEXTS, { ...order, state: "accepted", delivery: to("courier") })).toBeNull();
	});
});
