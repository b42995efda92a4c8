/** Where signing in, and waiting for the shop, lead on to. */
import { localRedirect } from "#lib/domain/local-redirect.ts";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { guardsOf } from "#lib/i18n/guards.ts";
import { screenPath, screenPathIn } from "#lib/i18n/paths.ts";

/** Open to everybody, but part of signing in. The link to a new password is a secret that no other address may contain. */
const PASSWORD_SCREENS = ["passwordReset", "newPassword"] as const;

/** Target of a login: the shop's path in `?redirect=`, or the account (promises §4). */
export function pathAfterLogin(locale: Locale): string {
	return askedPath() ?? screenPath(locale, "account");
}

/** Target of the maintenance page when the shop is open again: the page that was requested. */
export function pathAfterMaintenance(locale: Locale): string {
	return askedPath() ?? screenPath(locale, "home");
}

/** Whether this page is part of signing in, so that a login leaves it and does not return to it. */
export function isSignInPage(): boolean {
	const { pathname } = window.location;
	const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
	const ofPasswords = LOCALES.flatMap((locale) => PASSWORD_SCREENS.map((screen) => screenPath(locale, screen)));
	return guardsOf(pathname).includes("guest-only") || ofPasswords.some(isBelow);
}

/** Query that keeps the target of this sign-in page in the other language; "" without a target. */
export function wayOnIn(locale: Locale): string {
	const path = isSignInPage() ? askedPath() : null;
	return path === null ? "" : `?${new URLSearchParams({ redirect: screenPathIn(locale, path) ?? path })}`;
}

/** Target of a login on another page: this page, or the target of this sign-in page. Null: no target. */
export function wayBack(): string | null {
	return isSignInPage() ? askedPath() : window.location.pathname + window.location.search;
}

function askedPath(): string | null {
	return localRedirect(new URLSearchParams(window.location.search).get("redirect"));
}
