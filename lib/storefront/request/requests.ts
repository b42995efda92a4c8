"use client";
/** What services are asked for, in the browser: free days and times, sending, the state afterwards. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InflationSlots, RentalCalendar, RequestMade, ServiceRequest } from "#lib/contract/request.ts";
import { SECOND_MS } from "#lib/domain/limits.ts";
import type { RequestKind } from "#lib/domain/request/request-states.ts";
import { callAsAnyone, retryUnlessRefused } from "../account/customer.ts";
import { keyOfAttempt } from "../client/attempt.ts";
import { ApiError } from "../client/browser.ts";
import { isUncertain } from "../order/order.ts";

/** As far as the shop looks ahead in one answer. */
const CALENDAR_DAYS = 92;

/** Days of a costume in a size at a branch, from today on. */
export const rentalCalendarQuery = (variantId: number, branchId: number, today: string) =>
	queryOptions({
		queryKey: ["rental-calendar", variantId, branchId, today],
		queryFn: () =>
			callAsAnyone<RentalCalendar>(
				"GET",
				`/rental/calendar/${variantId}/${branchId}?${new URLSearchParams({ from: today, days: String(CALENDAR_DAYS) })}`,
			),
		staleTime: 30 * SECOND_MS,
		retry: retryUnlessRefused,
	});

/** Times of a day at which a branch has balloons ready. */
export const inflationSlotsQuery = (branchId: number, day: string) =>
	queryOptions({
		queryKey: ["inflation-slots", branchId, day],
		queryFn: () => callAsAnyone<InflationSlots>("GET", `/inflation/slots/${branchId}?${new URLSearchParams({ day })}`),
		staleTime: 30 * SECOND_MS,
		retry: retryUnlessRefused,
	});

const SEND_PATHS: Record<RequestKind, string> = {
	rental: "/rental/requests",
	inflation: "/inflation/requests",
	decoration: "/decoration/requests",
	event: "/events/requests",
};

/** Name under which the key of a request is kept until it went through. */
export const attemptOf = (kind: RequestKind) => `request-${kind}`;

type Sent = { body: object; askCaptcha: () => Promise<string | undefined> };

/** Sends a request. Without an answer it asks once more under the same key, which makes one request at most. */
export function useSendRequest(kind: RequestKind) {
	return useMutation({
		mutationKey: ["request", "send", kind],
		mutationFn: async ({ body, askCaptcha }: Sent) => {
			// A token of the captcha is good for one sending.
			const captchaToken = await askCaptcha();
			const key = { requestKey: keyOfAttempt(attemptOf(kind), body) };
			return callAsAnyone<RequestMade>("POST", SEND_PATHS[kind], {
				body: { ...body, ...key, ...(captchaToken === undefined ? {} : { captchaToken }) },
			});
		},
		retry: (failures, error) => failures < 1 && isUncertain(error),
		retryDelay: SECOND_MS,
		networkMode: "always",
	});
}

/** Whose request is read: whoever knows its hash may. */
export type RequestLink = { id: string; hash: string };

const requestCallPath = ({ id, hash }: RequestLink) =>
	`/requests/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`;

/** The request of a link; null when there is none. */
export const requestQuery = (link: RequestLink) =>
	queryOptions({
		queryKey: ["request", link.id, link.hash],
		queryFn: async (): Promise<ServiceRequest | null> => {
			try {
				return await callAsAnyone<ServiceRequest>("GET", requestCallPath(link));
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
		mutationFn: () => callAsAnyone<ServiceRequest>("POST", `${requestCallPath(link)}/cancel`),
		onSuccess: (request) => client.setQueryData(queryKey, request),
		onError: () => client.invalidateQueries({ queryKey }),
		networkMode: "always",
	});
}
