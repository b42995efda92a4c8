import { MINUTE_S, SECOND_MS } from "../durations.ts";
import { addDays } from "./calendar-day.ts";

/** Something in a calendar: a whole day, "2026-12-04", or a moment and how long it takes. */
export type CalendarEvent = {
	/** The same as long as it is the same event: a calendar that has it changes it. */
	uid: string;
	at: { day: string } | { moment: Date; minutes: number };
	title: string;
	text: string;
	/** Blank where it is not known. */
	place: string;
	url: string;
	isCertain: boolean;
};

/** Octets of a line; longer ones go on in the next, after a blank (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Events as a file that calendars open (RFC 5545); `now` is when it was said. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Konfety//Shop//CS",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		...events.flatMap((event) => eventLines(event, now)),
		"END:VCALENDAR",
	];
	return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines({ uid, at, title, text, place, url, isCertain }: CalendarEvent, now: Date): string[] {
	return [
		"BEGIN:VEVENT",
		`UID:${uid}`,
		`DTSTAMP:${utc(now)}`,
		// What was asked for and what became certain are two versions of one event.
		`SEQUENCE:${isCertain ? 1 : 0}`,
		`STATUS:${isCertain ? "CONFIRMED" : "TENTATIVE"}`,
		...timeLines(at),
		`SUMMARY:${escaped(title)}`,
		...(place === "" ? [] : [`LOCATION:${escaped(place)}`]),
		`DESCRIPTION:${escaped(text)}`,
		`URL:${url}`,
		"END:VEVENT",
	];
}

/** A whole day leaves its people free, and ends where the next one begins. */
function timeLines(at: CalendarEvent["at"]): string[] {
	if ("day" in at)
		return [
			`DTSTART;VALUE=DATE:${compact(at.day)}`,
			`DTEND;VALUE=DATE:${compact(addDays(at.day, 1))}`,
			"TRANSP:TRANSPARENT",
		];
	return [
		`DTSTART:${utc(at.moment)}`,
		`DTEND:${utc(new Date(at.moment.getTime() + at.minutes * MINUTE_S * SECOND_MS))}`,
	];
}

const compact = (day: string) => day.replaceAll("-", "");
/** "20261205T090000Z" */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
const escaped = (text: string) =>
	text
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\r\n|\r|\n/g, "\\n")
		// biome-ignore lint/suspicious/noControlCharactersInRegex: no calendar reads them
		.replace(/[\u0000-\u001f\u007f]/g, "");

function folded(line: string): string {
	const lines = [""];
	let octets = 0;
	for (const letter of line) {
		const size = new TextEncoder().encode(letter).length;
		if (octets + size > LINE_OCTETS) {
			lines.push(" ");
			octets = 1;
		}
		lines.push(`${lines.pop()}${letter}`);
		octets += size;
	}
	return lines.join("\r\n");
}
