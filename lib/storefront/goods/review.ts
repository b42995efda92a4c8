"use client";
/** Sending a review. */
import { useMutation } from "@tanstack/react-query";
import type { ReviewBody } from "#lib/contract/schemas/review.ts";
import { call } from "../client/browser.ts";

export function useSendReview(productId: number) {
	return useMutation({
		mutationKey: ["review", "send", productId],
		mutationFn: (body: ReviewBody) => call("POST /review/{productId}", { params: { productId }, body }),
	});
}
