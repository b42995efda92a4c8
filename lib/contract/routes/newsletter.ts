import { z } from "@hono/zod-openapi";
import * as fields from "../fields.ts";
import { type Subscription, subscriberBody, subscription } from "../schemas/newsletter.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Newsletter";
const byHash = z.object({ hash: fields.pathHash });
const HASH = "75asIa2ePvHAhPfEu38gsfJQ2XZin98Y";
const EXAMPLE: Subscription = { email: "jana.novakova@example.cz", state: "confirmed" };

export const saveSubscriber = defineCall({
	method: "post",
	path: "/subscriber/save",
	tag,
	summary: "Asks for the newsletter; a link by mail confirms it",
	request: jsonBody(subscriberBody),
	reply: z.object({}),
	errors: ["already_exists", "too_many_requests", "invalid", "unreadable", "too_large"],
	example: { body: { email: "jana.novakova@example.cz", locale: "cs" }, reply: {} },
});

export const getSubscriber = defineCall({
	method: "get",
	path: "/subscriber/{hash}",
	tag,
	summary: "The newsletter that a mail's link names",
	request: { params: byHash },
	reply: subscription,
	errors: ["too_many_requests", "not_found"],
	example: { params: { hash: HASH }, reply: EXAMPLE },
});

export const confirmSubscriber = defineCall({
	method: "post",
	path: "/subscriber/{hash}/confirm",
	tag,
	summary: "Confirms the newsletter that a mail's link names, also one that was ended; again answers the same",
	request: { params: byHash },
	reply: subscription,
	errors: ["too_many_requests", "not_found"],
	example: { params: { hash: HASH }, reply: EXAMPLE },
});

export const endSubscriber = defineCall({
	method: "post",
	path: "/subscriber/{hash}/end",
	tag,
	summary:
		"Ends the newsletter that a mail's link names, also as mail programs do it (RFC 8058); again answers the same",
	request: { params: byHash },
	reply: subscription,
	errors: ["not_found"],
	example: { params: { hash: HASH }, reply: { ...EXAMPLE, state: "ended" } },
});
