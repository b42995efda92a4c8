"use client";
/** Watching stock in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "#lib/domain/locale.ts";
import { call } from "../client/browser.ts";
import { customerKey, retryUnlessRefused } from "../customer/customer.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** Prefix of all queries of watches, to invalidate them. */
const WATCHDOG_KEY = ["watchdog"] as const;

/** The watches of the signed-in customer. */
export const watchesQuery = (locale: Locale) =>
	queryOptions({
		queryKey: [...WATCHDOG_KEY, ...customerKey(locale)],
		queryFn: () => call("GET /watchdog/{locale}", { params: { locale } }),
		staleTime: 30_000,
		retry: retryUnlessRefused,
	});

/** Starts or ends the watch of a variant. */
export function useSetWatch(locale: Locale) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: [...WATCHDOG_KEY, "set"],
		mutationFn: ({ variantId, isWatching }: { variantId: number; isWatching: boolean }) =>
			isWatching
				? call("POST /watchdog/{variantId}", { params: { variantId }, body: { locale } })
				: call("DELETE /watchdog/{variantId}", { params: { variantId } }),
		onSuccess: () => client.invalidateQueries({ queryKey: WATCHDOG_KEY }),
	});
}

/** Ends the watch that a mailed link names. */
export function useEndWatch(locale: Locale, hash: string) {
	return useMutation({
		mutationKey: [...WATCHDOG_KEY, "end"],
		mutationFn: () => callAsAnyone("POST /watchdog/end/{locale}/{hash}", { params: { locale, hash } }),
	});
}
