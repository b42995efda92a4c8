"use client";
/** The newsletter in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubscriberInput } from "#lib/contract/schemas/newsletter.ts";
import { callAsAnyone, retryUnlessRefused } from "../customer/customer.ts";

/** Asks for the newsletter; the shop mails a link that confirms it. */
export function saveSubscriber(body: SubscriberInput): Promise<object> {
	return callAsAnyone("POST /subscriber/save", { body });
}

/** What the link of a mail is about; a refusal says that there is no such newsletter. */
export const subscriptionQuery = (hash: string) =>
	queryOptions({
		queryKey: ["subscription", hash],
		queryFn: () => callAsAnyone("GET /subscriber/{hash}", { params: { hash } }),
		refetchOnWindowFocus: false,
		networkMode: "always",
		retry: retryUnlessRefused,
	});

/** Confirms or ends the newsletter of a link. */
export function useChangeSubscription(hash: string) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["subscription", hash],
		mutationFn: (change: "confirm" | "end") => callAsAnyone(`POST /subscriber/{hash}/${change}`, { params: { hash } }),
		onSuccess: (subscription) => client.setQueryData(subscriptionQuery(hash).queryKey, subscription),
		networkMode: "always",
	});
}
