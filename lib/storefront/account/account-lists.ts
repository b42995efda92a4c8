"use client";
/** Lists of the account in the browser: orders, requests and reviews. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";
import { customerKey, retryUnlessRefused } from "../customer/customer.ts";

/** One page of the customer's orders, the newest first. While the next page loads, the previous one stays. */
export const ordersQuery = (page: number) =>
	queryOptions({
		queryKey: customerKey("orders", page),
		queryFn: () => call("GET /account/orders", { query: { page } }),
		placeholderData: keepPreviousData,
		retry: retryUnlessRefused,
	});

/** Hash of an order of the customer; null when it is not theirs. */
export const orderKeyQuery = (id: string) =>
	queryOptions({
		queryKey: customerKey("order-key", id),
		queryFn: async (): Promise<string | null> => {
			try {
				return (await call("GET /account/orders/{id}", { params: { id } })).hash;
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
		staleTime: Number.POSITIVE_INFINITY,
		retry: retryUnlessRefused,
	});

/** What the customer asked services for, the newest first. */
export const ownRequestsQuery = queryOptions({
	queryKey: customerKey("requests"),
	queryFn: () => call("GET /account/requests"),
	retry: retryUnlessRefused,
});

export const ownReviewsQuery = (locale: Locale) =>
	queryOptions({
		queryKey: customerKey("reviews", locale),
		queryFn: () => call("GET /account/reviews/{locale}", { params: { locale } }),
		retry: retryUnlessRefused,
	});

export function useDeleteOwnReview() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "review", "delete"],
		mutationFn: (id: number) => call("DELETE /account/reviews/{id}", { params: { id } }),
		onSettled: () => client.invalidateQueries({ queryKey: customerKey("reviews") }),
	});
}
