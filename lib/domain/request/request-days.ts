import { pragueDay } from "../time/calendar-day.ts";

type Details =
	| { kind: "rental"; from_day: string; to_day: string }
	| { kind: "inflation"; pickup_at: string }
	| { kind: "decoration" | "event"; day: string };

/** The day that a request is about, the first of several, as a calendar day in Prague. */
export function dayOfRequest(details: Details): string {
	switch (details.kind) {
		case "rental":
			return details.from_day;
		case "inflation":
			return pragueDay(new Date(details.pickup_at));
		default:
			return details.day;
	}
}

/** Days on which whoever asked comes to the branch, in their order. */
export function daysAtBranch(details: Details): string[] {
	switch (details.kind) {
		case "rental":
			return [...new Set([details.from_day, details.to_day])];
		case "inflation":
			return [pragueDay(new Date(details.pickup_at))];
		default:
			return [];
	}
}
