import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "#lib/domain/time/calendar-file.ts";

const NOW = new Date("2026-11-27T10:00:00.500Z");
const EVENT: CalendarEvent = {
	...{
		uid: "P260001-pickup@konfety.example",
		at: { day: "2026-12-31" },
		title: "Vyzvednout kostým",
		text: "Požadavek P260001",
	},
	...{ place: "Konfety Praha, Nádražní 62", url: "https://konfety.example/p/1", isCertain: false },
};
const linesOf = (changes: Partial<CalendarEvent>) => calendarFile([{ ...EVENT, ...changes }], NOW).split("\r\n");

describe("a file for calendars", () => {
	test("has a whole day until the next one, tentative until it is certain, with a mark of when it was said", () => {
		expect(linesOf({})).toEqual([
			...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Konfety//Shop//CS", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"],
			...[
				"BEGIN:VEVENT",
				"UID:P260001-pickup@konfety.example",
				"DTSTAMP:20261127T100000Z",
				"SEQUENCE:0",
				"STATUS:TENTATIVE",
			],
			...["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101", "TRANSP:TRANSPARENT"],
			...["SUMMARY:Vyzvednout kostým", "LOCATION:Konfety Praha\\, Nádražní 62", "DESCRIPTION:Požadavek P260001"],
			...["URL:https://konfety.example/p/1", "END:VEVENT", "END:VCALENDAR", ""],
		]);
	});

	test("has a moment in UTC for as long as it takes, and a later version once it is certain", () => {
		const lines = linesOf({ at: { moment: new Date("2026-12-05T09:30:00Z"), minutes: 30 }, isCertain: true });
		for (const line of ["DTSTART:20261205T093000Z", "DTEND:20261205T100000Z", "STATUS:CONFIRMED", "SEQUENCE:1"])
			expect(lines).toContain(line);
	});

	test("leaves out a place that is not known", () => {
		expect(linesOf({ place: "" }).some((line) => line.startsWith("LOCATION"))).toBe(false);
	});

	test.each([
		["a;b,c\\d", "SUMMARY:a\\;b\\,c\\\\d"],
		["one\r\ntwo\nthree\rfour", "SUMMARY:one\\ntwo\\nthree\\nfour"],
		["END:VEVENT\r\nBEGIN:VEVENT", "SUMMARY:END:VEVENT\\nBEGIN:VEVENT"],
		["a\u0000\u0007b", "SUMMARY:ab"],
	])("%j breaks no line and no list", (title, line) => expect(linesOf({ title })).toContain(line));

	test("no line is longer than 75 octets; joined again, they say the whole, letters of several octets too", () => {
		const title = "Žluťoučký kůň 🎈".repeat(20);
		const file = calendarFile([{ ...EVENT, title }], NOW);
		for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
	});
});
