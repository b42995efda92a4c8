import { notFound } from "next/navigation";
import type { RelatedProducts } from "#lib/contract/schemas/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import type { ReviewsPage } from "#lib/contract/schemas/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { fetchDeliveryMethods } from "../content/settings.ts";
import { fetchStores } from "../content/stores.ts";
import { fetchRelated, fetchReviews } from "../goods/catalogue.ts";

/** What a product's page shows beside the product itself; the 404 page when it went off sale meanwhile. */
export async function requireBesideProduct(
	locale: Locale,
	id: number,
): Promise<{ related: RelatedProducts; reviews: ReviewsPage; deliveries: DeliveryMethod[]; branchCount: number }> {
	const [related, reviews, deliveries, stores] = await Promise.all([
		fetchRelated(locale, id),
		fetchReviews(id),
		fetchDeliveryMethods(locale),
		fetchStores(locale),
	]);
	if (!related || !reviews) notFound();
	return { related, reviews, deliveries, branchCount: stores.length };
}
