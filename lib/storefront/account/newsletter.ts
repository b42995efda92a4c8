"use client";
/** The newsletter in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubscriberInput, Subscription } from "#lib/contract/newsletter.ts";
import { callAsAnyone, retryUnlessRefused } from "./customer.ts";

/** Asks for the newsletter; the shop mails a link that confirms it. */
export function saveSubscriber(body: SubscriberInput): Promise<object> {
	return callAsAnyone<object>("POST", "/subscriber/save", { body });
}

const pathOf = (hash: string) => `/subscriber/${encodeURIComponent(hash)}`;

/** What the link of a mail is about; a refusal says that there is no such newsletter. */
export const subscriptionQuery = (hash: string) =>
	queryOptions({
		queryKey: ["subscription", hash],
		queryFn: () => callAsAnyone<Subscription>("GET", pathOf(hash)),
		refetchOnWindowFocus: false,
		networkMode: "always",
		retry: retryUnlessRefused,
	});

/** Confirms or ends the newsletter of a link. */
export function useChangeSubscription(hash: string) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["subscription", hash],
		mutationFn: (change: "confirm" | "end") => callAsAnyone<Subscription>("POST", `${pathOf(hash)}/${change}`),
		onSuccess: (subscription) => client.setQueryData(subscriptionQuery(hash).queryKey, subscription),
		networkMode: "always",
	});
}
