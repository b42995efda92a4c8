import { isInTime, pickupSlots } from "#lib/domain/request/inflation.ts";
import { openingOf } from "#lib/domain/time/opening-hours.ts";
import type { OpenBranch } from "./service-branch.ts";

/** Pickup times of a branch on a day, also those that have passed; none while it is closed. */
export function slotsOf(branch: OpenBranch, day: string): Date[] {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
	const { opening_hours: openingHours, is_large_shop: isLargeShop, special_days: exceptions } = branch;
	return pickupSlots(day, openingOf({ openingHours, isLargeShop, exceptions }, day));
}

/** Whether balloons can still be fetched at the branch on this day. */
export function isPickupDay(branch: OpenBranch, day: string): boolean {
	return slotsOf(branch, day).some((slot) => isInTime(slot, new Date()));
}
