import { addDays, pragueDay } from "../time/calendar-day.ts";
import { isInflationCancellable } from "./inflation.ts";
import { mayMoveRequest, type RequestKind, type RequestState } from "./request-states.ts";
import { RENTAL_CANCEL_DAYS } from "./request-terms.ts";

type Request = {
	kind: RequestKind;
	state: RequestState;
	details:
		| { kind: "rental"; from_day: string }
		| { kind: "inflation"; pickup_at: string }
		| { kind: "decoration" | "event" };
};

/**
 * Whether the customer may cancel a request: a costume until 2 days before handover, balloons until 24 hours before
 * pickup, other requests until work on them begins.
 */
export function isCancellable({ kind, state, details }: Request, now: Date): boolean {
	if (!mayMoveRequest({ kind, state }, "cancelled", "shopper")) return false;
	switch (details.kind) {
		case "rental":
			return pragueDay(now) <= addDays(details.from_day, -RENTAL_CANCEL_DAYS);
		case "inflation":
			return isInflationCancellable(new Date(details.pickup_at), now);
		case "decoration":
		case "event":
			return true;
	}
}
