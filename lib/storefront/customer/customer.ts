"use client";
/** The signed-in customer as the browser knows them: the cookie with the token, and the shop's reply about its owner. */
import { queryOptions } from "@tanstack/react-query";
import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import type { CallName, CallReply } from "#lib/contract/calls.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { listenToOtherTabs } from "../browser/cart-tabs.ts";
import { ApiError, call } from "../client/browser.ts";
import { forgetToken, listenToToken, ownerOf } from "../client/token.ts";

export function isSignedIn(): boolean {
	return Boolean(Cookies.get(COOKIES.token));
}

function listenToSigningIn(onChange: () => void): () => void {
	const stopHere = listenToToken(onChange);
	const stopOthers = listenToOtherTabs(onChange);
	return () => {
		stopHere();
		stopOthers();
	};
}

/** False during hydration: the first render must equal the server's, which knows no customer. */
export function useIsSignedIn(): boolean {
	return useSyncExternalStore(listenToSigningIn, isSignedIn, () => false);
}

const isOfSession = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/**
 * Deletes a token that the shop refused; returns whether that signed the customer out. A cached refusal of an earlier
 * session does not concern a newer token.
 */
export function forgetEndedSession(error: unknown): boolean {
	if (!isOfSession(error)) return false;
	if (isSignedIn() && Cookies.get(COOKIES.token) !== error.token) return false;
	forgetToken();
	return true;
}

/** A public call that succeeds even with an ended session, for which the shop refuses every call. */
export async function callAsAnyone<Name extends CallName>(
	...question: Parameters<typeof call<Name>>
): Promise<CallReply<Name>> {
	try {
		return await call(...question);
	} catch (error) {
		if (!isOfSession(error)) throw error;
		forgetEndedSession(error);
		return call(...question);
	}
}

/** Query key for data of the signed-in customer, so that customers who share a browser never see each other's data. */
export const customerKey = (...rest: readonly (string | number)[]) => ["customer", customerOfToken(), ...rest] as const;

/** Id of the signed-in customer from the token; "" for a guest. */
export function customerOfToken(): string {
	return ownerOf(Cookies.get(COOKIES.token));
}

/** One retry when no reply came; a refusal would be repeated. */
export const retryUnlessRefused = (failures: number, error: Error): boolean =>
	failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const customerQuery = () =>
	queryOptions({
		queryKey: customerKey("me"),
		queryFn: async () => (await call("GET /me")).data,
		staleTime: 60_000,
		retry: retryUnlessRefused,
	});

/** The login page, which leads back to where the shopper is now. */
export function loginPathFromHere(locale: Locale): string {
	const { pathname, search } = window.location;
	return `${screenPath(locale, "login")}?${new URLSearchParams({ redirect: pathname + search })}`;
}
