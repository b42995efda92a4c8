import type { DecorationRequest, EventRequest, RequestDetails } from "../../../contract/schemas/request.ts";
import { PARTY_LATEST_DAYS } from "../../../domain/request/request-terms.ts";
import { accept } from "../../../domain/result.ts";
import { addDays, pragueDay } from "../../../domain/time/calendar-day.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type Made, makeRequest, type Prepared, refuseFields, type Sender } from "./make-request.ts";

const CROWN_MINOR = 100;

/** Requests a decoration; staff answer with a price. */
export function requestDecoration(shop: Shop, body: DecorationRequest, sender: Sender): Promise<Made<never>> {
	const { day, place, motif, colours, guests, budget } = body;
	const details = { day, place, motif, colours, guests, budget: budget * CROWN_MINOR };
	return makeRequest(shop, { kind: "decoration", body, ...sender }, async () =>
		onDay(shop, { kind: "decoration", ...details }),
	);
}

export function requestEvent(shop: Shop, body: EventRequest, sender: Sender): Promise<Made<never>> {
	const { title, day, time, place, guests, about } = body;
	return makeRequest(shop, { kind: "event", body, ...sender }, async () =>
		onDay(shop, { kind: "event", title, day, time, place, guests, about }),
	);
}

/** Nothing is held for it, but the day must be within the time for planning. */
function onDay(shop: Shop, details: Extract<RequestDetails, { day: string }>): Prepared<never> {
	const today = pragueDay(shop.now());
	if (details.day < today) return refuseFields({ day: "day_past" });
	if (details.day === today) return refuseFields({ day: "day_too_early" });
	if (details.day > addDays(today, PARTY_LATEST_DAYS)) return refuseFields({ day: "day_too_far" });
	return accept({ branchId: null, details, priceMinor: null, depositMinor: null });
}
