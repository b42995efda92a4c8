"use client";
/** What services are asked for, in the browser: free days and times, sending, the state afterwards. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallQuestion } from "#lib/contract/calls.ts";
import type { RequestMade, ServiceRequest } from "#lib/contract/schemas/request.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { RequestKind } from "#lib/domain/request/request-states.ts";
import { keyOfAttempt } from "../client/attempt.ts";
import { ApiError } from "../client/browser.ts";
import { callAsAnyone, retryUnlessRefused } from "../customer/customer.ts";
import { isUncertain } from "../order/order.ts";

/** As far as the shop looks ahead in one answer. */
const CALENDAR_DAYS = 92;

/** Days of a costume in a size at a branch, from today on. */
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

/** Times of a day at which a branch has balloons ready. */
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
/** What is added when a form is sent. */
type Sending = Pick<Bodies[RequestKind], "requestKey" | "captchaToken">;
/** What the form of each service makes. */
export type RequestBodies = { [Kind in RequestKind]: Omit<Bodies[Kind], keyof Sending> };

const SEND: { [Kind in RequestKind]: (body: RequestBodies[Kind], sending: Sending) => Promise<RequestMade> } = {
	rental: (body, sending) => callAsAnyone("POST /rental/requests", { body: { ...body, ...sending } }),
	inflation: (body, sending) => callAsAnyone("POST /inflation/requests", { body: { ...body, ...sending } }),
	decoration: (body, sending) => callAsAnyone("POST /decoration/requests", { body: { ...body, ...sending } }),
	event: (body, sending) => callAsAnyone("POST /events/requests", { body: { ...body, ...sending } }),
};

/** Name under which the key of a request is kept until it went through. */
export const attemptOf = (kind: RequestKind) => `request-${kind}`;

type Sent<Kind extends RequestKind> = { body: RequestBodies[Kind]; askCaptcha: () => Promise<string | undefined> };

/** Sends a request. Without an answer it asks once more under the same key, which makes one request at most. */
export function useSendRequest<Kind extends RequestKind>(kind: Kind) {
	return useMutation({
		mutationKey: ["request", "send", kind],
		mutationFn: async ({ body, askCaptcha }: Sent<Kind>) => {
			// A token of the captcha is good for one sending.
			const captchaToken = await askCaptcha();
			return SEND[kind](body, { requestKey: keyOfAttempt(attemptOf(kind), body), captchaToken });
		},
		retry: (failures, error) => failures < 1 && isUncertain(error),
		retryDelay: SECOND_MS,
		networkMode: "always",
	});
}

/** Whose request is read: whoever knows its hash may. */
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

/** Takes a request back; refused, the page shows it as it is now. */
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
