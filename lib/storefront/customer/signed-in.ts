"use client";
/** Whether somebody is signed in, as the cookie with the token says. */
import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import { COOKIES } from "#lib/domain/cookies.ts";
import { listenToOtherTabs } from "../browser/cart-tabs.ts";
import { listenToToken } from "../client/token.ts";

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
