import { z } from "zod";
import { CART_ID, cart, cartWithVoucher } from "../examples/cart.ts";
import * as fields from "../fields.ts";
import { voucherAddBody, voucherDeleteBody, voucherReply } from "../schemas/voucher.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Voucher";
const cartParams = z.object({ cartId: fields.uuid });

export const addVoucher = defineCall({
	method: "post",
	path: "/voucher/cart/add/{cartId}",
	tag,
	summary: "Adds a voucher to a cart, by the code that the shopper typed",
	auth: "optional",
	request: { params: cartParams, ...jsonBody(voucherAddBody) },
	reply: voucherReply,
	errors: [
		"too_many_requests",
		"unreadable",
		"unauthorized",
		"not_found",
		"cart_ordered",
		"too_large",
		"invalid",
		"request_running",
		"not_exists",
		"service_type",
		"voucher_is_already_added",
		"active_from",
		"active_to",
		"quantity",
		"user_check",
		"email_required",
		"quantity_per_user_limit",
		"minimal_price",
		"vouchers_full",
	],
	example: {
		params: { cartId: CART_ID },
		body: { voucherCode: "PARTY10", serviceType: "eshop", guestEmail: "jana.novakova@example.cz", locale: "cs" },
		reply: { cart: cartWithVoucher },
	},
});

export const deleteVoucher = defineCall({
	method: "post",
	path: "/voucher/cart/delete/{cartId}",
	tag,
	summary: "Takes a voucher out of a cart; one that is not in it changes nothing",
	auth: "optional",
	request: { params: cartParams, ...jsonBody(voucherDeleteBody) },
	reply: voucherReply,
	errors: [
		"unreadable",
		"unauthorized",
		"not_found",
		"cart_ordered",
		"too_large",
		"invalid",
		"request_running",
		"order_voucher",
	],
	example: { params: { cartId: CART_ID }, body: { voucherId: 1, locale: "cs" }, reply: { cart } },
});
