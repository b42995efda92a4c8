import { pragueDay } from "../time/calendar-day.ts";

type Details =
	| { kind: "rental"; from_day: string; to_day: string }
	| { kind: "inflation"; pickup_at: string }
	| { kind: "decoration" | "event" };

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
