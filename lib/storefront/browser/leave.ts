/** Whole document navigations: they clear the pages that the router keeps and every answer in memory. */
import { localRedirect } from "#lib/domain/local-redirect.ts";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { guardsOf } from "#lib/i18n/guards.ts";
import { screenPath, screenPathIn } from "#lib/i18n/paths.ts";

/** For everybody, but about signing in. The link to a new password is a secret, which no other address may name. */
const PASSWORD_SCREENS = ["passwordReset", "newPassword"] as const;

/** Ends when the page that is being left is shown again; null while none is. */
let way: Promise<void> | null = null;

/** Whether the page is being left already, so that nothing on it needs to be sent or to lead anywhere else. */
export const isLeaving = (): boolean => way !== null;

/** Waits as long as the page is being left: what led away stays busy, and goes on when the browser shows its kept page again. */
export async function whileLeaving(): Promise<void> {
	await way;
}

export function leaveTo(path: string): void {
	setOff();
	window.location.assign(path);
}

export function loadAgain(): void {
	setOff();
	window.location.reload();
}

function setOff(): void {
	way = new Promise((resolve) => {
		const arrive = () => {
			way = null;
			resolve();
		};
		// Before any other listener asks whether the page is being left.
		window.addEventListener("pageshow", arrive, { once: true, capture: true });
	});
}

/** Where a login leads: the shop's own path that the address names, or the account (promises §4). */
export function pathAfterLogin(locale: Locale): string {
	return askedPath() ?? screenPath(locale, "account");
}

/** Where the maintenance page leads when the shop is open again: back to what was asked for. */
export function pathAfterMaintenance(locale: Locale): string {
	return askedPath() ?? screenPath(locale, "home");
}

/** Whether this page is about signing in, so that nobody has a reason to stay on it, or to come back, after a login. */
export function isSignInPage(): boolean {
	const { pathname } = window.location;
	const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
	const ofPasswords = LOCALES.flatMap((locale) => PASSWORD_SCREENS.map((screen) => screenPath(locale, screen)));
	return guardsOf(pathname).includes("guest-only") || ofPasswords.some(isBelow);
}

/** Query with which this page in the other language leads where this one does; "" when it leads nowhere in particular. */
export function wayOnIn(locale: Locale): string {
	const path = isSignInPage() ? askedPath() : null;
	return path === null ? "" : `?${new URLSearchParams({ redirect: screenPathIn(locale, path) ?? path })}`;
}

/** Where to go after a login on another page: back here, or where this page would lead. Null: nowhere in particular. */
export function wayBack(): string | null {
	return isSignInPage() ? askedPath() : window.location.pathname + window.location.search;
}

function askedPath(): string | null {
	return localRedirect(new URLSearchParams(window.location.search).get("redirect"));
}
