import { describe, expect, test } from "vitest";
import {
	formatOpeningHours,
	formatWeek,
	type Hours,
	type OpeningBranch,
	openingOf,
	specialDays,
	stateAt,
	weekRuns,
} from "#lib/domain/time/opening-hours.ts";

const DAY: Hours = ["09:00", "18:00"];
const SATURDAY: Hours = ["09:00", "13:00"];
const MALL: Hours = ["09:00", "21:00"];
const STREET = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: SATURDAY };
const small: OpeningBranch = { openingHours: STREET, isLargeShop: false, exceptions: [] };
const large: OpeningBranch = {
	openingHours: { 1: MALL, 2: MALL, 3: MALL, 4: MALL, 5: MALL, 6: MALL, 7: MALL },
	isLargeShop: true,
	exceptions: [],
};
const on = (branch: OpeningBranch, day: string, hours: Hours | null): OpeningBranch => ({
	...branch,
	exceptions: [{ day, hours }],
});

test.each([
	["Mo-Fr 08:00-18:00; Sa 09:00-12:00", "cs", "Po–Pá 8:00–18:00, So 9:00–12:00"],
	["Mo-Fr 08:00-18:00; Sa 09:00-12:00", "en", "Mon–Fri 8:00–18:00, Sat 9:00–12:00"],
	["Su 10:00-14:00", "cs", "Ne 10:00–14:00"],
	["Mo,Tu,We,Th,Fr,Sa,Su 09:00-17:00", "cs", "Po,Út,St,Čt,Pá,So,Ne 9:00–17:00"],
	["Mo,Tu,We,Th,Fr,Sa,Su 09:00-17:00", "en", "Mon,Tue,Wed,Thu,Fri,Sat,Sun 9:00–17:00"],
	["", "cs", ""],
] as const)("%j in %s", (hours, locale, expected) => {
	expect(formatOpeningHours(hours, locale)).toBe(expected);
});

describe("hours of a day", () => {
	test.each([
		["Friday has its usual hours", small, "2026-11-20", DAY],
		["Saturday has its usual hours", small, "2026-11-21", SATURDAY],
		["a weekday without hours is closed", small, "2026-11-22", null],
		[
			"an exception replaces the usual hours",
			on(small, "2026-11-20", ["10:00", "12:00"]),
			"2026-11-20",
			["10:00", "12:00"],
		],
		["an exception closes", on(small, "2026-11-20", null), "2026-11-20", null],
		["an exception opens a Sunday", on(small, "2026-11-22", SATURDAY), "2026-11-22", SATURDAY],
		["an exception of another day does not count", on(small, "2026-11-19", null), "2026-11-20", DAY],
		["a small shop keeps its usual hours on most holidays", small, "2026-09-28", DAY],
		["a small shop is closed on Christmas Eve", small, "2026-12-24", null],
		["a small shop is closed on Christmas Day", small, "2026-12-25", null],
		["a small shop is closed on St Stephen's Day", small, "2026-12-26", null],
		["a small shop is closed on New Year's Day", small, "2027-01-01", null],
		[
			"an exception opens it on such a day",
			on(small, "2026-12-24", ["08:00", "11:00"]),
			"2026-12-24",
			["08:00", "11:00"],
		],
		["a large shop is open on Good Friday", large, "2026-04-03", MALL],
		["a large shop is open on 1 May", large, "2026-05-01", MALL],
		["a large shop is open on 5 July", large, "2026-07-05", MALL],
		["a large shop is open on 17 November", large, "2026-11-17", MALL],
	] as const)("%s", (_, branch, day, hours) => {
		expect(openingOf(branch, day)).toEqual(hours);
	});

	test.each(["2027-01-01", "2026-04-06", "2026-05-08", "2026-09-28", "2026-10-28", "2026-12-25", "2026-12-26"])(
		"Act 223/2016 closes large shops on %s, whatever an exception says",
		(day) => {
			expect(openingOf(large, day)).toBeNull();
			expect(openingOf(on(large, day, ["10:00", "16:00"]), day)).toBeNull();
		},
	);

	test.each([
		[large, ["09:00", "12:00"]],
		[on(large, "2026-12-24", ["08:00", "11:00"]), ["08:00", "11:00"]],
		[on(large, "2026-12-24", ["08:00", "14:00"]), ["08:00", "12:00"]],
		[on(large, "2026-12-24", ["12:00", "14:00"]), null],
		[on(large, "2026-12-24", null), null],
	] as const)("Act 223/2016 closes large shops on 24 December at noon (%#)", (branch, hours) => {
		expect(openingOf(branch, "2026-12-24")).toEqual(hours);
	});
});

