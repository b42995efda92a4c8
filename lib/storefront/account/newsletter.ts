"use client";
/** The newsletter in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { retryUnlessRefused } from "../customer/customer.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** The subscription that a mailed link names; a refusal when there is none. */
export const subscriptionQuery = (hash: string) =>
	queryOptions({
		queryKey: ["subscription", hash],
		queryFn: () => callAsAnyone("GET /subscriber/{hash}", { params: { hash } }),
		refetchOnWindowFocus: false,
		networkMode: "always",
		retry: retryUnlessRefused,
	});

/** Confirms or ends the subscription of a link. */
export function useChangeSubscription(hash: string) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["subscription", hash],
		mutationFn: (change: "confirm" | "end") => callAsAnyone(`POST /subscriber/{hash}/${change}`, { params: { hash } }),
		onSuccess: (subscription) => client.setQueryData(subscriptionQuery(hash).queryKey, subscription),
		networkMode: "always",
	});
}
