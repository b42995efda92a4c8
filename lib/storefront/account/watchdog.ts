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

/** The watch that a mailed link names. */
export const watchOfLinkQuery = (locale: Locale, hash: string) =>
	queryOptions({
		queryKey: [...WATCHDOG_KEY, "link", locale, hash],
		queryFn: () => callAsAnyone("GET /watchdog/link/{locale}/{hash}", { params: { locale, hash } }),
		retry: retryUnlessRefused,
	});

/** Begins the watch that a mailed link names. */
export function useConfirmWatch(locale: Locale, hash: string) {
	return useMutation({
		mutationKey: [...WATCHDOG_KEY, "confirm"],
		mutationFn: () => callAsAnyone("POST /watchdog/confirm/{locale}/{hash}", { params: { locale, hash } }),
	});
}

/** A guest asks to be told when a variant is back. */
export function useAskToWatch(locale: Locale, variantId: number) {
	return useMutation({
		mutationKey: [...WATCHDOG_KEY, "ask"],
		mutationFn: (email: string) =>
			callAsAnyone("POST /watchdog/guest/{variantId}", { params: { variantId }, body: { email, locale } }),
	});
}

/** Ends the watch that a mailed link names. */
export function useEndWatch(locale: Locale, hash: string) {
	return useMutation({
		mutationKey: [...WATCHDOG_KEY, "end"],
		mutationFn: () => callAsAnyone("POST /watchdog/end/{locale}/{hash}", { params: { locale, hash } }),
	});
}
