import type { BalloonType, InflationRequest, InflationSlots } from "../../../contract/schemas/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import {
	balloonsPrice,
	inflationFaults,
	isInTime,
	pickupSlots,
	sinkingBalloons,
	type WantedBalloons,
} from "../../../domain/request/inflation.ts";
import { accept, refuse } from "../../../domain/result.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { openingOf } from "../../../domain/time/opening-hours.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { serviceBranch } from "./branch.sql.ts";
import { balloonTypeRows, bookedBalloons, insertBooking } from "./inflation.sql.ts";
import { type Made, makeRequest, type Prepared, refuseFields, type Sender } from "./make-request.ts";

export function listBalloonTypes(shop: Shop, locale: Locale): Promise<BalloonType[]> {
	return balloonTypeRows(shop.db, locale);
}

/** Slots of a day that can still be booked; null for a branch that inflates no balloons. */
export async function listInflationSlots(shop: Shop, branchId: number, day: string): Promise<InflationSlots | null> {
	const branch = await serviceBranch(shop.db, branchId);
	if (!branch || branch.balloonsPerSlot === 0) return null;
	const now = shop.now();
	const slots = pickupSlots(day, openingOf(branch, day)).filter((slot) => isInTime(slot, now));
	const [first, last] = [slots[0], slots.at(-1)];
	const booked = first && last ? await bookedBalloons(shop.db, { branchId, from: first, to: last }) : new Map();
	return {
		branch_id: branchId,
		day,
		slots: slots.map((slot) => ({
			starts_at: slot.toISOString(),
			free: Math.max(0, branch.balloonsPerSlot - (booked.get(slot.getTime()) ?? 0)),
		})),
	};
}

type InflationRefusal = "branch_not_exists" | "floats_too_short" | "slot_full";

/** Books balloons for their time of pickup, as many as the branch can inflate in that slot. */
export function requestInflation(shop: Shop, body: InflationRequest, sender: Sender): Promise<Made<InflationRefusal>> {
	return makeRequest(shop, { kind: "inflation", body, ...sender }, (tx) => prepareInflation(shop, tx, body));
}

async function prepareInflation(shop: Shop, tx: Database, body: InflationRequest): Promise<Prepared<InflationRefusal>> {
	const [pickupAt, partyEndsAt] = [new Date(body.pickupAt), new Date(body.partyEndsAt)];
	const branch = await serviceBranch(tx, body.branchId, { lock: true });
	if (!branch || branch.balloonsPerSlot === 0) return refuse("branch_not_exists");
	const wanted = wantedBalloons(body, await balloonTypeRows(tx, body.locale));
	const hours = openingOf(branch, pragueDay(pickupAt));
	const faults = { ...wanted.faults, ...inflationFaults({ pickupAt, partyEndsAt }, { now: shop.now(), hours }) };
	if (Object.keys(faults).length > 0) return refuseFields(faults);
	const sinking = sinkingBalloons(wanted.balloons, { pickupAt, partyEndsAt });
	if (sinking.length > 0) return refuse("floats_too_short", namesOf(sinking));
	const count = wanted.balloons.reduce((sum, { quantity }) => sum + quantity, 0);
	const booked = await bookedBalloons(tx, { branchId: branch.id, from: pickupAt, to: pickupAt });
	const free = Math.max(0, branch.balloonsPerSlot - (booked.get(pickupAt.getTime()) ?? 0));
	if (count > free) return refuse("slot_full", free);
	return accept({
		branchId: branch.id,
		details: {
			kind: "inflation",
			pickup_at: pickupAt.toISOString(),
			party_ends_at: partyEndsAt.toISOString(),
			balloons: wanted.balloons.map(lineOf),
		},
		priceMinor: wanted.balloons.reduce((sum, balloons) => sum + balloonsPrice(balloons), 0),
		depositMinor: null,
		take: (requestId) => insertBooking(tx, { requestId, branchId: branch.id, startsAt: pickupAt, balloons: count }),
	});
}

type Wished = WantedBalloons & { wish: string };

/** The requested kinds, and fields that name an unknown kind, or gel where it has no effect. */
function wantedBalloons({ balloons }: InflationRequest, types: BalloonType[]) {
	const faults: Record<string, string> = {};
	const wanted = balloons.flatMap(({ typeKey, ...line }, index): Wished[] => {
		const kind = types.find(({ key }) => key === typeKey);
		if (!kind) faults[`balloons.${index}.typeKey`] = "invalid";
		else if (line.hasGel && kind.gel_float_hours === null) faults[`balloons.${index}.hasGel`] = "invalid";
		return kind ? [{ kind, ...line }] : [];
	});
	return { balloons: wanted, faults };
}

function lineOf(balloons: Wished) {
	const { kind, quantity, isOwn, hasGel } = balloons;
	// Whoever brings the balloons has chosen them.
	const wish = isOwn ? "" : balloons.wish;
	return { name: kind.name, quantity, is_own: isOwn, has_gel: hasGel, wish, total_with_tax: balloonsPrice(balloons) };
}

function namesOf(balloons: WantedBalloons[]): string {
	return [...new Set(balloons.map(({ kind }) => kind.name))].join(", ");
}
