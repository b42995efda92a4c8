/**
 * The customer's token in this browser: in a cookie, which guards pages, and in the local storage (promises §4), or
 * only in the cookie if the storage is blocked.
 */
import Cookies from "js-cookie";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { SESSION_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { withStorage } from "../browser/browser-storage.ts";

const listeners = new Set<() => void>();

/** Calls `onChange` when this tab stored or deleted a token; returns the function that stops listening. */
export function listenToToken(onChange: () => void): () => void {
	listeners.add(onChange);
	return () => listeners.delete(onChange);
}

/** Owner of a token, read from its payload; "" for no token or an unreadable one. */
export function ownerOf(token: string | undefined): string {
	const payload = (token ?? "").split(".")[1] ?? "";
	try {
		const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
		return typeof claims === "object" && claims !== null && "sub" in claims ? String(claims.sub) : "";
	} catch {
		return "";
	}
}

/** Id of the signed-in customer from the token; "" for a guest. */
export function customerOfToken(): string {
	return ownerOf(Cookies.get(COOKIES.token));
}

export function keepToken(token: string): void {
	Cookies.set(COOKIES.token, token, {
		expires: SESSION_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
	withStorage("localStorage", (storage) => storage.setItem(COOKIES.token, token));
	for (const onChange of listeners) onChange();
}

export function forgetToken(): void {
	Cookies.remove(COOKIES.token, { path: "/" });
	withStorage("localStorage", (storage) => storage.removeItem(COOKIES.token));
	for (const onChange of listeners) onChange();
}
