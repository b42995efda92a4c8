/** Banners that the visitor has closed (promises §4, §9): a cookie of this browser with the value `hidden`. */
import Cookies from "js-cookie";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { INTRO_POPUP_COOKIE_MAX_AGE_S, TOP_BANNER_COOKIE_MAX_AGE_S } from "#lib/domain/limits.ts";

const HIDDEN = "hidden";
const MAX_AGE_S = { topBanner: TOP_BANNER_COOKIE_MAX_AGE_S, introPopup: INTRO_POPUP_COOKIE_MAX_AGE_S } as const;
type ClosedBanner = keyof typeof MAX_AGE_S;

export function isBannerHidden(banner: ClosedBanner): boolean {
	return Cookies.get(COOKIES[banner]) === HIDDEN;
}

export function keepBannerHidden(banner: ClosedBanner): void {
	Cookies.set(COOKIES[banner], HIDDEN, {
		expires: MAX_AGE_S[banner] / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
}

/** Script before the first paint: marks the document if the top banner was closed, so that the banner never flashes. */
export const TOP_BANNER_SCRIPT = `if(document.cookie.split("; ").includes("${COOKIES.topBanner}=${HIDDEN}"))document.documentElement.dataset.topBanner="${HIDDEN}"`;
