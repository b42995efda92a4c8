import { SECOND_MS } from "../durations.ts";
import { addDays, pragueDay, pragueMoment } from "../time/calendar-day.ts";
import type { Hours } from "../time/opening-hours.ts";
import { INFLATION_CANCEL_S, INFLATION_LATEST_DAYS, INFLATION_LEAD_S, INFLATION_SLOT_S } from "./request-terms.ts";

/** How long a kind of balloon floats, and gross prices in minor units; gel is null where it has no effect. */
export type BalloonKind = {
	name: string;
	float_hours: { min: number; max: number };
	gel_float_hours: { min: number; max: number } | null;
	price_with_tax: number;
	own_price_with_tax: number;
	gel_price_with_tax: number | null;
};

/** Requested balloons of one kind. */
export type WantedBalloons = { kind: BalloonKind; quantity: number; isOwn: boolean; hasGel: boolean };

const HOUR_MS = 3600 * SECOND_MS;
const SLOT_MS = INFLATION_SLOT_S * SECOND_MS;

/** Price of all balloons of one kind, gross in minor units. */
export function balloonsPrice({ kind, quantity, isOwn, hasGel }: WantedBalloons): number {
	const each = isOwn ? kind.own_price_with_tax : kind.price_with_tax;
	return quantity * (each + (hasGel ? (kind.gel_price_with_tax ?? 0) : 0));
}

/** Until when a balloon collected at this moment floats at least; gel counts where it has an effect. */
export function floatsUntil(kind: BalloonKind, hasGel: boolean, pickupAt: Date): Date {
	const hours = (hasGel && kind.gel_float_hours) || kind.float_hours;
	return new Date(pickupAt.getTime() + hours.min * HOUR_MS);
}

/** Balloons that would sink before the party is over. */
export function sinkingBalloons<Wanted extends Pick<WantedBalloons, "kind" | "hasGel">>(
	balloons: readonly Wanted[],
	{ pickupAt, partyEndsAt }: { pickupAt: Date; partyEndsAt: Date },
): Wanted[] {
	return balloons.filter(({ kind, hasGel }) => floatsUntil(kind, hasGel, pickupAt) < partyEndsAt);
}

/**
 * Pickup times of a day: each full and half hour while the branch is open. The first one is half an hour after opening,
 * because balloons are inflated in the half hour before.
 */
export function pickupSlots(day: string, hours: Hours | null): Date[] {
	if (hours === null) return [];
	const [opens, closes] = hours.map((time) => pragueMoment(day, time).getTime()) as [number, number];
	const slots: Date[] = [];
	for (let at = Math.ceil(opens / SLOT_MS) * SLOT_MS + SLOT_MS; at < closes; at += SLOT_MS) slots.push(new Date(at));
	return slots;
}

/** Whether the pickup is neither too soon to inflate the balloons nor too far ahead. */
export function isInTime(pickupAt: Date, now: Date): boolean {
	return pickupObstacle(pickupAt, now) === null;
}

function pickupObstacle(pickupAt: Date, now: Date): "past" | "too_early" | "too_far" | null {
	if (pickupAt < now) return "past";
	if (pickupAt.getTime() < now.getTime() + INFLATION_LEAD_S * SECOND_MS) return "too_early";
	return pragueDay(pickupAt) > addDays(pragueDay(now), INFLATION_LATEST_DAYS) ? "too_far" : null;
}

/** Message keys for the fields `pickupAt` and `partyEndsAt` that break the rules, given these hours; empty: none. */
export function inflationFaults(
	{ pickupAt, partyEndsAt }: { pickupAt: Date; partyEndsAt: Date },
	{ now, hours }: { now: Date; hours: Hours | null },
): { pickupAt?: string; partyEndsAt?: string } {
	const obstacle = pickupObstacle(pickupAt, now);
	const isSlot = pickupSlots(pragueDay(pickupAt), hours).some((slot) => slot.getTime() === pickupAt.getTime());
	const pickup = obstacle ?? (isSlot ? null : "closed");
	return {
		...(pickup && { pickupAt: `pickup_${pickup}` }),
		...(partyEndsAt < pickupAt && { partyEndsAt: "party_before_pickup" }),
	};
}

/** Whether a request for this pickup can still be cancelled. */
export function isInflationCancellable(pickupAt: Date, now: Date): boolean {
	return now.getTime() <= pickupAt.getTime() - INFLATION_CANCEL_S * SECOND_MS;
}
