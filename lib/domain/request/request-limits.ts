import { HOUR_S, SECOND_MS } from "../durations.ts";

/** How many costumes and times for balloons wait for the shop's answer at once, and how long. */
export type RequestLimits = {
	/** Held for one e-mail, with the new one. */
	heldPerEmail: number;
	/** Held from one network: a school or a family shares it. */
	heldPerNetwork: number;
	/** Without an answer in so many hours it is let go. */
	answerHours: number;
};

/**
 * As long as the shop sets none (`settings set requestLimits`). A family asks for a few costumes, a class at one address for some
 * more; what the shop's people have confirmed counts no more. Three days are longer than any branch is closed at a stretch.
 */
export const REQUEST_LIMITS: RequestLimits = { heldPerEmail: 5, heldPerNetwork: 10, answerHours: 72 };

/** The limit that one more request would pass, given how many are held already; null: none. */
export function heldProblem(
	held: { ofEmail: number; ofNetwork: number },
	{ heldPerEmail, heldPerNetwork }: RequestLimits,
): number | null {
	if (held.ofEmail >= heldPerEmail) return heldPerEmail;
	if (held.ofNetwork >= heldPerNetwork) return heldPerNetwork;
	return null;
}

/** Requests that hold something and came before this moment have had no answer for too long. */
export function unansweredSince(now: Date, { answerHours }: Pick<RequestLimits, "answerHours">): Date {
	return new Date(now.getTime() - answerHours * HOUR_S * SECOND_MS);
}
