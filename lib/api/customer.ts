"use client";
/** Who is signed in, as far as the browser knows: the cookie with the token, and what the shop says of its owner. */
import { queryOptions } from "@tanstack/react-query";
import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import type { User } from "#lib/contract/account.ts";
import { COOKIES } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { ApiError, callApi } from "./browser.ts";
import { forgetToken } from "./token.ts";

export function isSignedIn(): boolean {
	return Boolean(Cookies.get(COOKIES.token));
}

const subscribeToNothing = () => () => {};

/** False while the page is being hydrated: the first render must be the server's, which knows nobody. */
export function useIsSignedIn(): boolean {
	return useSyncExternalStore(subscribeToNothing, isSignedIn, () => false);
}

/** Forgets a token that the shop refused; tells whether that was what went wrong. */
export function forgetEndedSession(error: unknown): boolean {
	if (!(error instanceof ApiError) || error.status !== 401) return false;
	forgetToken();
	return true;
}

/** A call that is open to everybody: an ended session, with which the shop refuses even those, does not stop it. */
export async function callAsAnyone<Reply>(...call: Parameters<typeof callApi>): Promise<Reply> {
	try {
		return await callApi<Reply>(...call);
	} catch (error) {
		if (!forgetEndedSession(error)) throw error;
		return callApi<Reply>(...call);
	}
}

export const customerQuery = () =>
	queryOptions({
		queryKey: ["customer"],
		queryFn: async () => (await callApi<{ data: User }>("GET", "/me")).data,
		staleTime: 60_000,
	});

/** The login page, which leads back to where the shopper is now. */
export function loginPathFromHere(locale: Locale): string {
	const { pathname, search } = window.location;
	return `${screenPath(locale, "login")}?${new URLSearchParams({ redirect: pathname + search })}`;
}
