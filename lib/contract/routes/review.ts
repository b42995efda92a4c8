import { z } from "@hono/zod-openapi";
import * as fields from "../fields.ts";
import { reviewInput, reviewSent, reviewsPage, reviewsQuery } from "../review.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Reviews";

export const listReviews = defineCall({
	method: "get",
	path: "/review/{productId}",
	tag,
	summary: "Published reviews of a product, the newest first",
	request: { params: z.object({ productId: fields.pathId }), query: reviewsQuery },
	reply: reviewsPage,
	errors: ["not_found", "invalid"],
});

export const sendReview = defineCall({
	method: "post",
	path: "/review/{productId}",
	tag,
	summary: "Sends a review; it is shown once it is approved",
	auth: "required",
	request: { params: z.object({ productId: fields.pathId }), ...jsonBody(reviewInput) },
	reply: reviewSent,
	status: 201,
	errors: ["too_many_requests", "not_found", "already_reviewed", "invalid", "unreadable", "too_large"],
});
