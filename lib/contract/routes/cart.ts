import { z } from "zod";
import * as examples from "../examples/cart.ts";
import * as fields from "../fields.ts";
import { cart, cartAddons, cartCreateBody, cartCurrencyBody, cartPutBody, cartPutReply } from "../schemas/cart.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Cart";
const cartParams = z.object({ cartId: fields.uuid });

export const listCarts = defineCall({
	method: "get",
	path: "/cart/{locale}",
	tag,
	summary: "Carts of the customer, the one in use first",
	auth: "required",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(cart),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.cart] },
});

export const getAnonymousCart = defineCall({
	method: "get",
	path: "/cart/anonymous/{locale}/{tempId}",
	tag,
	summary: "Cart of a guest; temporary id 0 makes a new one",
	request: { params: z.object({ locale: fields.locale, tempId: z.union([z.literal("0"), fields.uuid]) }) },
	reply: cart,
	errors: ["not_found", "too_many_requests", "maintenance"],
	example: { params: { locale: "cs", tempId: examples.TEMP_ID }, reply: examples.guestCart },
});

export const createCart = defineCall({
	method: "post",
	path: "/cart/create",
	tag,
	summary: "New cart, the customer's with a token, a guest's without",
	auth: "optional",
	request: jsonBody(cartCreateBody),
	reply: cart,
	status: 201,
	errors: ["too_many_requests", "unreadable", "invalid", "too_large", "unauthorized"],
	example: { body: { locale: "cs", currencyId: 1 }, reply: examples.cart },
});

export const putCartItem = defineCall({
	method: "put",
	path: "/cart/{cartId}",
	tag,
	summary: "Sets the quantity of a variant; 0 removes it",
	auth: "optional",
	request: { params: cartParams, ...jsonBody(cartPutBody) },
	reply: cartPutReply,
	errors: [
		"unreadable",
		"unauthorized",
		"not_found",
		"out_of_stock",
		"not_active",
		"cart_full",
		"cart_ordered",
		"too_large",
		"invalid",
		"age_unconfirmed",
	],
	example: {
		params: { cartId: examples.CART_ID },
		body: { id: 1300, variantId: 701, quantity: 1, note: "Na pátek, prosím", locale: "cs" },
		reply: examples.cartPut,
	},
});

export const setCartCurrency = defineCall({
	method: "post",
	path: "/cart/currency/{cartId}",
	tag,
	summary: "Counts a cart in another currency",
	auth: "optional",
	request: { params: cartParams, ...jsonBody(cartCurrencyBody) },
	reply: cart,
	errors: ["unreadable", "unauthorized", "not_found", "cart_ordered", "too_large", "invalid"],
	example: { params: { cartId: examples.CART_ID }, body: { currencyId: 1, locale: "cs" }, reply: examples.cart },
});

export const listCartAddons = defineCall({
	method: "get",
	path: "/cart/addons/{locale}/{cartId}",
	tag,
	summary: "Add-ons (helium, ribbon) that go below the items of a cart",
	auth: "optional",
	request: { params: z.object({ locale: fields.locale, cartId: fields.uuid }) },
	reply: cartAddons,
	errors: ["unauthorized", "not_found"],
	example: { params: { locale: "cs", cartId: examples.CART_ID }, reply: examples.addons },
});

export const deleteCart = defineCall({
	method: "delete",
	path: "/cart/{cartId}",
	tag,
	summary: "Deletes a cart with everything in it",
	auth: "optional",
	request: { params: cartParams },
	reply: z.object({}),
	errors: ["unauthorized", "not_found", "cart_ordered"],
	example: { params: { cartId: examples.CART_ID }, reply: {} },
});
