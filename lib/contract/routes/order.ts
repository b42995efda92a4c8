import { z } from "zod";
import { ORDER_PROBLEMS } from "../../domain/cart/check-cart.ts";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "../../domain/order/order-terms.ts";
import { CART_ID, cart } from "../examples/cart.ts";
import * as examples from "../examples/order.ts";
import * as fields from "../fields.ts";
import {
	deliveryOptions,
	order,
	orderAgainBody,
	orderAgainReply,
	orderBody,
	orderCreated,
	paymentStarted,
	withdrawalBody,
} from "../schemas/order.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Order";
const orderParams = z.object({ id: fields.pathId, hash: fields.pathHash });

export const getDeliveryOptions = defineCall({
	method: "get",
	path: "/order/deliveries/{locale}/{cartId}",
	tag,
	summary: "Deliveries and payments for a cart, with the total of each combination",
	auth: "optional",
	request: { params: z.object({ locale: fields.locale, cartId: fields.uuid }) },
	reply: deliveryOptions,
	errors: ["unauthorized", "not_found"],
	example: { params: { locale: "cs", cartId: CART_ID }, reply: examples.deliveryOptions },
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
	status: [200, 201],
	errors: [
		"too_many_requests",
		"unreadable",
		"unauthorized",
		"not_found",
		"out_of_stock",
		"request_running",
		"too_large",
		"invalid",
		"key_reused",
		...ORDER_PROBLEMS,
	],
	example: {
		params: { cartId: CART_ID },
		body: examples.orderBody,
		reply: { id: 3, hash: examples.KEY.hash, number: "2600003", url: `/shrnuti/3/${examples.KEY.hash}` },
	},
});

export const getOrder = defineCall({
	method: "get",
	path: "/order/{id}/{hash}",
	tag,
	summary: "An order for whoever knows its hash",
	request: {
		params: orderParams,
		query: z.object({ lang: fields.locale.optional() }),
	},
	reply: order,
	errors: ["not_found"],
	example: { params: examples.KEY, query: { lang: "cs" }, reply: examples.order },
});

export const payOrder = defineCall({
	method: "post",
	path: "/order/{id}/{hash}/pay",
	tag,
	summary: "Opens a payment at the gateway and says where to pay; one that is open already is used again",
	request: { params: orderParams },
	reply: paymentStarted,
	errors: ["not_found", "not_payable", "too_many_requests", "gateway_unavailable", "request_running"],
	example: { params: examples.KEY, reply: { redirect: "/platba/SBX-C97690F1CA77D1BC3D88A9B9" } },
});

export const checkPayment = defineCall({
	method: "post",
	path: "/order/{id}/{hash}/payment-check",
	tag,
	summary: "Asks the gateway how the last payment stands; for the shopper's return from it",
	request: { params: orderParams, query: z.object({ lang: fields.locale.optional() }) },
	reply: order,
	errors: ["not_found", "gateway_unavailable", "request_running"],
	example: { params: examples.KEY, query: { lang: "cs" }, reply: examples.order },
});

export const cancelOrder = defineCall({
	method: "post",
	path: "/order/{id}/{hash}/cancel",
	tag,
	summary: "Cancels an order that is not paid yet; its stock and vouchers return",
	request: { params: orderParams, query: z.object({ lang: fields.locale.optional() }) },
	reply: order,
	errors: ["not_found", "not_cancellable", "request_running"],
	example: { params: examples.KEY, query: { lang: "cs" }, reply: examples.cancelledOrder },
});

export const orderAgain = defineCall({
	method: "post",
	path: "/order/{id}/{hash}/again",
	tag,
	summary: "Puts the goods of an order into a cart, as many as there are",
	auth: "optional",
	request: { params: orderParams, ...jsonBody(orderAgainBody) },
	reply: orderAgainReply,
	errors: [
		"too_many_requests",
		"unreadable",
		"unauthorized",
		"not_found",
		"cart_ordered",
		"too_large",
		"invalid",
		"request_running",
	],
	example: { params: examples.KEY, body: { cartId: CART_ID, locale: "cs" }, reply: { cart, missing: [] } },
});

export const withdrawOrder = defineCall({
	method: "post",
	path: "/order/{id}/{hash}/withdrawal",
	tag,
	summary:
		"Withdraws from the contract; the receipt goes out by e-mail, a repeat changes nothing. Hygiene goods that have left the shop are covered when `sealed` names them",
	request: {
		params: orderParams,
		query: z.object({ lang: fields.locale.optional() }),
		...jsonBody(withdrawalBody),
	},
	reply: order,
	errors: ["unreadable", "not_found", "not_withdrawable", "too_large", "invalid", "no_seal", "request_running"],
	example: {
		params: examples.KEY,
		body: { name: "Jana Nováková", email: "jana.novakova@example.cz", reason: "Oslavu jsme odložili.", sealed: [0] },
		reply: examples.withdrawnOrder,
	},
});
