import type { Context } from "hono";
import type { ErrorCode } from "../../../contract/errors.ts";
import * as calls from "../../../contract/routes/request.ts";
import type { Refusal } from "../../../domain/result.ts";
import { askerOf, refused, refusedWith, router, type ShopEnv } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { cancelRequest } from "./cancel-request.ts";
import { listBalloonTypes, listInflationSlots, requestInflation } from "./inflation.ts";
import type { Made, RefusedFields, Sender } from "./make-request.ts";
import { requestDecoration, requestEvent } from "./party.ts";
import { getRequest } from "./read-request.ts";
import { getRentalCalendar, listRentalCostumes, requestRental } from "./rental.ts";

/** The form field that a code is about. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
	branch_not_exists: "branchId",
	floats_too_short: "balloons",
	slot_full: "pickupAt",
};

function senderOf(context: Context<ShopEnv>): Sender {
	return { address: clientAddressOf(context), ...askerOf(context) };
}

/** A repeat returns the same request with 200. */
function answer(context: Context<ShopEnv>, made: Made<ErrorCode>) {
	if (made.ok) return context.json(made.value.request, made.value.isRepeat ? 200 : 201);
	return refuseForm(context, made);
}

function refuseForm(context: Context<ShopEnv>, refusal: Refusal<ErrorCode> | RefusedFields) {
	if (!("fields" in refusal)) return refusedWith(context, refusal, FIELDS);
	const errors = Object.fromEntries(Object.entries(refusal.fields).map(([field, key]) => [field, [key]]));
	return refused(context, refusal.error, { errors });
}

export const requestRoutes = router()
	.openapi(calls.listRentalCostumes, async (context) => {
		return context.json(await listRentalCostumes(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getRentalCalendar, async (context) => {
		const { from, days } = context.req.valid("query");
		const calendar = await getRentalCalendar(context.var.shop, { ...context.req.valid("param"), from, days });
		return calendar ? context.json(calendar, 200) : refused(context, "not_found");
	})
	.openapi(calls.requestRental, async (context) => {
		return answer(context, await requestRental(context.var.shop, context.req.valid("json"), senderOf(context)));
	})
	.openapi(calls.listBalloonTypes, async (context) => {
		return context.json(await listBalloonTypes(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.listInflationSlots, async (context) => {
		const { branchId } = context.req.valid("param");
		const slots = await listInflationSlots(context.var.shop, branchId, context.req.valid("query").day);
		return slots ? context.json(slots, 200) : refused(context, "not_found");
	})
	.openapi(calls.requestInflation, async (context) => {
		return answer(context, await requestInflation(context.var.shop, context.req.valid("json"), senderOf(context)));
	})
	.openapi(calls.requestDecoration, async (context) => {
		return answer(context, await requestDecoration(context.var.shop, context.req.valid("json"), senderOf(context)));
	})
	.openapi(calls.requestEvent, async (context) => {
		return answer(context, await requestEvent(context.var.shop, context.req.valid("json"), senderOf(context)));
	})
	.openapi(calls.getRequest, async (context) => {
		const request = await getRequest(context.var.shop, context.req.valid("param"));
		return request ? context.json(request, 200) : refused(context, "not_found");
	})
	.openapi(calls.cancelRequest, async (context) => {
		const result = await cancelRequest(context.var.shop, context.req.valid("param"));
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	});
