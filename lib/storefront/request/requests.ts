"use client";
/** Requests for services in the browser: free days and times, sending, and their state. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallQuestion } from "#lib/contract/calls.ts";
import type { RequestMade, ServiceRequest } from "#lib/contract/schemas/request.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { RequestKind } from "#lib/domain/request/request-states.ts";
import { ApiError } from "../client/api-error.ts";
import { keyOfAttempt } from "../client/attempt.ts";
import { retryUnlessRefused } from "../customer/customer.ts";
import { callAsAnyone } from "../customer/ended-session.ts";
import { isUncertain } from "../order/order.ts";

/** The most days that the shop returns in one reply. */
const CALENDAR_DAYS = 92;

/** Calendar of a costume in a size at a branch, from today. */
export const rentalCalendarQuery = (variantId: number, branchId: number, today: string) =>
	queryOptions({
		queryKey: ["rental-calendar", variantId, branchId, today],
		queryFn: () =>
			callAsAnyone("GET /rental/calendar/{variantId}/{branchId}", {
				params: { variantId, branchId },
				query: { from: today, days: CALENDAR_DAYS },
			}),
		staleTime: 30 * SECOND_MS,
		retry: retryUnlessRefused,
	});

/** Pickup times for balloons at a branch on a day. */
export const inflationSlotsQuery = (branchId: number, day: string) =>
	queryOptions({
		queryKey: ["inflation-slots", branchId, day],
		queryFn: () => callAsAnyone("GET /inflation/slots/{branchId}", { params: { branchId }, query: { day } }),
		staleTime: 30 * SECOND_MS,
		retry: retryUnlessRefused,
	});

type Bodies = {
	rental: CallQuestion<"POST /rental/requests">["body"];
	inflation: CallQuestion<"POST /inflation/requests">["body"];
	decoration: CallQuestion<"POST /decoration/requests">["body"];
	event: CallQuestion<"POST /events/requests">["body"];
};
/** Fields added when a form is sent. */
type Sending = Pick<Bodies[RequestKind], "requestKey" | "captchaToken">;
/** Body that the form of each service makes. */
export type RequestBodies = { [Kind in RequestKind]: Omit<Bodies[Kind], keyof Sending> };

const SEND: { [Kind in RequestKind]: (body: RequestBodies[Kind], sending: Sending) => Promise<RequestMade> } = {
	rental: (body, sending) => callAsAnyone("POST /rental/requests", { body: { ...body, ...sending } }),
	inflation: (body, sending) => callAsAnyone("POST /inflation/requests", { body: { ...body, ...sending } }),
	decoration: (body, sending) => callAsAnyone("POST /decoration/requests", { body: { ...body, ...sending } }),
	event: (body, sending) => callAsAnyone("POST /events/requests", { body: { ...body, ...sending } }),
};

/** Name under which the idempotency key of a request is stored until it succeeds. */
export const attemptOf = (kind: RequestKind) => `request-${kind}`;

type Sent<Kind extends RequestKind> = { body: RequestBodies[Kind]; askCaptcha: () => Promise<string | undefined> };

/** Sends a request. Without a reply it retries once with the same idempotency key, so at most one request is made. */
export function useSendRequest<Kind extends RequestKind>(kind: Kind) {
	return useMutation({
		mutationKey: ["request", "send", kind],
		mutationFn: async ({ body, askCaptcha }: Sent<Kind>) => {
			// A captcha token is valid for one attempt.
			const captchaToken = await askCaptcha();
			return SEND[kind](body, { requestKey: keyOfAttempt(attemptOf(kind), body), captchaToken });
		},
		retry: (failures, error) => failures < 1 && isUncertain(error),
		retryDelay: SECOND_MS,
		networkMode: "always",
	});
}

/** Link of a request: its hash gives access. */
export type RequestLink = { id: string; hash: string };

/** The request of a link; null when there is none. */
export const requestQuery = (link: RequestLink) =>
	queryOptions({
		queryKey: ["request", link.id, link.hash],
		queryFn: async (): Promise<ServiceRequest | null> => {
			try {
				return await callAsAnyone("GET /requests/{id}/{hash}", { params: link });
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
	});

/** Cancels a request; after a refusal the page reloads it. */
export function useCancelRequest(link: RequestLink) {
	const client = useQueryClient();
	const { queryKey } = requestQuery(link);
	return useMutation({
		mutationKey: ["request", "cancel"],
		mutationFn: () => callAsAnyone("POST /requests/{id}/{hash}/cancel", { params: link }),
		onSuccess: (request) => client.setQueryData(queryKey, request),
		onError: () => client.invalidateQueries({ queryKey }),
		networkMode: "always",
	});
}
