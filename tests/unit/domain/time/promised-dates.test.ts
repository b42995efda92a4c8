import { describe, expect, test } from "vitest";
import { countedDay, DISPATCH, datesUntil, laterDates, promisedDates } from "#lib/domain/time/promised-dates.ts";

/** Moments in UTC: Prague is an hour ahead in winter, two in summer. */
const MOMENTS: [string, string, counted: string, from: string, to: string][] = [
	["a Tuesday morning", "2026-11-24T07:00:00Z", "2026-11-24", "2026-11-25", "2026-11-26"],
	["the last minute before the cut-off", "2026-11-24T12:59:59Z", "2026-11-24", "2026-11-25", "2026-11-26"],
	["the cut-off itself", "2026-11-24T13:00:00Z", "2026-11-25", "2026-11-26", "2026-11-27"],
	["a minute before midnight", "2026-11-24T22:59:00Z", "2026-11-25", "2026-11-26", "2026-11-27"],
	["a minute after midnight", "2026-11-24T23:01:00Z", "2026-11-25", "2026-11-26", "2026-11-27"],
	["a Thursday: over the weekend", "2026-11-26T10:00:00Z", "2026-11-26", "2026-11-27", "2026-11-30"],
	["a Friday evening", "2026-11-27T18:00:00Z", "2026-11-30", "2026-12-01", "2026-12-02"],
	["a Saturday morning", "2026-11-28T08:00:00Z", "2026-11-30", "2026-12-01", "2026-12-02"],
	["a Sunday", "2026-11-29T12:00:00Z", "2026-11-30", "2026-12-01", "2026-12-02"],
	["the day before a holiday", "2026-11-16T10:00:00Z", "2026-11-16", "2026-11-18", "2026-11-19"],
	["a holiday in the week", "2026-11-17T10:00:00Z", "2026-11-18", "2026-11-19", "2026-11-20"],
	["23 December before the cut-off", "2026-12-23T12:00:00Z", "2026-12-23", "2026-12-28", "2026-12-29"],
	["23 December in the evening", "2026-12-23T19:00:00Z", "2026-12-28", "2026-12-29", "2026-12-30"],
	["New Year's Eve", "2026-12-31T09:00:00Z", "2026-12-31", "2027-01-04", "2027-01-05"],
	["New Year's Eve in the evening", "2026-12-31T22:30:00Z", "2027-01-04", "2027-01-05", "2027-01-06"],
	["Maundy Thursday", "2027-03-25T10:00:00Z", "2027-03-25", "2027-03-30", "2027-03-31"],
	["Maundy Thursday in the evening", "2027-03-25T18:00:00Z", "2027-03-30", "2027-03-31", "2027-04-01"],
	["the night in which summer time begins", "2027-03-28T01:30:00Z", "2027-03-30", "2027-03-31", "2027-04-01"],
	["a minute before the cut-off in summer", "2027-06-15T11:59:00Z", "2027-06-15", "2027-06-16", "2027-06-17"],
	["the cut-off in summer", "2027-06-15T12:00:00Z", "2027-06-16", "2027-06-17", "2027-06-18"],
	["the night in which summer time ends", "2026-10-25T00:30:00Z", "2026-10-26", "2026-10-27", "2026-10-29"],
];

test.each(MOMENTS)("%s, %s: counts from %s, one or two working days are %s to %s", (_, moment, counted, from, to) => {
	const ordered = new Date(moment);
	expect(countedDay(ordered, DISPATCH)).toBe(counted);
	expect(promisedDates({ from: 1, to: 2 }, ordered, DISPATCH)).toEqual({ from, to });
});

describe("a promise of", () => {
	const ordered = new Date("2026-11-24T07:00:00Z");

	test.each([
		["exactly two days", { from: 2, to: 2 }, { from: "2026-11-26", to: "2026-11-26" }],
		["three to five days", { from: 3, to: 5 }, { from: "2026-11-27", to: "2026-12-01" }],
		["ten days at most", { from: null, to: 10 }, { from: null, to: "2026-12-08" }],
	])("%s has its days in the calendar", (_, days, dates) => {
		expect(promisedDates(days, ordered, DISPATCH)).toEqual(dates);
	});
});

describe("dates never come nearer", () => {
	const [soon, late] = [
		{ from: "2026-11-25", to: "2026-11-26" },
		{ from: "2026-11-26", to: "2026-11-27" },
	];
	test.each([
		[null, soon, soon],
		[soon, late, late],
		[late, soon, late],
		[soon, { from: null, to: "2026-11-26" }, soon],
		[soon, { from: "2026-11-26", to: "2026-11-26" }, { from: "2026-11-26", to: "2026-11-26" }],
		[{ from: "2026-11-26", to: "2026-11-26" }, soon, { from: "2026-11-26", to: "2026-11-26" }],
	])("%j and then %j: %j", (before, now, held) => {
		expect(laterDates(before, now)).toEqual(held);
	});
});

describe("the cut-off", () => {
	test.each([
		[0, "2026-11-25"],
		[8, "2026-11-25"],
		[9, "2026-11-24"],
		[23, "2026-11-24"],
	])("at %i o'clock counts an order of half past eight from %s", (cutOffHour, counted) => {
		expect(countedDay(new Date("2026-11-24T07:30:00Z"), { cutOffHour })).toBe(counted);
	});

	test.each([
		["2026-11-24T12:59:59Z", "2026-11-24T13:00:00Z"],
		["2026-11-24T13:00:00Z", "2026-11-25T13:00:00Z"],
		["2026-11-28T08:00:00Z", "2026-11-30T13:00:00Z"],
		["2026-12-23T19:00:00Z", "2026-12-28T13:00:00Z"],
		["2027-03-26T19:00:00Z", "2027-03-30T12:00:00Z"],
	])("dates of %s hold until %s, and are later ones from then on", (moment, until) => {
		const end = datesUntil(new Date(moment), DISPATCH);
		expect(end).toEqual(new Date(until));
		const of = (ms: number) => promisedDates({ from: 1, to: 2 }, new Date(ms), DISPATCH);
		expect(of(end.getTime() - 1)).toEqual(of(Date.parse(moment)));
		expect(of(end.getTime()).to > of(end.getTime() - 1).to).toBe(true);
	});
});
