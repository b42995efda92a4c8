/**
 * The customer's token in this browser: in a cookie, by which pages are guarded, and in the local storage (spec §4);
 * one that refuses its storage has the cookie alone.
 */
import Cookies from "js-cookie";
import { COOKIES, DAY_S, SESSION_MAX_AGE_S } from "#lib/domain/limits.ts";
import { withStorage } from "./browser-storage.ts";

export function keepToken(token: string): void {
	Cookies.set(COOKIES.token, token, {
		expires: SESSION_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
	withStorage("localStorage", (storage) => storage.setItem(COOKIES.token, token));
}

export function forgetToken(): void {
	Cookies.remove(COOKIES.token, { path: "/" });
	withStorage("localStorage", (storage) => storage.removeItem(COOKIES.token));
}
