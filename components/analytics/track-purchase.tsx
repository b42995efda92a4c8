"use client";
import type { Order } from "#lib/contract/schemas/order.ts";
import { trackPurchase } from "#lib/storefront/analytics/purchase.ts";
import { useShown } from "./use-shown.ts";

/** Tracks the purchase when the buyer first sees the order's summary. */
export function TrackPurchase({ order }: { order: Order }) {
	useShown(order.number, () => trackPurchase(order));
	return null;
}
