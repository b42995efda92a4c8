import { HOUR_S, SECOND_MS } from "../durations.ts";

/** How many costumes and balloon pickups may wait for the shop's answer at once, and how long. */
export type RequestLimits = {
	/** Requests held for one e-mail, with the new one. */
	heldPerEmail: number;
	/** Requests held from one network, which a school or a family shares. */
	heldPerNetwork: number;
	/** A request without an answer for this many hours is declined. */
	answerHours: number;
};

/**
 * Defaults until the shop sets its own (`settings set requestLimits`). A family asks for a few costumes, a class at one
 * address for some more; confirmed requests do not count. No branch is closed for three days in a row.
 */
export const REQUEST_LIMITS: RequestLimits = { heldPerEmail: 5, heldPerNetwork: 10, answerHours: 72 };

/** The limit that one more request would exceed, given how many are held already; null: none. */
export function heldProblem(
	held: { ofEmail: number; ofNetwork: number },
	{ heldPerEmail, heldPerNetwork }: RequestLimits,
): number | null {
	if (held.ofEmail >= heldPerEmail) return heldPerEmail;
	if (held.ofNetwork >= heldPerNetwork) return heldPerNetwork;
	return null;
}

/** Held requests made before this moment have waited too long for an answer. */
export function unansweredSince(now: Date, { answerHours }: Pick<RequestLimits, "answerHours">): Date {
	return new Date(now.getTime() - answerHours * HOUR_S * SECOND_MS);
}
