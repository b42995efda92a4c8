import { z } from "@hono/zod-openapi";
import { KEY } from "../examples/order.ts";
import * as fields from "../fields.ts";
import { satisfactionBody, satisfactionOf } from "../schemas/satisfaction.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Satisfaction";

export const sendSatisfaction = defineCall({
	method: "post",
	path: "/satisfaction",
	tag,
	summary: "Answers the questionnaire, about an order once, or about none",
	request: jsonBody(satisfactionBody),
	reply: z.object({}),
	status: 201,
	errors: ["too_many_requests", "not_found", "already_answered", "invalid", "unreadable", "too_large"],
	example: {
		body: {
			recommendation: 9,
			stars: { choice: 5, delivery: 4 },
			text: "Balónky vydržely celou oslavu.",
			locale: "cs",
		},
		reply: {},
	},
});

export const getSatisfaction = defineCall({
	method: "get",
	path: "/satisfaction/{id}/{hash}",
	tag,
	summary: "Whether the questionnaire about an order was answered",
	request: { params: z.object({ id: fields.pathId, hash: fields.pathHash }) },
	reply: satisfactionOf,
	errors: ["not_found"],
	example: { params: { id: "3", hash: KEY.hash }, reply: { number: "2600003", is_answered: false } },
});
