"use client";
/** Who is signed in, as far as the browser knows: the cookie with the token, and what the shop says of its owner. */
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

/** False while the page is being hydrated: the first render must be the server's, which knows nobody. */
export function useIsSignedIn(): boolean {
	return useSyncExternalStore(listenToSigningIn, isSignedIn, () => false);
}

const isOfSession = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/**
 * Forgets a token that the shop refused; tells whether the customer is signed out by it. Refusals are kept in memory, and one of
 * a former session says nothing of the token that has come since.
 */
export function forgetEndedSession(error: unknown): boolean {
	if (!isOfSession(error)) return false;
	if (isSignedIn() && Cookies.get(COOKIES.token) !== error.token) return false;
	forgetToken();
	return true;
}

/** A call that is open to everybody: an ended session, with which the shop refuses even those, does not stop it. */
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

/** Key of something that belongs to the customer signed in: two who share a browser never see each other's answers. */
export const customerKey = (...rest: readonly (string | number)[]) => ["customer", customerOfToken(), ...rest] as const;

/** Who is signed in, as the token says; "" for a guest. */
export function customerOfToken(): string {
	return ownerOf(Cookies.get(COOKIES.token));
}

/** One more try when nothing answered; what the shop refused it would refuse again. */
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
