import { z } from "zod";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "../../domain/limits.ts";
import * as fields from "../fields.ts";
import { deliveryOptions, order, orderBody, orderCreated } from "../order.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Order";

export const getDeliveryOptions = defineCall({
	method: "get",
	path: "/order/deliveries/{locale}/{cartId}",
	tag,
	summary: "Deliveries and payments for a cart, with the total of each combination",
	auth: "optional",
	request: { params: z.object({ locale: fields.locale, cartId: fields.uuid }) },
	reply: deliveryOptions,
	errors: ["unauthorized", "not_found"],
});

export const createOrder = defineCall({
	method: "post",
	path: "/order/create/{cartId}",
	tag,
	summary: "Places the order of a cart; a repeat answers 200 with the same order",
	auth: "optional",
	request: {
		params: z.object({ cartId: fields.uuid }),
		headers: z.object({ "idempotency-key": z.string().min(1).max(IDEMPOTENCY_KEY_MAX_LENGTH).optional() }),
		...jsonBody(orderBody),
	},
	reply: orderCreated,
	status: 201,
	errors: [
		"unreadable",
		"unauthorized",
		"not_found",
		"out_of_stock",
		"not_active",
		"cart_empty",
		"price_changed",
		"request_running",
		"too_large",
		"invalid",
		"branch_not_exists",
		"payment_not_allowed",
		"country_not_shipped",
		"key_reused",
	],
});

export const getOrder = defineCall({
	method: "get",
	path: "/order/{id}/{hash}",
	tag,
	summary: "An order for whoever knows its hash",
	request: {
		params: z.object({ id: fields.pathId, hash: z.string().regex(/^[\w-]{20,64}$/) }),
		query: z.object({ lang: z.enum(["cs", "en"]).optional() }),
	},
	reply: order,
	errors: ["not_found"],
});
