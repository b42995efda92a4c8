import type { ReviewsPage } from "#lib/contract/schemas/review.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** A further page of a product's reviews. */
export function fetchReviewsPage(productId: number, page: number): Promise<ReviewsPage> {
	return callAsAnyone("GET /review/{productId}", { params: { productId }, query: { page } });
}
