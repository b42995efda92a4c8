import { z } from "@hono/zod-openapi";
import { goodsLink as link } from "../examples/account.ts";
import * as fields from "../fields.ts";
import { guestWatchInput, watchEnded, watches, watchInput, watching, watchOfLink } from "../schemas/watchdog.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Watchdog";
const byVariant = z.object({ variantId: fields.pathId });
const byHash = z.object({ locale: fields.locale, hash: fields.pathHash });
const OF_LINK = { locale: "cs", hash: "75asIa2ePvHAhPfEu38gsfJQ2XZin98Y" } as const;

export const listWatches = defineCall({
	method: "get",
	path: "/watchdog/{locale}",
	tag,
	summary: "Variants the customer waits for",
	auth: "required",
	request: { params: z.object({ locale: fields.locale }) },
	reply: watches,
	errors: ["not_found"],
	example: {
		params: { locale: "cs" },
		reply: [{ variant_id: 31, product: link, variant_name: "", since: "2026-11-20T10:00:00.000Z" }],
	},
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
	example: { params: { variantId: "31" }, body: { locale: "cs" }, reply: { variant_id: 31, is_watching: true } },
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
	example: { params: { variantId: "31" }, reply: { variant_id: 31, is_watching: false } },
});

export const askToWatch = defineCall({
	method: "post",
	path: "/watchdog/guest/{variantId}",
	tag,
	summary: "A guest asks to be told once when a variant is back; a link by mail confirms it, again answers the same",
	request: { params: byVariant, ...jsonBody(guestWatchInput) },
	reply: z.object({}),
	errors: ["too_many_requests", "not_found", "already_in_stock", "invalid", "unreadable", "too_large"],
	example: { params: { variantId: "31" }, body: { email: "jana.novakova@example.cz", locale: "cs" }, reply: {} },
});

export const getWatch = defineCall({
	method: "get",
	path: "/watchdog/link/{locale}/{hash}",
	tag,
	summary: "The watch that a mail's link names",
	request: { params: byHash },
	reply: watchOfLink,
	errors: ["too_many_requests", "not_found"],
	example: { params: OF_LINK, reply: { product: link, variant_name: "", state: "pending", is_guest: true } },
});

export const confirmWatch = defineCall({
	method: "post",
	path: "/watchdog/confirm/{locale}/{hash}",
	tag,
	summary: "Begins the watch that a guest asked for; again answers the same, also when it has ended",
	request: { params: byHash },
	reply: watchOfLink,
	errors: ["too_many_requests", "not_found", "already_in_stock"],
	example: { params: OF_LINK, reply: { product: link, variant_name: "", state: "watching", is_guest: true } },
});

export const endWatch = defineCall({
	method: "post",
	path: "/watchdog/end/{locale}/{hash}",
	tag,
	summary:
		"Ends the watch that a mail's link names; one that is not confirmed or has ended is refused, and no more mails come",
	request: { params: byHash },
	reply: watchEnded,
	errors: ["not_found"],
	example: {
		params: OF_LINK,
		reply: { product: link, variant_name: "" },
	},
});
