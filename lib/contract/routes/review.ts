import { z } from "@hono/zod-openapi";
import { reviews } from "../examples/content.ts";
import * as fields from "../fields.ts";
import { reviewInput, reviewSent, reviewsPage, reviewsQuery, reviewsSummary } from "../schemas/review.ts";
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
	example: { params: { productId: "1300" }, query: { page: 1 }, reply: reviews },
});

export const getReviewsSummary = defineCall({
	method: "get",
	path: "/reviews/summary",
	tag,
	summary: "Average and number of all published reviews",
	reply: reviewsSummary,
	example: { reply: { rating: { average: 4.52, count: 1931 } } },
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
	example: {
		params: { productId: "1300" },
		body: { stars: 5, author: "Jana", text: "Balónky vydržely celý týden.", locale: "cs" },
		reply: { id: 1340, state: "pending" },
	},
});
