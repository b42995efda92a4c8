import { hasFreeDelivery } from "../../../domain/cart/cart.ts";
import type { FeedContext, FeedDelivery } from "./feed-context.ts";
import { type Offer, stockOf } from "./offer.ts";

/** Gross prices in haléře of sending one piece, prepaid and cash on delivery; null where cash is not offered. */
export function deliveryPrices(delivery: FeedDelivery, offer: Pick<Offer, "priceMinor">) {
	const isFree = delivery.isFreeAboveThreshold && hasFreeDelivery(offer.priceMinor);
	const priceMinor = isFree ? 0 : delivery.priceMinor;
	return { priceMinor, codMinor: delivery.codMinor === null ? null : priceMinor + delivery.codMinor };
}

/**
 * Deliveries for an offer. A courier takes from the warehouse alone (decisions 4): goods only in branches must be fetched
 * there. Sold-out goods will come to the warehouse.
 */
export function deliveriesOf(offer: Offer, { deliveries }: Pick<FeedContext, "deliveries">): FeedDelivery[] {
	return offer.warehouse === 0 && stockOf(offer) > 0 ? [] : deliveries;
}
