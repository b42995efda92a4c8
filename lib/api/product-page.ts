import { notFound } from "next/navigation";
import type { RelatedProducts } from "#lib/contract/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/delivery.ts";
import type { ReviewsPage } from "#lib/contract/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { fetchDeliveryMethods, fetchRelated, fetchReviews } from "./server.ts";

/** What a product's page shows beside the product itself; the 404 page when it went off sale meanwhile. */
export async function requireBesideProduct(
	locale: Locale,
	id: number,
): Promise<{ related: RelatedProducts; reviews: ReviewsPage; deliveries: DeliveryMethod[] }> {
	const [related, reviews, deliveries] = await Promise.all([
		fetchRelated(locale, id),
		fetchReviews(id),
		fetchDeliveryMethods(locale),
	]);
	if (!related || !reviews) notFound();
	return { related, reviews, deliveries };
}
