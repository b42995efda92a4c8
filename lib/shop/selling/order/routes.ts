import * as accountCalls from "../../../contract/routes/account-orders.ts";
import * as calls from "../../../contract/routes/order.ts";
import { PLACE_FIELDS } from "../../../domain/people/postal-address.ts";
import { askerOf, refused, refusedWith, router } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { cancelOrder } from "./cancel-order.ts";
import { sendCourierReview } from "./courier-review.ts";
import { getDeliveryOptions } from "./delivery-options.ts";
import { orderAgain } from "./order-again.ts";
import { getOrder } from "./read-order.ts";
import { takeOrder } from "./take-order.ts";
import { withdrawOrder } from "./withdrawal/withdraw-order.ts";

/** The fields as the contract's own rule names them. */
const BLANK_PLACE = Object.fromEntries(PLACE_FIELDS.map((field) => [`invoice.${field}`, ["required"]]));

export const orderRoutes = router()
	.openapi(calls.getDeliveryOptions, async (context) => {
		const { locale, cartId } = context.req.valid("param");
		const options = await getDeliveryOptions(context.var.shop, askerOf(context), locale, cartId);
		return options ? context.json(options, 200) : refused(context, "not_found");
	})
	.openapi(calls.createOrder, async (context) => {
		const { cartId } = context.req.valid("param");
		const result = await takeOrder(context.var.shop, askerOf(context), {
			cartId,
			body: context.req.valid("json"),
			idempotencyKey: context.req.valid("header")["idempotency-key"],
			address: clientAddressOf(context),
		});
		if (!result.ok && result.error === "invoice_invalid")
			return refused(context, result.error, { errors: BLANK_PLACE });
		if (!result.ok) return refusedWith(context, result);
		// A repeat gets the same order with 200 (decisions 9).
		return context.json(result.value.order, result.value.isRepeat ? 200 : 201);
	})
	.openapi(calls.getOrder, async (context) => {
		const { id, hash } = context.req.valid("param");
		const order = await getOrder(context.var.shop, id, hash, context.req.valid("query").lang);
		return order ? context.json(order, 200) : refused(context, "not_found");
	})
	.openapi(calls.cancelOrder, async (context) => {
		const key = { ...context.req.valid("param"), ...context.req.valid("query") };
		const result = await cancelOrder(context.var.shop, key);
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	})
	.openapi(calls.orderAgain, async (context) => {
		const result = await orderAgain(context.var.shop, askerOf(context), context.req.valid("param"), {
			...context.req.valid("json"),
			address: clientAddressOf(context),
		});
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	})
	.openapi(calls.withdrawOrder, async (context) => {
		const key = { ...context.req.valid("param"), ...context.req.valid("query") };
		const result = await withdrawOrder(context.var.shop, key, context.req.valid("json"));
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result, { no_seal: "sealed" });
	})
	.openapi(accountCalls.sendCourierReview, async (context) => {
		const sent = await sendCourierReview(context.var.shop, context.req.valid("param"), context.req.valid("json"));
		return sent.ok ? context.json({}, 201) : refusedWith(context, sent);
	});
