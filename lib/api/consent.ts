/** What the visitor agreed to (spec §4 Cookie consent), in cookies of this browser. */
import Cookies from "js-cookie";
import { CONSENT_MAX_AGE_S, COOKIES, DAY_S } from "#lib/domain/limits.ts";

const ACCEPTED = "accepted";

export function hasMarketingConsent(): boolean {
	return Cookies.get(COOKIES.acceptMarketing) === ACCEPTED;
}

export function acceptMarketing(): void {
	Cookies.set(COOKIES.acceptMarketing, ACCEPTED, {
		expires: CONSENT_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
}
