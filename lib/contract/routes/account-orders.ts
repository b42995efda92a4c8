/** Orders, requests for services, product reviews and courier reviews in the account. */

import { z } from "zod";
import * as examples from "../examples/account.ts";
import { KEY } from "../examples/order.ts";
import * as fields from "../fields.ts";
import * as lists from "../schemas/account-orders.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Account";

export const listOwnOrders = defineCall({
	method: "get",
	path: "/account/orders",
	tag,
	summary: "The customer's orders, the newest first; a page past the end is empty",
	auth: "required",
	request: { query: lists.ordersQuery },
	reply: lists.ordersPage,
	errors: ["invalid"],
	example: { query: { page: 1 }, reply: { orders: [examples.orderRow], page: 1, pages: 1, count: 1 } },
});

export const findOwnOrder = defineCall({
	method: "get",
	path: "/account/orders/{id}",
	tag,
	summary: "The hash of an own order, by which the calls of orders answer",
	auth: "required",
	request: { params: z.object({ id: fields.pathId }) },
	reply: lists.orderKey,
	errors: ["not_found"],
	example: { params: { id: KEY.id }, reply: { id: 3, hash: KEY.hash } },
});

export const listOwnRequests = defineCall({
	method: "get",
	path: "/account/requests",
	tag,
	summary:
		"The customer's latest requests for services, the newest first: made when signed in, or with a proved e-mail",
	auth: "required",
	reply: z.array(lists.ownRequest),
	example: { reply: [examples.ownRequest] },
});

export const listOwnReviews = defineCall({
	method: "get",
	path: "/account/reviews/{locale}",
	tag,
	summary: "Reviews that the customer wrote, the newest first",
	auth: "required",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(lists.ownReview),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.ownReview] },
});

export const deleteOwnReview = defineCall({
	method: "delete",
	path: "/account/reviews/{id}",
	tag,
	summary: "Takes an own review back",
	auth: "required",
	request: { params: z.object({ id: fields.pathId }) },
	reply: z.object({}),
	errors: ["not_found"],
	example: { params: { id: "12" }, reply: {} },
});

export const sendCourierReview = defineCall({
	method: "post",
	path: "/order/{id}/{hash}/courier-review",
	tag: "Order",
	summary: "Rates the courier of a delivered order, once",
	request: {
		params: z.object({ id: fields.pathId, hash: fields.pathHash }),
		...jsonBody(lists.courierReviewBody),
	},
	reply: z.object({}),
	status: 201,
	errors: ["unreadable", "not_found", "not_reviewable", "already_reviewed", "too_large", "invalid"],
	example: { params: KEY, body: { stars: 5, text: "Milý kurýr, přijel na minutu přesně." }, reply: {} },
});
