"use client";
/** The newsletter in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubscriberInput } from "#lib/contract/schemas/newsletter.ts";
import { callAsAnyone, retryUnlessRefused } from "../customer/customer.ts";

/** Subscribes to the newsletter; the shop mails a link to confirm it. */
export function saveSubscriber(body: SubscriberInput): Promise<object> {
	return callAsAnyone("POST /subscriber/save", { body });
}

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
