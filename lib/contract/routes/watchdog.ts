import { z } from "@hono/zod-openapi";
import * as fields from "../fields.ts";
import { watchEnded, watches, watchHash, watchInput, watching } from "../watchdog.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Watchdog";
const byVariant = z.object({ variantId: fields.pathId });

export const listWatches = defineCall({
	method: "get",
	path: "/watchdog/{locale}",
	tag,
	summary: "Variants the customer waits for",
	auth: "required",
	request: { params: z.object({ locale: fields.locale }) },
	reply: watches,
	errors: ["not_found"],
});

export const watchVariant = defineCall({
	method: "post",
	path: "/watchdog/{variantId}",
	tag,
	summary: "Watches a variant that is out of stock; again changes nothing",
	auth: "required",
	request: { params: byVariant, ...jsonBody(watchInput) },
	reply: watching,
	errors: ["too_many_requests", "not_found", "already_in_stock", "invalid", "unreadable", "too_large"],
});

export const unwatchVariant = defineCall({
	method: "delete",
	path: "/watchdog/{variantId}",
	tag,
	summary: "Ends a watch; without one nothing happens",
	auth: "required",
	request: { params: byVariant },
	reply: watching,
	errors: ["not_found"],
});

export const endWatch = defineCall({
	method: "post",
	path: "/watchdog/end/{locale}/{hash}",
	tag,
	summary: "Ends the watch that a mail's link names; again answers the same",
	request: { params: z.object({ locale: fields.locale, hash: watchHash }) },
	reply: watchEnded,
	errors: ["not_found"],
});
