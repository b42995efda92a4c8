import { z } from "@hono/zod-openapi";
import { goodsLink as link } from "../examples/account.ts";
import * as fields from "../fields.ts";
import { watchEnded, watches, watchInput, watching } from "../schemas/watchdog.ts";
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

export const endWatch = defineCall({
	method: "post",
	path: "/watchdog/end/{locale}/{hash}",
	tag,
	summary: "Ends the watch that a mail's link names; again answers the same",
	request: { params: z.object({ locale: fields.locale, hash: fields.pathHash }) },
	reply: watchEnded,
	errors: ["not_found"],
	example: {
		params: { locale: "cs", hash: "75asIa2ePvHAhPfEu38gsfJQ2XZin98Y" },
		reply: { product: link, variant_name: "" },
	},
});
