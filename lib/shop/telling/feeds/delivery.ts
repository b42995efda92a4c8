import { hasFreeDelivery } from "../../../domain/cart/cart.ts";
import type { FeedContext, FeedDelivery } from "./feed-context.ts";
import { type Offer, stockOf } from "./offer.ts";

/** Gross prices in haléře of sending one piece, paid beforehand and in cash; null where cash cannot be chosen. */
export function deliveryPrices(delivery: FeedDelivery, offer: Pick<Offer, "priceMinor">) {
	const isFree = delivery.isFreeAboveThreshold && hasFreeDelivery(offer.priceMinor);
	const priceMinor = isFree ? 0 : delivery.priceMinor;
	return { priceMinor, codMinor: delivery.codMinor === null ? null : priceMinor + delivery.codMinor };
}

/**
 * Ways by which an offer can be sent. A courier takes from the warehouse alone (decisions 4): what lies only in branches is
 * fetched there. What is sold out everywhere will come to the warehouse.
 */
export function deliveriesOf(offer: Offer, { deliveries }: Pick<FeedContext, "deliveries">): FeedDelivery[] {
	return offer.warehouse === 0 && stockOf(offer) > 0 ? [] : deliveries;
}
