/** Requests for services (costume rental, inflated balloons, decorations, events), and their states. */
import { z } from "zod";
import { RENTAL_CALENDAR_DAYS } from "../../domain/request/request-terms.ts";
import * as examples from "../examples/request.ts";
import * as fields from "../fields.ts";
import * as contract from "../schemas/request.ts";
import { defineCall, defineFileCall, jsonBody } from "./define-call.ts";

const tag = "Services";
const requestParams = z.object({ id: fields.pathId, hash: fields.pathHash });
/** Refusals that all forms have. */
const SENDING = [
	"unauthorized",
	"too_many_requests",
	"unreadable",
	"key_reused",
	"request_running",
	"captcha_failed",
	"too_large",
	"invalid",
] as const;

export const listRentalCostumes = defineCall({
	method: "get",
	path: "/rental/costumes/{locale}",
	tag,
	summary: "Costumes that are lent, with prices, sizes and the branches that have them",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(contract.rentalCostume),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.rentalCostume] },
});

export const getRentalCalendar = defineCall({
	method: "get",
	path: "/rental/calendar/{variantId}/{branchId}",
	tag,
	summary: "Days on which a costume of this size can be had at this branch; from today unless said otherwise",
	request: {
		params: z.object({ variantId: fields.pathId, branchId: fields.pathId }),
		query: z.object({
			from: contract.sentDay.optional(),
			days: z.coerce
				.number("numeric")
				.int("numeric")
				.min(1, "numeric")
				.max(RENTAL_CALENDAR_DAYS.max, "numeric")
				.default(RENTAL_CALENDAR_DAYS.usual),
		}),
	},
	reply: contract.rentalCalendar,
	errors: ["not_found", "invalid"],
	example: {
		params: examples.HANGER,
		query: { from: "2026-12-04", days: 3 },
		reply: examples.rentalCalendar,
	},
});

export const requestRental = defineCall({
	method: "post",
	path: "/rental/requests",
	tag,
	summary: "Asks for a costume, which is held from then on; a repeat answers 200 with the same request",
	auth: "optional",
	request: jsonBody(contract.rentalRequest),
	reply: contract.requestMade,
	status: [200, 201],
	errors: [...SENDING, "not_found", "branch_not_exists", "taken", "held_limit"],
	example: { body: examples.rentalRequest, reply: examples.requestMade },
});

export const listBalloonTypes = defineCall({
	method: "get",
	path: "/inflation/types/{locale}",
	tag,
	summary: "Kinds of balloons that are inflated, how long they float and what they cost",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(contract.balloonType),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.balloonType] },
});

export const listInflationSlots = defineCall({
	method: "get",
	path: "/inflation/slots/{branchId}",
	tag,
	summary: "When balloons can be fetched at a branch on a day, and how many can still be inflated for each moment",
	request: {
		params: z.object({ branchId: fields.pathId }),
		query: z.object({ day: z.iso.date("day") }),
	},
	reply: contract.inflationSlots,
	errors: ["not_found", "invalid"],
	example: { params: { branchId: "1" }, query: { day: "2026-12-05" }, reply: examples.inflationSlots },
});

export const requestInflation = defineCall({
	method: "post",
	path: "/inflation/requests",
	tag,
	summary: "Books balloons to be inflated; a repeat answers 200 with the same request",
	auth: "optional",
	request: jsonBody(contract.inflationRequest),
	reply: contract.requestMade,
	status: [200, 201],
	errors: [...SENDING, "branch_not_exists", "floats_too_short", "slot_full", "held_limit"],
	example: { body: examples.inflationRequest, reply: { ...examples.requestMade, id: 2, number: "P260002" } },
});

export const requestDecoration = defineCall({
	method: "post",
	path: "/decoration/requests",
	tag,
	summary: "Asks for a party to be decorated; a repeat answers 200 with the same request",
	auth: "optional",
	request: jsonBody(contract.decorationRequest),
	reply: contract.requestMade,
	status: [200, 201],
	errors: [...SENDING],
	example: { body: examples.decorationRequest, reply: { ...examples.requestMade, id: 3, number: "P260003" } },
});

export const requestEvent = defineCall({
	method: "post",
	path: "/events/requests",
	tag,
	summary: "Asks the shop to hold an event; a repeat answers 200 with the same request",
	auth: "optional",
	request: jsonBody(contract.eventRequest),
	reply: contract.requestMade,
	status: [200, 201],
	errors: [...SENDING],
	example: { body: examples.eventRequest, reply: { ...examples.requestMade, id: 4, number: "P260004" } },
});

export const getRequest = defineCall({
	method: "get",
	path: "/requests/{id}/{hash}",
	tag,
	summary: "What somebody asked for and what became of it, for whoever knows its hash",
	request: { params: requestParams },
	reply: contract.serviceRequest,
	errors: ["not_found"],
	example: { params: examples.KEY, reply: examples.serviceRequest },
});

export const getRequestCalendar = defineFileCall({
	method: "get",
	path: "/requests/{id}/{hash}/calendar.ics",
	tag,
	summary: "Its days as a file for calendars (RFC 5545); 404 once it is over",
	request: { params: requestParams },
	reply: "text/calendar",
	errors: ["not_found"],
	example: { params: examples.KEY },
});

export const cancelRequest = defineCall({
	method: "post",
	path: "/requests/{id}/{hash}/cancel",
	tag,
	summary: "Takes a request back while there is time; its costume or its place among the balloons is free again",
	request: { params: requestParams },
	reply: contract.serviceRequest,
	errors: ["not_found", "not_cancellable", "request_running"],
	example: { params: examples.KEY, reply: examples.cancelledRequest },
});