describe("the state of a branch in Prague time", () => {
	const opens = (day: string, inDays: number, at: string) => ({ kind: "closed", opens: { day, inDays, at } });
	const open = (until: string, closesSoon = false) => ({ kind: "open", until, closesSoon });

	test.each([
		["a minute before opening", small, "2026-11-20T07:59:59Z", opens("2026-11-20", 0, "09:00")],
		["at opening", small, "2026-11-20T08:00:00Z", open("18:00")],
		["61 minutes before the end", small, "2026-11-20T15:59:00Z", open("18:00")],
		["an hour before the end it closes soon", small, "2026-11-20T16:00:00Z", open("18:00", true)],
		["in the last minute", small, "2026-11-20T16:59:59Z", open("18:00", true)],
		["at the end, with Saturday tomorrow", small, "2026-11-20T17:00:00Z", opens("2026-11-21", 1, "09:00")],
		["on Saturday afternoon, with Sunday closed", small, "2026-11-21T13:00:00Z", opens("2026-11-23", 2, "09:00")],
		[
			"after midnight in Prague, still the day before in UTC",
			small,
			"2026-11-19T23:30:00Z",
			opens("2026-11-20", 0, "09:00"),
		],
		["over Christmas", small, "2026-12-23T17:30:00Z", opens("2026-12-28", 5, "09:00")],
		["a large shop at Christmas Eve's noon", large, "2026-12-24T11:00:00Z", opens("2026-12-27", 3, "09:00")],
		["a large shop before it", large, "2026-12-24T10:30:00Z", open("12:00", true)],
		["summer time began tonight", large, "2026-03-29T06:59:00Z", opens("2026-03-29", 0, "09:00")],
		["nine o'clock of summer time", large, "2026-03-29T07:00:00Z", open("21:00")],
		["winter time began tonight", large, "2026-10-25T07:59:00Z", opens("2026-10-25", 0, "09:00")],
		["nine o'clock of winter time", large, "2026-10-25T08:00:00Z", open("21:00")],
		[
			"a branch that never opens",
			{ ...small, openingHours: {} },
			"2026-11-20T10:00:00Z",
			{ kind: "closed", opens: null },
		],
		[
			"a branch that opens in 60 days",
			on({ ...small, openingHours: {} }, "2027-01-19", DAY),
			"2026-11-20T10:00:00Z",
			opens("2027-01-19", 60, "09:00"),
		],
		[
			"a branch that opens later than in 60 days",
			on({ ...small, openingHours: {} }, "2027-01-20", DAY),
			"2026-11-20T10:00:00Z",
			{ kind: "closed", opens: null },
		],
		["an exception tomorrow", on(small, "2026-11-21", null), "2026-11-20T18:00:00Z", opens("2026-11-23", 3, "09:00")],
	] as const)("%s", (_, branch, moment, state) => {
		expect(stateAt(branch, new Date(moment))).toEqual(state);
	});
});

describe("special days", () => {
	test("are the exceptions and the holidays on usual opening days, within the number of days asked for", () => {
		const branch = on(small, "2026-12-31", ["09:00", "14:00"]);
		expect(specialDays(branch, "2026-12-24", 8)).toEqual([
			{ day: "2026-12-24", hours: null, holiday: "christmasEve" },
			{ day: "2026-12-25", hours: null, holiday: "christmasDay" },
			{ day: "2026-12-26", hours: null, holiday: "stStephen" },
			{ day: "2026-12-31", hours: ["09:00", "14:00"], holiday: null },
		]);
	});

	test("include a holiday with usual hours, but none on a usually closed Sunday", () => {
		expect(specialDays(small, "2026-11-17", 1)).toEqual([{ day: "2026-11-17", hours: DAY, holiday: "freedomDay" }]);
		expect(specialDays(small, "2026-07-05", 1)).toEqual([]);
		expect(specialDays(on(small, "2026-07-05", SATURDAY), "2026-07-05", 1)).toHaveLength(1);
	});

	test("used as exceptions change no opening hours", () => {
		const days = specialDays(large, "2026-12-20", 14);
		for (const { day, hours } of days) expect(openingOf({ ...large, exceptions: days }, day)).toEqual(hours);
	});
});

test.each([
	["a usual week", STREET, ["1–5 09:00,18:00", "6–6 09:00,13:00"]],
	["the same every day", large.openingHours, ["1–7 09:00,21:00"]],
	["a closed Wednesday separates equal days", { 2: DAY, 4: DAY }, ["2–2 09:00,18:00", "4–4 09:00,18:00"]],
	["no day at all", {}, []],
])("a week in short: %s", (_, week, runs) => {
	expect(weekRuns(week).map(({ from, to, hours }) => `${from}–${to} ${hours.join()}`)).toEqual(runs);
});

test.each([
	["cs", STREET, ["Po–Pá\u00a09:00–18:00", "So\u00a09:00–13:00"]],
	["en", STREET, ["Mon–Fri\u00a09:00–18:00", "Sat\u00a09:00–13:00"]],
	["cs", {}, []],
] as const)("a week for reading, %s: %o", (locale, week, runs) => {
	expect(formatWeek(week, locale)).toEqual(runs);
});
