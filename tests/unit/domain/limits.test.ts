import { expect, test } from "vitest";
import { COOKIES } from "#lib/domain/cookies.ts";
import { PICTURE_WIDTHS } from "#lib/domain/goods/pictures.ts";
import * as limits from "#lib/domain/limits.ts";
import { DEFAULT_LOCALE } from "#lib/domain/locale.ts";

test.each<[string, unknown, unknown]>([
	["Free delivery threshold 1 500 CZK", limits.FREE_DELIVERY_ABOVE_CZK, 1500],
	["Age gate 18+", limits.AGE_GATE_YEARS, 18],
	["Review stars 1–5", limits.REVIEW_STARS, { min: 1, max: 5 }],
	["Guest cart cookie 1209600 s (14 days)", limits.GUEST_CART_MAX_AGE_S, 1_209_600],
	["Added-product/cart popup hides after 3333 ms", limits.POPUP_HIDE_MS, 3333],
	["Last viewed products: 3 per locale", limits.LAST_VIEWED_MAX, 3],
	["Cart widget 'show more' above 5 items", limits.CART_WIDGET_MAX_ITEMS, 5],
	["Category submenu collapsed shows 3 items", limits.SUBMENU_COLLAPSED_ITEMS, 3],
	["Mobile breakpoint 1024 px (§2)", limits.MOBILE_BREAKPOINT_PX, 1024],
	["Intro popup delay 3 s", limits.INTRO_POPUP_DELAY_MS, 3000],
	["Intro popup: cookie 14 days", limits.INTRO_POPUP_COOKIE_MAX_AGE_S, 1_209_600],
	["Top banner hides after 30 s", limits.TOP_BANNER_SHOWN_MS, 30_000],
	["Top banner: cookie 1 day", limits.TOP_BANNER_COOKIE_MAX_AGE_S, 86_400],
	["top-banner cookie (§4)", COOKIES.topBanner, "top-banner"],
	["intro-popup cookie (§4)", COOKIES.introPopup, "intro-popup"],
	["Locale cookie 365 days", limits.LOCALE_MAX_AGE_S, 31_536_000],
	["Default locale cs", DEFAULT_LOCALE, "cs"],
	["currency cookie named currencyId", COOKIES.currencyId, "currencyId"],
	["default 2 decimals", limits.DEFAULT_CURRENCY_DECIMALS, 2],
	["Image sizes: big or ico", Object.keys(PICTURE_WIDTHS).toSorted(), ["big", "ico"]],
	["Fetch delay 200 ms", limits.LOADING_SHOWN_MIN_MS, 200],
	["typing effect, 50 ms per character (§2)", limits.SEARCH_TYPING_MS_PER_CHAR, 50],
])("%s", (_, ours, specified) => {
	expect(ours).toEqual(specified);
});
