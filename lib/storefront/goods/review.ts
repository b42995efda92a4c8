"use client";
/** Reviews of a product in the browser: further pages of them, and sending one. */
import { useMutation } from "@tanstack/react-query";
import type { ReviewBody, ReviewsPage } from "#lib/contract/schemas/review.ts";
import { call } from "../client/browser.ts";
import { callAsAnyone } from "../customer/customer.ts";

export function fetchReviewsPage(productId: number, page: number): Promise<ReviewsPage> {
	return callAsAnyone("GET /review/{productId}", { params: { productId }, query: { page } });
}

export function useSendReview(productId: number) {
	return useMutation({
		mutationKey: ["review", "send", productId],
		mutationFn: (body: ReviewBody) => call("POST /review/{productId}", { params: { productId }, body }),
	});
}
