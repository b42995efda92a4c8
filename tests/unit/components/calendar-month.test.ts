import { describe, expect, test } from "vitest";
import {
	addMonths,
	dayOfKey,
	firstShown,
	turnMonth,
	weeksOf,
	within,
} from "#components/service/calendar/calendar-month.ts";

test("a month is shown in weeks from Monday, without days of its neighbours", () => {
	expect(weeksOf("2026-11")).toEqual([
		[null, null, null, null, null, null, "2026-11-01"],
		["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06", "2026-11-07", "2026-11-08"],
		["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"],
		["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"],
		["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
		["2026-11-30", null, null, null, null, null, null],
	]);
	// Four whole weeks, from Monday the first.
	expect(weeksOf("2027-02").length).toBe(4);
	expect(weeksOf("2028-02").flat().at(-6)).toBe("2028-02-29");
});

test("months follow one another over the turn of the year", () => {
	expect([addMonths("2026-12", 1), addMonths("2027-01", -1), addMonths("2026-11", 14)]).toEqual([
		"2027-01",
		"2026-12",
		"2028-01",
	]);
});

describe("keys in a grid of days", () => {
	test.each([
		["ArrowLeft", "2026-11-30"],
		["ArrowRight", "2026-12-02"],
		["ArrowUp", "2026-11-24"],
		["ArrowDown", "2026-12-08"],
		["Home", "2026-11-30"],
		["End", "2026-12-06"],
		["PageUp", "2026-11-01"],
		["PageDown", "2027-01-01"],
		["a", null],
		["Tab", null],
	])("%s leads from Tuesday 1 December to %s", (key, day) => {
		expect(dayOfKey(key, "2026-12-01")).toBe(day);
	});

	test("a month that is too short shows its last day", () => {
		expect(dayOfKey("PageDown", "2027-01-31")).toBe("2027-02-28");
		expect(dayOfKey("PageUp", "2026-12-31")).toBe("2026-11-30");
	});
});

test("neither the month buttons nor a key lead beyond the days of the calendar", () => {
	const span: [string, string] = ["2026-11-23", "2027-01-10"];
	expect(turnMonth("2026-12-20", 1, span)).toBe("2027-01-10");
	expect(turnMonth("2026-12-05", -1, span)).toBe("2026-11-23");
	expect(within("2026-12-24", span)).toBe("2026-12-24");
});

describe("the first month shown", () => {
	const span: [string, string] = ["2026-11-23", "2027-02-22"];
	test.each([
		["stays while the day is in it", "2026-12-24", "2026-12", 1, "2026-12"],
		["stays while the day is in the second one", "2027-01-05", "2026-12", 2, "2026-12"],
		["is the day's when that is earlier", "2026-11-30", "2026-12", 2, "2026-11"],
		["is such that a later day is in the last one", "2027-02-01", "2026-11", 2, "2027-01"],
		["is never so late that the second one has no day", "2027-02-01", "2027-02", 2, "2027-01"],
	])("%s", (_, day, first, count, shown) => {
		expect(firstShown(day, { first, count, span })).toBe(shown);
	});

	test("is the only one of a calendar within a month", () => {
		expect(firstShown("2026-11-24", { first: "2026-11", count: 2, span: ["2026-11-23", "2026-11-30"] })).toBe(
			"2026-11",
		);
	});
});
