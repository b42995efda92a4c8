"use client";
import type { Order } from "#lib/contract/schemas/order.ts";
import { trackPurchase } from "#lib/storefront/analytics/purchase.ts";
import { useShown } from "./use-shown.ts";

/** Tells analytics of an order when whoever placed it first sees its summary. */
export function TrackPurchase({ order }: { order: Order }) {
	useShown(order.number, () => trackPurchase(order));
	return null;
}
