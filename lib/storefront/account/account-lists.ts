"use client";
/** Lists of the account in the browser: orders and own reviews. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrdersPage, OwnReview } from "#lib/contract/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError, callApi } from "../client/browser.ts";
import { customerKey, retryUnlessRefused } from "./customer.ts";

/** One page of the customer's orders, the newest first. While another one is asked for, the previous one stays. */
export const ordersQuery = (page: number) =>
	queryOptions({
		queryKey: customerKey("orders", page),
		queryFn: () => callApi<OrdersPage>("GET", `/account/orders?page=${page}`),
		placeholderData: keepPreviousData,
		retry: retryUnlessRefused,
	});

/** The hash of an own order; null when the customer has no such order. */
export const orderKeyQuery = (id: string) =>
	queryOptions({
		queryKey: customerKey("order-key", id),
		queryFn: async (): Promise<string | null> => {
			try {
				return (await callApi<{ hash: string }>("GET", `/account/orders/${encodeURIComponent(id)}`)).hash;
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
		staleTime: Number.POSITIVE_INFINITY,
		retry: retryUnlessRefused,
	});

export const ownReviewsQuery = (locale: Locale) =>
	queryOptions({
		queryKey: customerKey("reviews", locale),
		queryFn: () => callApi<OwnReview[]>("GET", `/account/reviews/${locale}`),
		retry: retryUnlessRefused,
	});

export function useDeleteOwnReview() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "review", "delete"],
		mutationFn: (id: number) => callApi<object>("DELETE", `/account/reviews/${id}`),
		onSettled: () => client.invalidateQueries({ queryKey: customerKey("reviews") }),
	});
}
